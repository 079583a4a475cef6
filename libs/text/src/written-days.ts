import { allMatches } from './all-matches';
import { findDateMentions } from './dates';
import { getMonthNumber } from './time';

/** A day of a month as written; `year` is null if the text omits it. */
export interface WrittenDay {
  year: number | null;
  month: number;
  day: number;
}

/**
 * “5 décembre”, “1er décembre 2026”, “12 de diciembre”, “5. Dezember”, “17 to 20 November”. Names of months with fewer
 * than four letters are excluded, because they match other words.
 */
const RANGE_START = '(?:(?<from>\\d{1,2})\\s?(?:[-–]|\\p{L}{1,3})\\s?)?';
const MONTH = '(?<month>\\p{L}{4,14})(?:,?\\s(?:de\\s)?(?<year>20\\d\\d))?(?![\\p{L}\\p{N}])';
const DAY_FIRST = new RegExp(
  `(?<![\\p{L}\\p{N}])${RANGE_START}(?<day>\\d{1,2})(?:\\.|er|º)?\\s(?:de\\s)?${MONTH}`,
  'gu',
);

/** Days in a text in any language whose month names are known, in order of appearance; for a period, its first day. */
export function findWrittenDays(text: string): WrittenDay[] {
  const dayFirst = allMatches(text, DAY_FIRST).flatMap(({ index, 0: { length }, groups = {} }) => {
    const [month, year] = [getMonthNumber(groups['month'] ?? ''), groups['year'] ? Number(groups['year']) : null];
    const [from, to] = [Number(groups['from']), Number(groups['day'])];
    return month === null ? [] : [{ year, month, day: from < to ? from : to, start: index, end: index + length }];
  });
  const others = findDateMentions(text).filter(({ quote, start, end }) => {
    const isKnown = dayFirst.some((one) => start < one.end && one.start < end);
    return !isKnown && /\p{Lu}|\d-\d/u.test(quote);
  });
  return [...dayFirst, ...others]
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ year, month, day }) => (month && day && isValidDay(month, day) ? [{ year, month, day }] : []));
}

/** In a leap year. */
const isValidDay = (month: number, day: number): boolean =>
  new Date(Date.UTC(2024, month - 1, day)).getUTCDate() === day;
