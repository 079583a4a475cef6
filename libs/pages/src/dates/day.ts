import type { DateRecord } from '@corroborate/domain';
import { zoneOffset } from './zone';

/** Calendar day of a date in its own zone, as written on the page, `YYYY-MM-DD`. */
export function localDay(date: DateRecord): string {
  const time = Date.parse(date.value);
  const offset = date.zone === null ? 0 : (zoneOffset(date.zone, time) ?? 0);
  return new Date(time + offset * 60_000).toISOString().slice(0, 10);
}
