/** When a rechecked page counts as changed. */
export const WATCH_THRESHOLDS = {
  /** Minimum share of common words, in order, for two sentences to be versions of one. */
  sameSentence: 0.5,
  /** The same for comparing figures: the rest of the sentence must be nearly unchanged. */
  sameButNumbers: 0.75,
  /** Shorter lines with figures are counters, tables and captions. */
  leastWords: 6,
  /** Minimum share of common words; below it the headline has a new subject. */
  sameHeadline: 0.4,
  /** Below this share of words kept in order, a text counts as rewritten. */
  keptText: 0.5,
  /** Shorter texts are not compared by runs of words. */
  leastTextWords: 40,
  /** Words per run for comparing texts. */
  run: 5,
  /** Below this share the report was not found, and all visible text is searched. */
  lostText: 0.5,
  /** Maximum number of sentences searched one by one. */
  mostSought: 60,
  /** Maximum visible text compared, in characters. */
  mostShown: 400_000,
  /** Maximum length of a quote from the page in a result, in characters. */
  mostChars: 400,
} as const;
