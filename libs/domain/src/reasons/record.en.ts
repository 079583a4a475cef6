import type { Catalog } from './catalog';

/** English text on how records relate to a topic; not used by decisions. */
export const RECORD_ENGLISH = {
  /** `parties`: some of the parties on record; empty if the register names none. */
  'record.of-others': 'About {parties, and, another party}, not {actor}.',
  'record.of-actor': 'About {party}.',
  'record.other-holder': 'Registered under {holder}, not under an identifier known for {actor} ({known, list}).',
  'record.short-name': 'Matches only a one-word name and nothing else in the topic.',
  'record.namesakes': '{bodies, number} entries share this name, with no sign which one is meant.',
  'record.elsewhere': 'Names a different place than the topic.',
  'record.name-alone': 'Only the name links it to {actor} in the topic.',
  'record.identity-alone': '{register} shows identity, not events.',
  'record.docket': 'A docket shows that a case exists, not that its claims are true.',
  'record.own-exhibit': 'An exhibit: the company’s own release.',
  'record.voluntary-items': 'Its items ({items, list}) are voluntary disclosures by the company.',
  'record.topic-undated': 'The topic does not say when the event happened.',
  'record.undated': 'No date on the record.',
  'record.before-event': 'Dated {days, number} days before the event, so it cannot report it.',
  'record.after-event': 'Dated {days, number} days after the event.',
  'record.timely': 'Dated {day, day}, around the time of the event.',

  'register.matter': 'The topic is about {matter, recordMatter} (“{words}”).',
  'register.keeps-such': '{register} covers organizations or persons of this kind.',

  'need.mode': 'always looked up in {mode} mode',
  'need.none': 'not looked up: quick mode does so only if a claim requires it, and none does',
  'need.register': '“{words}”: {matter, recordKind} may be relevant.',
  'need.history': '“{words}” refers to earlier events.',
  'need.place': '“{town}” is named without a region or country.',
} as const satisfies Catalog;
