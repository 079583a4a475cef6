import { DateTime } from 'luxon';
import type { Instant } from '../time';

/** ISO 8601 as people and programs write it. */
export const MOMENT_FORM =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,12})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
const EARLIEST = Date.UTC(1900, 0, 1);
/** What pipelines send may be announced for long: the next games, an election. */
const YEARS_AHEAD = { pipeline: 5, person: 1 } as const;
const IN_WORDS = {
  pipeline: 'must lie between 1900 and five years from now',
  person: 'must lie between 1900 and one year from now; of what is announced for later, leave it out',
} as const;

export type ParsedMoment = { instant: Instant } | { fault: string };

/**
 * ISO 8601 date or moment between 1900 and some years from now. Without a zone it is UTC. A person who gives a day far
 * ahead has mistyped it (2062) far more often than meant it.
 */
export function parseMoment(text: string, now: Date, by: keyof typeof YEARS_AHEAD = 'pipeline'): ParsedMoment {
  const parsed = MOMENT_FORM.test(text) ? DateTime.fromISO(text.replace(' ', 'T'), { zone: 'utc' }) : null;
  if (!parsed?.isValid) return { fault: 'must be a day as 2026-01-31, or a moment in ISO 8601' };
  const latest = DateTime.fromJSDate(now, { zone: 'utc' }).plus({ years: YEARS_AHEAD[by] });
  if (parsed.toMillis() < EARLIEST || parsed > latest) return { fault: IN_WORDS[by] };
  return { instant: parsed.toJSDate().toISOString() };
}

/** Midnight, to the second, by a clock that is not that of UTC. */
const MIDNIGHT_ELSEWHERE = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:[.,]0{1,12})?)?[+-]\d{2}(?::?\d{2})?$/;

/**
 * The day, where anyone who knew a day alone wrote the midnight with which it begins somewhere. In UTC that is an hour
 * no one named, and east of London another day.
 */
export const withoutMadeUpHour = (text: string): string => MIDNIGHT_ELSEWHERE.exec(text)?.[1] ?? text;

/** Somewhere on earth a day has begun so long before it has in UTC, ms. */
const FIRST_TO_SEE_IT = 14 * 3_600_000;

/** Whether a day has come nowhere yet: what is told of it is announced, and did not happen. */
export const isAhead = (instant: Instant, now: Date): boolean => Date.parse(instant) > now.getTime() + FIRST_TO_SEE_IT;

/** What anyone who brings such a story should know. */
export const aheadInWords = (instant: Instant): string =>
  `${instant.slice(0, 10)} has not come yet: it can be found out who announced what, not that it happened.`;
