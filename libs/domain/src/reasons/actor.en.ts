import type { ActorReasons, ToldKind } from './actor.reasons';
import type { Sentences } from './reason';

const ONE: Record<ToldKind, string> = {
  company: 'a company',
  nonprofit: 'an association or charity',
  'public-body': 'a public body',
  campaign: 'a campaign or party',
  person: 'a person',
  unknown: 'nothing known',
};

const KIND: Record<ToldKind, string> = {
  person: 'person',
  company: 'company',
  nonprofit: 'association',
  'public-body': 'public body',
  campaign: 'campaign',
  unknown: 'actor',
};

/** The English of who the actors of a topic are; no decision reads it. */
export const ACTOR_ENGLISH: Sentences<ActorReasons> = {
  'actor.name-form': ({ name, kind }) => `The name “${name}” has the form of ${ONE[kind]}.`,
  'actor.office-before': ({ name }) => `An office stands before the name ${name}.`,
  'actor.with-office': ({ name, office }) => `The text names ${name} with an office (“${office}”).`,
  'actor.as-person': ({ name }) => `The text speaks of ${name} as of a person.`,
  'actor.as-business': ({ name }) => `The text speaks of ${name} as of a business.`,
  'actor.unknown': ({ name }) => `Nothing tells what ${name} is.`,
  'actor.spelled-out': ({ initials, name }) => `The text spells ${initials} out: “${name}”.`,
  'actor.initials': ({ initials, name }) => `${initials} are the initials of ${name}, which the text names too.`,
  'actor.publicly-known': ({ name }) => `${name} is publicly known.`,
  'actor.office-in-topic': ({ name, office }) => `The topic names ${name} with an office (“${office}”).`,
  'actor.office-in-source': ({ source, name, office }) => `${source} names ${name} with an office (“${office}”).`,
  'actor.called': ({ source, what }) => `${source} calls it “${what}”.`,

  'private.minor': () => 'A minor, named with an age.',
  'private.aged': () => 'Named with an age.',
  'private.role': ({ role }) => `Named as ${role}.`,
  'private.fate': ({ fate }) => `Named as somebody who was ${fate}.`,
  'private.said-of': ({ words }) => `Named as somebody of whom it is said:${words}.`,
  'private.identified': () => 'Named as somebody who was identified.',
  'private.no-office': () => 'The topic names them without a public office.',

  'identity.nobody': () => 'Nobody of that name was found.',
  'identity.several': ({ entities, name }) =>
    `${entities} go by the name ${name}, and nothing in the topic tells which one is meant.`,
  'identity.only-one': ({ kind }) => `The only ${KIND[kind]} of that name.`,
  'identity.only-one-known': ({ kind, languages }) =>
    `The only ${KIND[kind]} of that name, with articles in ${languages} languages.`,
  'identity.only-legal-entity': ({ name }) => `The only legal entity of that name: ${name}.`,
  'identity.not-asked': () => 'nobody was asked',
  'identity.no-answer': ({ told }) => told,
  'identity.pages-alone': () => 'Known by the pages that were read alone; no register was asked.',
  'identity.other-name': ({ label }) => `“${label}” is another name.`,
  'identity.other-kind': ({ label, what, kind }) =>
    `“${label}” is ${what ?? 'something else'}, which is no ${KIND[kind]}.`,
  'identity.no-actor': ({ label, what }) => `“${label}” (${what}) is nobody who acts.`,
  'identity.ended': ({ label, what, year }) => `“${label}” (${what}) ended in ${year}.`,
  'identity.elsewhere': ({ label, found, wanted }) => `“${label}” belongs to ${found}, not to ${wanted}.`,
  'identity.untied': ({ label, what }) => `Nothing ties “${label}” (${what}) to the topic beside the name.`,

  'tie.place': ({ place }) => `Is tied to ${place}, as the topic is.`,
  'tie.name': ({ name }) => `Is tied to ${name}, which the topic names.`,
  'tie.words': ({ words }) => `Shares “${words.join('”, “')}” with the topic.`,
  'tie.kind': ({ words }) => `Speaks of “${words}”, as the topic does.`,

  'statement.before': () => 'Published before the event.',
  'statement.on-claim': () => 'Said on the core claim, in a page that was read.',
};
