/** Every number by which records are asked for and matched, with its reason. */

export const RECORD_LIMITS = {
  /** Questions to registers for one topic by mode; quick mode asks only where the topic's own matter calls for a register. */
  questions: { quick: 2, detailed: 8, exhaustive: 16 },
  /** Actors looked up; more than these are rarely what a story is about. */
  actors: 4,
  /** Pages of one register's answer, and records kept of them. */
  pages: 3,
  records: 40,
  /** Records of one topic that are read or shown. */
  evidence: 4,
  background: 8,
};

export const RECORD_DATES = {
  /** A filing may bear the date of the evening before the event was told, by time zone. */
  daysBefore: 1,
  /** Filings, dockets and notices follow an event within days; what came a month later is mostly another matter. */
  daysAfter: 30,
};

export const RECORD_TEXT = { fieldChars: 300, textChars: 6_000, nameChars: 160 };
