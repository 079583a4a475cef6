import { HOUR_MS } from '@corroborate/domain';
import { DATE_RULES } from '../pages.thresholds';
import type { DateCandidate, ParsedDate } from './date.types';

/**
 * Settles which figure of "03/04/2026" is the day: by the language or country of the page, by another date of the page
 * that is written out, or because the other reading lies ahead. What stays open keeps both days.
 */
export function settleOrder(all: DateCandidate[], fetchedAt: Date, orderKnown: boolean): DateCandidate[] {
  const certain = new Set(all.filter(({ date }) => date.turned === undefined).map(({ date }) => date.day));
  return all.map((candidate) => ({ ...candidate, date: settled(candidate.date, { certain, fetchedAt, orderKnown }) }));
}

interface Witnesses {
  certain: ReadonlySet<string>;
  fetchedAt: Date;
  orderKnown: boolean;
}

function settled(date: ParsedDate, { certain, fetchedAt, orderKnown }: Witnesses): ParsedDate {
  const { turned, ...known } = date;
  if (turned === undefined) return date;
  const latest = fetchedAt.getTime() + DATE_RULES.futureToleranceHours * HOUR_MS;
  const isAhead = (day: string): boolean => Date.parse(day) > latest;
  const asWritten = certain.has(known.day) || isAhead(turned);
  if (orderKnown || asWritten) return known;
  return certain.has(turned) || isAhead(known.day) ? exchanged(known, turned) : date;
}

const exchanged = (date: ParsedDate, day: string): ParsedDate => ({
  ...date,
  day,
  time: date.time + Date.parse(day) - Date.parse(date.day),
});
