import { HOUR_MS } from '@corroborate/domain';
import { DATE_RULES } from '../pages.thresholds';
import type { DateCandidate, ParsedDate } from './date.types';

/**
 * Decides which number of "03/04/2026" is the day: by the page's language or country, by another date on the page that
 * is unambiguous, or because the other reading is in the future. Otherwise both days are kept.
 */
export function settleOrder(all: DateCandidate[], fetchedAt: Date, orderKnown: boolean): DateCandidate[] {
  const certain = new Set(all.filter(({ date }) => date.turned === undefined).map(({ date }) => date.day));
  return all.map((candidate) => ({
    ...candidate,
    date: settleDate(candidate.date, { certain, fetchedAt, orderKnown }),
  }));
}

interface OrderEvidence {
  certain: ReadonlySet<string>;
  fetchedAt: Date;
  orderKnown: boolean;
}

function settleDate(date: ParsedDate, { certain, fetchedAt, orderKnown }: OrderEvidence): ParsedDate {
  const { turned, ...known } = date;
  if (turned === undefined) return date;
  const latest = fetchedAt.getTime() + DATE_RULES.futureToleranceHours * HOUR_MS;
  const isAhead = (day: string): boolean => Date.parse(day) > latest;
  const asWritten = certain.has(known.day) || isAhead(turned);
  if (orderKnown || asWritten) return known;
  return certain.has(turned) || isAhead(known.day) ? swapDay(known, turned) : date;
}

const swapDay = (date: ParsedDate, day: string): ParsedDate => ({
  ...date,
  day,
  time: date.time + Date.parse(day) - Date.parse(date.day),
});
