/** Minimum share of a quote's significant words (stems) that a sentence must contain to be about the same thing. */
export const SAME_SENTENCE_SHARE = 0.7;
/** Minimum number of significant words; with fewer, sentences match by chance. */
export const MIN_COMPARED_WORDS = 3;
/** Maximum locations listed per quote. */
export const MAX_MATCHES = 20;
