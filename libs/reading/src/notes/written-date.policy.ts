import type { PageNotes } from './page-notes.schema';

type Precision = PageNotes['events'][number]['precision'];

const DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2}))?)?)?$/;

/** Precision of a date; null if it is invalid. */
export function precisionOf(when: string): Precision | null {
  const [, year, month, day, hour] = DATE.exec(when) ?? [];
  if (!year || !isCalendarDate(when)) return null;
  if (hour) return 'time';
  if (day) return 'day';
  return month ? 'month' : 'year';
}

/** False for "2026-02-30". */
function isCalendarDate(when: string): boolean {
  const whole = when + '0001-01-01T00:00'.slice(when.length);
  const at = new Date(`${whole}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(whole);
}

export const isDay = (day: string): boolean => precisionOf(day) === 'day';

/**
 * Whether every number in the written date is part of the given date. Detects readers that turn "Oct. 17" into the
 * 18th, or last year's date into this year's. Text without numbers ("on Monday") is accepted. `others` are dates from
 * the same words, as in "between 1993 and 1996", where each has its own number.
 */
export function matchesWrittenDate(when: string, written: string, others: readonly string[] = []): boolean {
  const numbers = [...written.matchAll(/\d{1,4}/g)].map(([digits]) => Number(digits));
  const own = numbersOf(when);
  const rest = new Set(others.flatMap((other) => [...numbersOf(other)]));
  const isOwn = numbers.some((number) => own.has(number) && !rest.has(number));
  return numbers.every((number) => own.has(number) || (isOwn && rest.has(number)));
}

/** The parts of a date, including the short forms of its year and hour. */
function numbersOf(when: string): Set<number> {
  const parts = (DATE.exec(when) ?? []).slice(1).flatMap((part) => (part ? [Number(part)] : []));
  const [year = 0, , , hour] = parts;
  return new Set([...parts, year % 100, ...(hour === undefined ? [] : [hour % 12, (hour % 12) + 12])]);
}
