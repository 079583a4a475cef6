/** A sentence that has so large a part of a quote's telling words (stems) speaks of the same thing. */
export const SAME_SENTENCE = 0.7;
/** With fewer telling words two sentences share most of them by chance. */
export const FEWEST_WORDS = 3;
/** Maximum locations listed per quote. */
export const MOST_MATCHES = 20;
