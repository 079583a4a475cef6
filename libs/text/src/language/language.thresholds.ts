/** Requirements for detecting the language of a text, calibrated on 6,300 texts of known language. */
export const LANGUAGE_RULES = {
  /** Characters passed to the detector; it reads no more. */
  mostText: 1000,
  /** Minimum letters: short headlines full of names mislead every detector. */
  leastLetters: 60,
  /**
   * Minimum ratio to the next guess. Nearly all errors were below it: names make English look like Tagalog or
   * Norwegian.
   */
  lead: 1.05,
  /** Minimum letters and ratio to override a declaration. No errors in 5,300 texts of this length. */
  overruleLetters: 240,
  overruleLead: 1.1,
  /** Minimum words for counting frequent words, and maximum words counted. */
  leastWords: 40,
  /** A run of this many words without a common English word is not English. */
  fewWords: 12,
  mostWords: 400,
  /** Frequent words as a share of all, number of distinct ones, and ratio to the next language. */
  frequentShare: 0.08,
  frequentKinds: 5,
  frequentLead: 1.15,
  /** Minimum share of common words in an English text of some length. */
  englishShare: 0.04,
} as const;
