/** Thresholds for planning, answering and following up questions, with reasons. */
export const INQUIRY = {
  /** An investigation asks so many questions of its own, and no fewer. */
  fewest: 3,
  most: 7,
  /** Including those of editors and models. */
  mostOfAll: 12,
  /** Including follow-ups of critiques. */
  mostWithCritique: 20,
  /** Questions of critiques that one round searches for. */
  critiqueGaps: 5,
  questionChars: 300,
  /** Words of a search that follows a question. */
  keywords: 8,
  keywordChars: 60,
  /** Detail claims that are worth a question of their own. */
  importance: 0.3,

  /** Below this a critical question keeps an exhaustive inquiry going. */
  sure: 0.7,
  /** Confidence from a primary record alone, and together with a credible source. */
  onRecord: 0.8,
  onRecordAndReported: 0.9,

  /** Every so many rounds the work is looked at from outside, and the questions of the middle are put. */
  everyRounds: 3,
  /** Share of new pages below which a round brought little. */
  little: 0.1,
  /** Searches in a row that brought nothing. */
  emptyBatches: 3,
} as const;
