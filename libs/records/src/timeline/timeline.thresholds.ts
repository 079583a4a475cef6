/** Thresholds for coverage over time, with reasons. */
export const TIMELINE = {
  /** Days before and after the event that are counted: last year's story is this year's hoax. */
  before: 365,
  after: 14,
  /** Reports may be dated by the evening before; coverage of the event itself begins no earlier, days. */
  ahead: 2,
  /** Days without a report that part two waves. */
  gap: 4,
  /** A wave that ends nearer to the event than this, days, may be its own lead-up. */
  leastDaysBefore: 14,
  /** Fewer reports are chance, more so on words that others use as well. */
  leastArticles: 3,
  /** … and it must have been news: so many on its fullest day. */
  leastPeak: 2,
  /** A wave smaller than this share of the event's own coverage is everyday mention. */
  leastShare: 0.25,
  waves: 3,
  /** Words asked for: each further one loses reports that put it differently. */
  terms: 3,
} as const;
