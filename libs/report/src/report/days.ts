import type { DateRecord, Instant } from '@corroborate/domain';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** “17 October 2026”; the text itself where it is no date. */
export function dayOf(value: Instant): string {
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? value : DAY.format(at);
}

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
export const weekdayOf = (day: Date): string => WEEKDAY.format(day);

/** “17 October 2026, 11:32 UTC”. */
export const momentOf = (value: Instant): string => `${dayOf(value)}, ${value.slice(11, 16)} UTC`;

/** As exactly as it is known; an hour that a page gives without a zone is told as it stands there. */
export function dateOf({
  value,
  precision,
  zone,
}: Pick<DateRecord, 'value' | 'precision'> & Partial<DateRecord>): string {
  if (precision === 'year') return value.slice(0, 4);
  if (precision === 'month') return MONTH.format(new Date(value));
  if (precision === 'day') return dayOf(value);
  return zone === null ? `${dayOf(value)}, ${value.slice(11, 16)} (no zone given)` : momentOf(value);
}

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count as a newsroom writes it: in words up to twelve. */
export const inWords = (count: number): string => WORDS[count] ?? String(count);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** “A”, “A and B”, “A, B and C”. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** “is” of one, “are” of several. */
export const agreeing = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** “one page”, “two pages”. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${inWords(count)} ${count === 1 ? one : many}`;
