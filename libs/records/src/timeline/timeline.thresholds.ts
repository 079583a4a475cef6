/** Thresholds for coverage over time, with reasons. */
export const TIMELINE = {
  /** Days counted before and after the event: an old story may return as a hoax a year later. */
  before: 365,
  after: 14,
  /** Coverage of the event begins at most this many days early, because reports may be dated the evening before. */
  ahead: 2,
  /** Days without reports that separate two waves. */
  gap: 4,
  /** A wave that ends fewer than this many days before the event may be the event's own lead-up. */
  leastDaysBefore: 14,
  /** Minimum reports in a wave; fewer may be coincidence, especially for common words. */
  leastArticles: 3,
  /** Minimum reports on the wave's busiest day, so that it was actual news. */
  leastPeak: 2,
  /** A wave smaller than this share of the event's own coverage consists of routine mentions. */
  leastShare: 0.25,
  waves: 3,
  /** Maximum words in the query: each additional word excludes reports that phrase it differently. */
  terms: 3,
} as const;
