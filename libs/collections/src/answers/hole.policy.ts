import type { Month } from '../collection.types';

/** Documents per month from which an empty month is a gap rather than chance. */
const MIN_MEAN_PER_MONTH = 5;

/**
 * Whether a month within the period is unexpectedly empty: its data was probably never loaded, so that sums and counts
 * are unreliable. Empty months at the ends of the data do not count.
 */
export function hasMissingMonth(months: readonly Month[], from: string, to: string): boolean {
  const all = months.reduce((sum, { count }) => sum + count, 0);
  const [first, last] = [months[0]?.key, months.at(-1)?.key];
  if (first === undefined || last === undefined || all / months.length < MIN_MEAN_PER_MONTH) return false;
  const full = new Set(months.filter(({ count }) => count > 0).map(({ key }) => key));
  return monthsBetween(from > first ? from : first, to !== '' && to < last ? to : last).some((key) => !full.has(key));
}

/** Maximum number of months in a collection; more would be a server error. */
const MAX_MONTHS = 12 * 500;

export function monthsBetween(from: string, to: string): string[] {
  const at = (key: string) => Number(key.slice(0, 4)) * 12 + Number(key.slice(5, 7)) - 1;
  const length = Math.max(0, Math.min(MAX_MONTHS, at(to) - at(from) + 1)) || 0;
  return Array.from({ length }, (_, index) => keyOf(at(from) + index));
}

const keyOf = (month: number): string => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
