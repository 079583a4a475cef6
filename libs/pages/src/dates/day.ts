import type { DateRecord } from '@corroborate/domain';
import { zoneOffset } from './zone';

/** The calendar day of a date as its page wrote it, `YYYY-MM-DD`: the value seen in its own zone. */
export function writtenDay(date: DateRecord): string {
  const time = Date.parse(date.value);
  const offset = date.zone === null ? 0 : (zoneOffset(date.zone, time) ?? 0);
  return new Date(time + offset * 60_000).toISOString().slice(0, 10);
}
