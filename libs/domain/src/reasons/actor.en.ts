import type { Catalog } from './catalog';

/** What somebody named in a topic seems to be. */
export type ToldKind = 'company' | 'nonprofit' | 'public-body' | 'campaign' | 'person' | 'unknown';

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
export const ACTOR_ENGLISH = {
  'actor.name-form': ({ name, kind }: { name: string; kind: ToldKind }) =>
    `The name “${name}” has the form of ${ONE[kind]}.`,
  'actor.office-before': 'An office stands before the name {name}.',
  'actor.with-office': 'The text names {name} with an office (“{office}”).',
  'actor.as-person': 'The text speaks of {name} as of a person.',
  'actor.as-business': 'The text speaks of {name} as of a business.',
  'actor.unknown': 'Nothing tells what {name} is.',
  'actor.spelled-out': 'The text spells {initials} out: “{name}”.',
  'actor.initials': '{initials} are the initials of {name}, which the text names too.',
  'actor.publicly-known': '{name} is publicly known.',
  'actor.office-in-topic': 'The topic names {name} with an office (“{office}”).',
  'actor.office-in-source': '{source} names {name} with an office (“{office}”).',
  'actor.called': '{source} calls it “{what}”.',

  'private.minor': 'A minor, named with an age.',
  'private.aged': 'Named with an age.',
  'private.role': 'Named as {role}.',
  'private.fate': 'Named as somebody who was {fate}.',
  'private.said-of': 'Named as somebody of whom it is said:{words}.',
  'private.identified': 'Named as somebody who was identified.',
  'private.no-office': 'The topic names them without a public office.',

  'identity.nobody': 'Nobody of that name was found.',
  'identity.several': '{entities, number} go by the name {name}, and nothing in the topic tells which one is meant.',
  'identity.only-one': ({ kind }: { kind: ToldKind }) => `The only ${KIND[kind]} of that name.`,
  'identity.only-one-known': ({ kind, languages }: { kind: ToldKind; languages: number }) =>
    `The only ${KIND[kind]} of that name, with articles in ${languages} languages.`,
  'identity.only-legal-entity': 'The only legal entity of that name: {name}.',
  'identity.not-asked': 'nobody was asked',
  'identity.no-answer': '{told}',
  'identity.pages-alone': 'Known by the pages that were read alone; no register was asked.',
  'identity.other-name': '“{label}” is another name.',
  /** `what` it is; null where nothing tells. */
  'identity.other-kind': ({ label, what, kind }: { label: string; what: string | null; kind: ToldKind }) =>
    `“${label}” is ${what ?? 'something else'}, which is no ${KIND[kind]}.`,
  'identity.no-actor': '“{label}” ({what}) is nobody who acts.',
  'identity.ended': '“{label}” ({what}) ended in {year, number}.',
  'identity.elsewhere': '“{label}” belongs to {found}, not to {wanted}.',
  'identity.untied': 'Nothing ties “{label}” ({what}) to the topic beside the name.',

  'tie.place': 'Is tied to {place}, as the topic is.',
  'tie.name': 'Is tied to {name}, which the topic names.',
  'tie.words': ({ words }: { words: string[] }) => `Shares “${words.join('”, “')}” with the topic.`,
  'tie.kind': 'Speaks of “{words}”, as the topic does.',

  'statement.before': 'Published before the event.',
  'statement.on-claim': 'Said on the core claim, in a page that was read.',
} as const satisfies Catalog;
