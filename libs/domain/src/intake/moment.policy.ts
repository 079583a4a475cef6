import { DateTime } from 'luxon';
import type { Instant } from '../time';

/** ISO 8601 formats accepted from people and programs. */
export const MOMENT_PATTERN =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,12})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
const MIN_TIME_MS = Date.UTC(1900, 0, 1);
/** Maximum number of years in the future, because pipelines may announce games or elections. */
const MAX_YEARS_AHEAD = { pipeline: 5, person: 1 } as const;
const RANGE_MESSAGES = {
  pipeline: 'must lie between 1900 and five years from now',
  person: 'must lie between 1900 and one year from now; of what is announced for later, leave it out',
} as const;

export type ParsedMoment = { instant: Instant } | { fault: string };

/**
 * Parses an ISO 8601 date or time between 1900 and the limit, in UTC if it has no time zone. The limit is short for
 * dates entered by people, because a distant year such as 2062 is usually a typo.
 */
export function parseMoment(text: string, now: Date, by: keyof typeof MAX_YEARS_AHEAD = 'pipeline'): ParsedMoment {
  const parsed = MOMENT_PATTERN.test(text) ? DateTime.fromISO(text.replace(' ', 'T'), { zone: 'utc' }) : null;
  if (!parsed?.isValid) return { fault: 'must be a day as 2026-01-31, or a moment in ISO 8601' };
  const latest = DateTime.fromJSDate(now, { zone: 'utc' }).plus({ years: MAX_YEARS_AHEAD[by] });
  if (parsed.toMillis() < MIN_TIME_MS || parsed > latest) return { fault: RANGE_MESSAGES[by] };
  return { instant: parsed.toJSDate().toISOString() };
}

/** Midnight (to the second) with a time zone other than UTC. */
const MIDNIGHT_WITH_OFFSET = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:[.,]0{1,12})?)?[+-]\d{2}(?::?\d{2})?$/;

/**
 * Reduces a time to its date if it is midnight in some time zone and therefore a placeholder. Converted to UTC, it
 * would become a time that no one gave and, east of London, another day.
 */
export const removePlaceholderTime = (text: string): string => MIDNIGHT_WITH_OFFSET.exec(text)?.[1] ?? text;

/** Offset of the earliest time zone from UTC, in ms. */
const MAX_ZONE_OFFSET_MS = 14 * 3_600_000;

/** Whether the day has not yet begun in any time zone, so that the event has only been announced. */
export const isFutureDay = (instant: Instant, now: Date): boolean =>
  Date.parse(instant) > now.getTime() + MAX_ZONE_OFFSET_MS;

/** Notice for people who submit a story with a future date. */
export const futureNotice = (instant: Instant): string =>
  `${instant.slice(0, 10)} has not come yet: it can be found out who announced what, not that it happened.`;
