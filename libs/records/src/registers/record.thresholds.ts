/** Thresholds for querying and matching records, with reasons. */

export const RECORD_LIMITS = {
  /** Register queries per topic by mode; quick mode queries only registers that the subject calls for. */
  questions: { quick: 2, detailed: 8, exhaustive: 16 },
  /**
   * Additional queries to separate registers. Most take two calls, one to find the body and one for
   * its filings: too slow for quick mode.
   */
  beside: { quick: 0, detailed: 4, exhaustive: 12 },
  /** Maximum bodies of exactly this name whose filings are opened, at one call each. */
  opened: 3,
  /** Maximum actors looked up; more are rarely the subject of a story. */
  actors: 4,
  /** Maximum pages read per register, and maximum records kept. */
  pages: 3,
  records: 40,
  /** Records per topic that are read or shown. */
  evidence: 4,
  background: 8,
};

/**
 * Time limit for all registers and fact-check indexes together, in ms. Reading waits for them, and
 * one register requires 12.5 s between calls across all investigations. Queries not sent in time
 * are listed in the coverage.
 */
export const RECORD_TIME_MS = { quick: 15_000, detailed: 45_000, exhaustive: 90_000 } as const;

/** Message for a query skipped, aborted or not paged to the end because of `RECORD_TIME_MS`. */
export const RECORDS_OUT_OF_TIME = 'the time limit for registers was reached';

/** Time limit for identifying a short name, in ms; reading waits for it. */
export const IDENTIFY_MS = 4_000;

export const RECORD_DATES = {
  /** Depending on the time zone, a filing may be dated the day before the reported event. */
  daysBefore: 1,
  /**
   * Filings, dockets and notices follow an event within days; one filed a month later is usually
   * about something else.
   */
  daysAfter: 30,
};

export const RECORD_TEXT = { fieldChars: 300, textChars: 6_000, nameChars: 160 };
