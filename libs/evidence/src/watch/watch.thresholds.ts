/** Thresholds for when a rechecked page counts as changed. */
export const WATCH_THRESHOLDS = {
  /** Minimum share of words in common, in order, for two sentences to count as versions of each other. */
  sameSentence: 0.5,
  /** Likewise, for comparing figures: the rest of the sentence must be nearly unchanged. */
  sameButNumbers: 0.75,
  /** Minimum words of a sentence with figures; shorter lines are counters, tables or captions. */
  leastWords: 6,
  /** Minimum share of words in common; below it, the headline counts as having a new subject. */
  sameHeadline: 0.4,
  /** Minimum share of words kept, in order; below it, the text counts as rewritten. */
  keptText: 0.5,
  /** Minimum words of a text for it to be compared by word sequences. */
  leastTextWords: 40,
  /** Words per sequence when texts are compared. */
  run: 5,
  /** Minimum share of sequences found; below it, the report counts as not found and all visible text is searched. */
  lostText: 0.5,
  /** Maximum number of sentences searched one by one. */
  mostSought: 60,
  /** Maximum visible text compared, in characters. */
  mostShown: 400_000,
  /** Maximum length of a page quote in a result, in characters. */
  mostChars: 400,
} as const;
