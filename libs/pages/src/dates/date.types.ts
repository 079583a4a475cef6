import type { DatePrecision, DateSignal } from '@corroborate/domain';
import type { PageMarkup } from '../markup/json-ld.reader';

/** A date as written: calendar fields, and the zone only where one was written. */
export interface ParsedDate {
  /** Epoch milliseconds, with UTC assumed where no zone was written. */
  time: number;
  precision: DatePrecision;
  zone: string | null;
  /** The calendar day as written, `YYYY-MM-DD`. */
  day: string;
  /** The day with month and day exchanged, where figures alone do not tell which is which: "03/04/2026". */
  turned?: string;
  /** The first moment it may mean, where that lies before what its precision leaves open. */
  earliest?: number;
}

/** One date somewhere on a page and what the place says about it. */
export interface DateCandidate {
  date: ParsedDate;
  signal: DateSignal;
  role: 'published' | 'modified' | 'unknown';
  /** 0–1: how surely the place names the date of *this* page. */
  weight: number;
  order: number;
}

export interface DateContext extends Pick<PageMarkup, 'scan' | 'main' | 'page'> {
  url: string;
  dayFirst: boolean;
  /** The page's languages, declared or read; empty where none is known. */
  languages: readonly string[];
  now: Date;
}
