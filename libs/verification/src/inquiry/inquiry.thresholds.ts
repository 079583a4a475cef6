/** Every number by which questions are planned, answered and followed, with the reason for it. */
export const INQUIRY = {
  /** An investigation asks so many questions of its own, and no fewer. */
  fewest: 3,
  most: 7,
  /** With those of editors and models. */
  mostOfAll: 12,
  /** With those that follow from critiques. */
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
  /** Of what the first-hand record of a matter gives alone, and together with a credible voice. */
  onRecord: 0.8,
  onRecordAndTold: 0.9,

  /** Every so many rounds the work is checked from outside, and the questions of the middle are put. */
  everyRounds: 3,
  /** Share of new pages below which a round brought little. */
  little: 0.1,
  /** Searches in a row that brought nothing. */
  emptyBatches: 3,
} as const;
