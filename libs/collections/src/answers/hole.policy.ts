import type { Month } from '../collection.types';

/** Documents a month from which on an empty one is a hole, and no chance. */
const LIVELY = 5;

/**
 * Whether a month between two is empty of which there should be documents: the collection was never handed it, and
 * neither a sum nor a number of these months is to be had. An empty end is that of the documents.
 */
export function hasHole(months: readonly Month[], from: string, to: string): boolean {
  const all = months.reduce((sum, { count }) => sum + count, 0);
  const [first, last] = [months[0]?.key, months.at(-1)?.key];
  if (first === undefined || last === undefined || all / months.length < LIVELY) return false;
  const full = new Set(months.filter(({ count }) => count > 0).map(({ key }) => key));
  return monthsBetween(from > first ? from : first, to !== '' && to < last ? to : last).some((key) => !full.has(key));
}

/** Months that a collection may have at most; more is no span of time but a fault of the server. */
const MOST_MONTHS = 12 * 500;

export function monthsBetween(from: string, to: string): string[] {
  const at = (key: string) => Number(key.slice(0, 4)) * 12 + Number(key.slice(5, 7)) - 1;
  const length = Math.max(0, Math.min(MOST_MONTHS, at(to) - at(from) + 1)) || 0;
  return Array.from({ length }, (_, index) => keyOf(at(from) + index));
}

const keyOf = (month: number): string => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
