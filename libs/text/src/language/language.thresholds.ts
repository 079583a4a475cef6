/** When a guess at the language of a text counts, measured on 6,300 texts of known language. */
export const LANGUAGE_RULES = {
  /** Characters the detector is given; it reads no more. */
  mostText: 1000,
  /** Letters a text must have to be judged at all: headlines full of names mislead every detector. */
  leastLetters: 60,
  /**
   * The best guess must be this many times as likely as the next. Below it lay nearly all wrong ones: names make
   * English look Tagalog or Norwegian.
   */
  lead: 1.05,
  /**
   * Letters and lead from which a text overrules what its page declares of itself. None of 5,300 texts of this length
   * was taken for another language.
   */
  overruleLetters: 240,
  overruleLead: 1.1,
  /** Words a text must have for its frequent words to be counted, and how many of them are checked. */
  leastWords: 40,
  /** So many words in a row without a single common one are not English. */
  fewWords: 12,
  mostWords: 400,
  /** Frequent words of a language as a share of all, different ones, and how many times those of the next language. */
  frequentShare: 0.08,
  frequentKinds: 5,
  frequentLead: 1.15,
  /** English has no text of some length in which fewer of the words are among its commonest. */
  englishShare: 0.04,
} as const;
