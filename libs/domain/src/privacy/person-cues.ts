import { lexicon } from '@corroborate/text';

/** Cues next to a name that distinguish private people from public ones, from the `persons` list of each language. */
const FOREIGN_LANGUAGES = ['de', 'fr', 'es', 'pt', 'it'];
const englishPattern = (section: string): string => lexicon('en', 'persons', section).source;
const foreign = (section: string, languages: readonly string[] = FOREIGN_LANGUAGES): string =>
  languages.map((language) => lexicon(language, 'persons', section).source).join('|');
const anyLanguagePattern = (...sections: string[]): string =>
  sections.flatMap((one) => [englishPattern(one), foreign(one)]).join('|');

const PRIVATE_ROLE = anyLanguagePattern('child', 'private-role');
const PUBLIC_ROLE = anyLanguagePattern('public-role');
const YEARS_PATTERN = foreign('years');
const FORM_OF_ADDRESS = englishPattern('address');

export const CHILD_PATTERN = new RegExp(`^(?:${anyLanguagePattern('child')})$`);

/** Capture groups: the age and its unit. */
export const BEFORE_AGE = new RegExp(
  `\\b(\\d{1,3})[- ](${englishPattern('age-unit')})s?[- ]old(?: [\\p{L}-]+){0,3},? $`,
  'iu',
);
const AFTER_AGE_WORDS = englishPattern('after-age');
/** Matches ", 34,", " (34)" and ", 3 months old", not the 2 in ", 2,000 told to flee". */
export const AFTER_AGE = new RegExp(
  `^(?:, (?:aged? )?(\\d{1,3})(?![,.]\\d)(?=[,.;)]| (?:${AFTER_AGE_WORDS})\\b|$)|,? \\((?:aged? )?(\\d{1,3})\\)` +
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
  `^,? \\(?(?:(?:${foreign('of-age', ['fr', 'es', 'pt', 'it'])}) )?(\\d{1,3}) (?:${YEARS_PATTERN})(?!\\p{L})`,
  'iu',
);
/** Children are often given only a first name, which at the start of a sentence looks like any other word. */
export const NAME_WITH_AGE = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}’'-]{2,30}(?=, \d{1,2},| \(\d{1,2}\))/gu;

export const BEFORE_ROLE = new RegExp(
  `(?<!\\p{L})(${PRIVATE_ROLE})s?(?:,| (?:${anyLanguagePattern('named')}))? (?:(?:${FORM_OF_ADDRESS}) )?$`,
  'iu',
);
export const BEFORE_IDENTIFIED = new RegExp(`\\b(?:${englishPattern('identified')})(?: [\\p{L}-]+){0,4} as $`, 'iu');
export const AFTER_ROLE = new RegExp(
  `^, (?:who (?:is|was) )?(?:${anyLanguagePattern('determiner')}) (?:[\\p{L}\\d-]+ ){0,4}?(${PRIVATE_ROLE})(?!\\p{L})`,
  'iu',
);
export const AFTER_FATE = new RegExp(
  `^,? (?:${englishPattern('passive')}) (?:[\\p{L}]+ly )?(${englishPattern('fate')})\\b`,
  'iu',
);
export const AFTER_FATE_FOREIGN = FOREIGN_LANGUAGES.map((language) => lexicon(language, 'persons', 'fate').pattern);

export const BEFORE_OFFICE = new RegExp(`(?<!\\p{L})(?:${PUBLIC_ROLE})\\.?,? $`, 'iu');
export const AFTER_OFFICE = new RegExp(
  `^(?:, (?:d[ei] )?\\d{1,3}(?: (?:${YEARS_PATTERN}))?| \\(\\d{1,3}\\))?,? (?:who (?:is|was) )?` +
    `(?:(?:${englishPattern('office-determiner')}) |ex-)?(?:[\\p{L}’'-]+ ){0,4}?(?:${PUBLIC_ROLE})(?!\\p{L})`,
  'iu',
);

/** Capitalized roles that are mistaken for part of a name: "Suspect Ada Moor". */
export const ROLE_IN_NAME = new RegExp(
  `^(?:(?:${PRIVATE_ROLE}|${PUBLIC_ROLE}|mr|mrs|ms|miss|dr)\\.?\\s+)+(?=\\p{Lu})`,
  'iu',
);
/** First words of sentences, which are capitalized and therefore mistaken for part of the name that follows. */
export const FOREIGN_FIRST_WORD = new RegExp(`^(?:${foreign('first-word')})\\s+(?=\\p{Lu})`, 'iu');

/** Last words of names that do not belong to people. */
export const NOT_PEOPLE: ReadonlySet<string> = new Set(lexicon('en', 'not-people').words);
