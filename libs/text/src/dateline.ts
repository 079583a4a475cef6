import { lexicon } from './lexicon';

/** “TORSUND (MNA) - ”, “PORT ELLERY, Wash. — ”, “Oct 17 (Reuters) - ”. */
const PLACE = "\\p{Lu}[\\p{Lu}.'’ -]{2,40}(?:, [\\p{L}\\d. ]{2,30}){0,3}";
const AGENCY = "[\\p{L}\\d.,'’ -]{0,60}\\([^()]{1,40}\\)";
const DATELINE = new RegExp(`^(?:${AGENCY}|${PLACE}) ?[-–—]{1,2} (?=["“]?[\\p{L}\\d])`, 'u');

/** Length of the dateline at the start of a sentence. */
export const datelineLength = (text: string): number => DATELINE.exec(text)?.[0].length ?? 0;

const PAGE_FURNITURE =
  /\b(?:Posted|Published|Updated): |\bBy \p{Lu}\p{L}+ \p{Lu}\p{L}+ (?:Posted|Published|Updated)\b/u;

/** Whether a line looks like headline, byline and date only, with no text for readers. */
export const isPageFurniture = (text: string): boolean => PAGE_FURNITURE.test(text) || bylineStart(text) !== null;

const furnitureSource = (section: string) => lexicon('en', 'page-furniture', section).source;
const MONTH = `(?:${lexicon('en', 'calendar', 'month-forms').source})\\.?`;
const NUMERIC_DATE = '\\d{1,2}/\\d{1,2}/\\d{4}|\\d{4}-\\d{2}-\\d{2}';
const DAY = `(?:${MONTH} \\d{1,2},? \\d{4}|\\d{1,2} ${MONTH},? \\d{4}|${NUMERIC_DATE})`;
const HOUR = '(?:,? (?:at )?\\d{1,2}[:.]\\d{2}(?: ?[ap]\\.?m\\.?)?(?: [A-Z]{1,4})?)';
/** A date, and optionally a time, at the end of a line. */
const DATE_AT_END = new RegExp(`\\b${DAY}${HOUR}?$`, 'iu');
const PERSON = "\\p{Lu}[\\p{L}.'’-]{0,30}(?: (?:and )?\\p{Lu}[\\p{L}.'’-]{0,30}){1,4}";
const WEEKDAY_AT_END = new RegExp(`(?:^|\\s)(?:${lexicon('en', 'calendar', 'weekdays').words.join('|')}),? $`, 'i');
/** Separators between a headline and its date, read from the end. */
const SEPARATORS = [
  new RegExp(`(?:^|\\s)(?:${furnitureSource('day-labels')}):? $`, 'i'),
  /(?:^|\s)[·•|–—-] $/u,
  new RegExp(`(?:^|\\s)(?:${furnitureSource('bylines')}) ${PERSON} $`, 'u'),
];
const CONNECTING_WORDS = ['preposition', 'conjunction', 'determiner', 'auxiliary']
  .map((section) => lexicon('en', 'function-words', section).source)
  .join('|');
/** A sentence that ends with its own date: "… is put off to Friday, October 9, 2026". */
const CONTINUES_SENTENCE = new RegExp(`(?:^|\\s)(?:${CONNECTING_WORDS})$|[,;:(]$`, 'i');
/** Maximum length of a line with a byline; longer lines are running text. */
const MAX_CHARS = 400;

/**
 * Start of the byline and date after a headline ("… · By Hal Drury · Posted: 10/17/2026", "…
 * Friday, October 9, 2026"): 0 if the line contains nothing else, null for a sentence. A bare date
 * is not enough: something must set it apart. Sites print such lines above an article, and below it
 * for links to other stories.
 */
export function bylineStart(line: string): number | null {
  const day = line.length <= MAX_CHARS ? DATE_AT_END.exec(line) : null;
  if (!day) return null;
  const before = line.slice(0, day.index);
  const unnamed = removeSuffix(before, [WEEKDAY_AT_END]);
  const head = removeSuffix(unnamed, SEPARATORS);
  // "… closed Friday, October 9, 2026 at 8:00 a.m." may be a sentence whose period belongs to the
  // time.
  const setApart = head !== unnamed || (unnamed !== before && !line.endsWith('.'));
  const bare = head.trimEnd();
  return setApart && !CONTINUES_SENTENCE.test(bare) ? bare.length : null;
}

/** Removes the given endings repeatedly. */
function removeSuffix(text: string, kinds: readonly RegExp[]): string {
  for (const kind of kinds) {
    const found = kind.exec(text);
    if (found) return removeSuffix(`${text.slice(0, found.index)} `.replace(/\s+$/, ' ').replace(/^ $/, ''), kinds);
  }
  return text;
}
