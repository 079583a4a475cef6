import type { Catalog } from './catalog';

/** English text about the actors of a topic; not used by decisions. */
export const ACTOR_ENGLISH = {
  'actor.name-form': '“{name}” looks like the name of {kind, actor}.',
  'actor.office-before': 'A title of office precedes the name {name}.',
  'actor.with-office': 'The text gives {name} a title of office (“{office}”).',
  'actor.as-person': 'The text refers to {name} as a person.',
  'actor.as-business': 'The text refers to {name} as a business.',
  'actor.unknown': 'No information on what {name} is.',
  'actor.spelled-out': 'The text spells out {initials} as “{name}”.',
  'actor.initials': '{initials} matches the initials of {name}, which the text also names.',
  'actor.publicly-known': '{name} is publicly known.',
  'actor.office-in-topic': 'The topic gives {name} a title of office (“{office}”).',
  'actor.office-in-source': '{source} gives {name} a title of office (“{office}”).',
  'actor.called': '{source} describes it as “{what}”.',

  'private.minor': 'A minor, named with an age.',
  'private.aged': 'Named with an age.',
  'private.role': 'Named as {role}.',
  'private.fate': 'Named as having been {fate}.',
  'private.said-of': 'Named with the words:{words}.',
  'private.identified': 'Named as a person who was identified.',
  'private.no-office': 'Named in the topic without a public office.',

  'identity.nobody': 'No entry found for this name.',
  'identity.several':
    '{entities, number} entries share the name {name}, and the topic does not say which one is meant.',
  'identity.only-one': 'The only {kind, actorNoun} with this name.',
  'identity.only-one-known':
    'The only {kind, actorNoun} with this name that has articles in {languages, number} languages.',
  'identity.only-legal-entity': 'The only legal entity with this name is {name}.',
  'identity.not-asked': 'not looked up',
  'identity.no-answer': '{told}',
  'identity.pages-alone': 'Identified only from the pages read; no register was searched.',
  'identity.other-name': '“{label}” is a different name.',
  /** `what`: what the entry describes; null if it has no description. */
  'identity.other-kind': '“{label}”{what, given,  (#)} is not listed as {kind, actor}.',
  'identity.no-actor': '“{label}” ({what}) is not a person or organization.',
  'identity.ended': '“{label}” ({what}) died or ceased to exist in {year, number}.',
  'identity.elsewhere': '“{label}” is based in {found}, not in {wanted}.',
  'identity.untied': 'Only the name links “{label}” ({what}) to the topic.',

  'tie.place': 'Linked to {place}, like the topic.',
  'tie.name': 'Linked to {name}, whom the topic also names.',
  'tie.words': 'Shares the words {words, quoted} with the topic.',
  'tie.kind': 'Mentions “{words}”, like the topic.',

  'statement.before': 'Published before the event.',
  'statement.on-claim': 'A statement on the main claim, from a page that was read.',
} as const satisfies Catalog;
