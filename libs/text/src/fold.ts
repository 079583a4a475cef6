const ASCII_ALONE = /^[\x00-\x7f]*$/;

/**
 * Letters without their accents, compound characters taken apart: "Müller ﬁx" as "Muller fix". Case stays. Most words
 * have none, and asking is cheaper than taking apart.
 */
export const withoutAccents = (text: string): string =>
  ASCII_ALONE.test(text) ? text : text.normalize('NFKD').replace(/\p{M}+/gu, '');

/** Lower case, no accents, straight quotes. */
export const fold = (text: string): string => withoutAccents(text).replace(/[’‘]/g, "'").toLowerCase();

/** The folded words with one blank between and around them: ` bank of elm ` is asked whether ` elm ` stands in it. */
export const spacedWords = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
