import type { DatePrecision, DateSignal } from '@corroborate/domain';
import type { PageMarkup } from '../markup/json-ld.reader';

/** A date as written: calendar fields, and the zone only if given. */
export interface ParsedDate {
  /** Epoch milliseconds; UTC is assumed if no zone is given. */
  time: number;
  precision: DatePrecision;
  zone: string | null;
  /** Calendar day as written, `YYYY-MM-DD`. */
  day: string;
  /** The day with month and day swapped, if the order is ambiguous: "03/04/2026". */
  swapped?: string;
  /** Earliest possible time, if earlier than its precision implies. */
  earliest?: number;
}

/** A date found on a page, and what its position implies. */
export interface DateCandidate {
  date: ParsedDate;
  signal: DateSignal;
  role: 'published' | 'modified' | 'unknown';
  /** 0–1: how likely this is the page's own date. */
  weight: number;
  order: number;
}

export interface DateContext extends Pick<PageMarkup, 'scan' | 'main' | 'page'> {
  url: string;
  dayFirst: boolean;
  /** Languages of the page, declared or detected; empty if unknown. */
  languages: readonly string[];
  now: Date;
}
