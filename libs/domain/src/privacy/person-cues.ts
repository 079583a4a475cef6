import { lexicon } from '@corroborate/text';

/** Cues next to a name that distinguish private from public persons, from the `persons` lists of each language. */
const FOREIGN = ['de', 'fr', 'es', 'pt', 'it'];
const english = (section: string): string => lexicon('en', 'persons', section).source;
const foreign = (section: string, languages: readonly string[] = FOREIGN): string =>
  languages.map((language) => lexicon(language, 'persons', section).source).join('|');
const all = (...sections: string[]): string => sections.flatMap((one) => [english(one), foreign(one)]).join('|');

const PRIVATE_ROLE = all('child', 'private-role');
const PUBLIC_ROLE = all('public-role');
const YEARS = foreign('years');
const ADDRESS = english('address');

export const CHILD = new RegExp(`^(?:${all('child')})$`);

/** Groups: the age and its unit. */
export const BEFORE_AGE = new RegExp(
  `\\b(\\d{1,3})[- ](${english('age-unit')})s?[- ]old(?: [\\p{L}-]+){0,3},? $`,
  'iu',
);
const THEN = english('after-age');
/** Matches ", 34,", " (34)" and ", 3 months old", not the 2 in ", 2,000 told to flee". */
export const AFTER_AGE = new RegExp(
  `^(?:, (?:aged? )?(\\d{1,3})(?![,.]\\d)(?=[,.;)]| (?:${THEN})\\b|$)|,? \\((?:aged? )?(\\d{1,3})\\)` +
    '|, (\\d{1,3})[- ](year|month)s?[- ]old)',
  'iu',
);
/** "der 34-jährige …", "il 34enne …", "un homme de 34 ans, …" */
export const BEFORE_AGE_FOREIGN = new RegExp(
  `(?<!\\d)(\\d{1,3})(?:[- ]?(?:${foreign('joined-years', ['de', 'it'])})| (?:${foreign('years-before')}),?)` +
    '(?: [\\p{L}-]{1,30}){0,2},? $',
  'iu',
);
/** ", 34 ans", ", de 34 años", " (34 Jahre)" */
export const AFTER_AGE_FOREIGN = new RegExp(
  `^,? \\(?(?:(?:${foreign('of-age', ['fr', 'es', 'pt', 'it'])}) )?(\\d{1,3}) (?:${YEARS})(?!\\p{L})`,
  'iu',
);
/** Children are often given by first name only, which at the start of a sentence looks like any word. */
export const AGED = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}’'-]{2,30}(?=, \d{1,2},| \(\d{1,2}\))/gu;

export const BEFORE_ROLE = new RegExp(
  `(?<!\\p{L})(${PRIVATE_ROLE})s?(?:,| (?:${all('named')}))? (?:(?:${ADDRESS}) )?$`,
  'iu',
);
export const IDENTIFIED = new RegExp(`\\b(?:${english('identified')})(?: [\\p{L}-]+){0,4} as $`, 'iu');
export const AFTER_ROLE = new RegExp(
  `^, (?:who (?:is|was) )?(?:${all('determiner')}) (?:[\\p{L}\\d-]+ ){0,4}?(${PRIVATE_ROLE})(?!\\p{L})`,
  'iu',
);
export const AFTER_FATE = new RegExp(`^,? (?:${english('passive')}) (?:[\\p{L}]+ly )?(${english('fate')})\\b`, 'iu');
export const AFTER_FATE_FOREIGN = FOREIGN.map((language) => lexicon(language, 'persons', 'fate').pattern);

export const BEFORE_OFFICE = new RegExp(`(?<!\\p{L})(?:${PUBLIC_ROLE})\\.?,? $`, 'iu');
export const AFTER_OFFICE = new RegExp(
  `^(?:, (?:d[ei] )?\\d{1,3}(?: (?:${YEARS}))?| \\(\\d{1,3}\\))?,? (?:who (?:is|was) )?` +
    `(?:(?:${english('office-determiner')}) |ex-)?(?:[\\p{L}’'-]+ ){0,4}?(?:${PUBLIC_ROLE})(?!\\p{L})`,
  'iu',
);

/** Capitalized roles merge with names: "Suspect Ada Moor". */
export const ROLE_IN_NAME = new RegExp(
  `^(?:(?:${PRIVATE_ROLE}|${PUBLIC_ROLE}|mr|mrs|ms|miss|dr)\\.?\\s+)+(?=\\p{Lu})`,
  'iu',
);
/** First words of sentences, capitalized like a following name. */
export const FIRST_FOREIGN = new RegExp(`^(?:${foreign('first-word')})\\s+(?=\\p{Lu})`, 'iu');

/** Last words of names that are not people. */
export const NOT_PEOPLE: ReadonlySet<string> = new Set(lexicon('en', 'not-people').words);
