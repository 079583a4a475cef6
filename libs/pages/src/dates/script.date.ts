import { allMatches } from '@corroborate/text';
import type { DateCandidate, DateContext, ParsedDate } from './date.types';
import { parseMachineDate } from './date.parse';

const FIELD = String.raw`(?:date_?|first_?)?publi(?:shed|cation|sh)_?(?:at|on|date|time)?(?:_?(?:utc|gmt))?|pub_?date`;
const DATE_VALUE = String.raw`\\?["']([^"'\\]{8,40})\\?["']|(\d{10}(?:\d{3})?)\b`;
const DATE_ASSIGNMENT = new RegExp(String.raw`\b(?:${FIELD})\\?["']?\s?[:=]\s?(?:${DATE_VALUE})`, 'gi');

/**
 * Dates in script data ("publishedAt": …), for pages that declare no date otherwise. Scripts also hold lists of other
 * stories, so the day is used only if all agree.
 */
export function scriptDates({ scan, dayFirst, languages }: DateContext): DateCandidate[] {
  const dates = scan.scripts.flatMap((text) =>
    parseAssignedDates(text, (value) => parseMachineDate(value, dayFirst, languages)),
  );
  const first = dates[0];
  if (!first || dates.some(({ day }) => day !== first.day)) return [];
  return [{ date: first, signal: 'meta', role: 'published', weight: 0.3, order: -1 }];
}

const parseAssignedDates = (text: string, parse: (value: string) => ParsedDate | null): ParsedDate[] =>
  allMatches(text, DATE_ASSIGNMENT)
    .map(([, written, epoch]) => parse(written ?? epoch ?? ''))
    .filter((date) => date !== null);
