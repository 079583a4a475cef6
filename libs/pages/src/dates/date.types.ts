import type { DatePrecision } from '@corroborate/domain';

/** A date as written: calendar fields, and the zone only where one was written. */
export interface ParsedDate {
  /** Epoch milliseconds, with UTC assumed where no zone was written. */
  time: number;
  precision: DatePrecision;
  zone: string | null;
  /** The calendar day as written, `YYYY-MM-DD`. */
  day: string;
}
