/** Thresholds for querying and matching records, with reasons. */

export const RECORD_LIMITS = {
  /**
   * Questions to registers for one topic by mode; quick mode asks only where the topic's own matter calls for a
   * register.
   */
  questions: { quick: 2, detailed: 8, exhaustive: 16 },
  /**
   * Questions to those beside the first ones. Most of them take two calls, one to find the body and one for what it
   * filed: too long for quick mode.
   */
  beside: { quick: 0, detailed: 4, exhaustive: 12 },
  /** Bodies of the very name whose filings are opened, one call each. */
  opened: 3,
  /** Actors looked up; more than these are rarely what a story is about. */
  actors: 4,
  /** Pages of one register's answer, and records kept of them. */
  pages: 3,
  records: 40,
  /** Records of one topic that are read or shown. */
  evidence: 4,
  background: 8,
};

/**
 * Milliseconds for all registers and indexes of fact checks together. Reading waits for them, and one of them wants
 * 12.5 s between two calls of all investigations; what was not asked by then stands in the coverage.
 */
export const RECORD_TIME_MS = { quick: 15_000, detailed: 45_000, exhaustive: 90_000 } as const;

/** Said of a question that was not asked, broken off or not followed to its last page because of `RECORD_TIME_MS`. */
export const RECORDS_OUT_OF_TIME = 'the time limit for registers was reached';

/** Milliseconds to find out whom a short name means; reading waits for it. */
export const IDENTIFY_MS = 4_000;

export const RECORD_DATES = {
  /** A filing may bear the date of the evening before the event was told, by time zone. */
  daysBefore: 1,
  /** Filings, dockets and notices follow an event within days; what came a month later is mostly another matter. */
  daysAfter: 30,
};

export const RECORD_TEXT = { fieldChars: 300, textChars: 6_000, nameChars: 160 };
