import type { ClaimReasons } from './claims.reasons';
import type { Sentences } from './reason';

const quoted = (text: string): string => `“${text}”`;

/** The English of why a statement is one of the topic's claims. */
export const CLAIM_ENGLISH: Sentences<ClaimReasons> = {
  'statement.title': () => 'What the title asserts.',
  'statement.says-title': ({ title }) => `The sentence that says concretely what the title asserts: “${title}”.`,
  'statement.detail': ({ kind }) => `A ${kind} stated by the topic's text.`,
  'statement.pronoun': ({ word, name }) => `“${word}” is read as ${name}, the subject of the sentence before.`,
  'statement.found-by-model': ({ name }) => `Found checkable by ${name}; it stands in the topic's text.`,
  'statement.put': ({ name, quotes }) =>
    `Put in one sentence by ${name}, by what the topic says: ${quotes.map(quoted).join(' ')}`,
  'statement.no-claim': ({ name }) => `${name} finds nothing in it that could be true or false.`,
  'statement.grave': ({ name }) => `${name} finds that it could ruin somebody, or make people ill, if it were false.`,
  'worth.more': ({ trait }) => `Worth checking: ${TRAITS[trait] ?? trait}.`,
  'worth.less': ({ trait }) => `Less worth checking: ${TRAITS[trait] ?? trait}.`,
};

/** Traits in words; those without an entry never weigh enough to be told. */
const TRAITS: Partial<Record<string, string>> = {
  economy: 'it speaks of jobs, taxes or money',
  security: 'it speaks of crime, borders or attacks',
  foreign: 'it speaks of other countries or war',
  social: 'it speaks of health, schools, energy or courts',
  superlative: 'it says first, most, only or worst',
  comparative: 'it compares',
  change: 'it says that something rose or fell',
  money: 'it names a sum',
  percentSign: 'it names a share',
  digits: 'it has figures',
  magnitude: 'it has large figures',
  spelled: 'it counts',
  share: 'it speaks of a rate or a poll',
  year: 'it names a year',
  names: 'it names somebody',
  places: 'it names a place',
  act: 'it says what somebody did',
  nameAndAct: 'it says what somebody named did',
  thirdAndAct: 'it says what others did',
  secondAndAct: 'it says what the other side did',
  digitsAndChange: 'it says by how much something changed',
  figureAndTopic: 'it has figures on public matters',
  pastVerbs: 'it tells of what happened',
  pastAux: 'it tells of what was',
  cause: 'it gives a cause',
  length: 'its length',
  long: 'it is long',
  veryShort: 'it is too short to say much',
  second: 'it speaks to somebody',
  third: 'it speaks of others',
  firstSingular: 'it speaks of the speaker',
  firstPlural: 'it speaks of “us”',
  future: 'it speaks of what is to come',
  hedge: 'it is an opinion or a guess',
  negation: 'it says that something is not so',
  quantifier: 'it speaks of all or none',
  question: 'it asks',
  exclamation: 'it exclaims',
  courtesy: 'it greets or thanks',
  moderation: 'it leads the talk',
  filler: 'it holds the floor',
  fillerLead: 'it begins with a filler',
  trailing: 'it breaks off',
  pronounLead: 'it begins with a pronoun',
  time: 'it speaks of a time',
};
