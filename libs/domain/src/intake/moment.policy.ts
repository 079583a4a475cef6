import { DateTime } from 'luxon';
import type { Instant } from '../time';

/** ISO 8601 as people and programs write it. */
export const MOMENT_FORM =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,12})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
const EARLIEST = Date.UTC(1900, 0, 1);
const YEARS_AHEAD = 5;

export type ParsedMoment = { instant: Instant } | { fault: string };

/** ISO 8601 date or moment between 1900 and five years from now. Without a zone it is UTC. */
export function parseMoment(text: string, now: Date): ParsedMoment {
  const parsed = MOMENT_FORM.test(text) ? DateTime.fromISO(text.replace(' ', 'T'), { zone: 'utc' }) : null;
  if (!parsed?.isValid) return { fault: 'must be a day as 2026-01-31, or a moment in ISO 8601' };
  const latest = DateTime.fromJSDate(now, { zone: 'utc' }).plus({ years: YEARS_AHEAD });
  if (parsed.toMillis() < EARLIEST || parsed > latest)
    return { fault: 'must lie between 1900 and five years from now' };
  return { instant: parsed.toJSDate().toISOString() };
}
