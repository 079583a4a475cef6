import { DateTime } from 'luxon';
import type { Instant } from '@corroborate/domain';

const FORM = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/;
const EARLIEST = Date.UTC(1970, 0, 1);
const YEARS_AHEAD = 2;

export type ParsedDate = { instant: Instant } | { fault: string };

/** ISO 8601 date or moment between 1970 and two years from now. Without a zone it is UTC. */
export function parseDate(text: string, now: Date): ParsedDate {
  const parsed = FORM.test(text) ? DateTime.fromISO(text.replace(' ', 'T'), { zone: 'utc' }) : null;
  if (!parsed?.isValid) return { fault: 'must be an ISO 8601 date or moment' };
  const latest = DateTime.fromJSDate(now, { zone: 'utc' }).plus({ years: YEARS_AHEAD });
  if (parsed.toMillis() < EARLIEST || parsed > latest)
    return { fault: 'must lie between 1970 and two years from now' };
  return { instant: parsed.toJSDate().toISOString() };
}
