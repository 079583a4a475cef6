/** Letters without their accents, compound characters taken apart: "Müller ﬁx" as "Muller fix". Case stays. */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}+/gu, '');

/** Lower case, no accents, straight quotes. */
export const fold = (text: string): string => withoutAccents(text).replace(/[’‘]/g, "'").toLowerCase();

/** The folded words with one blank between and around them: ` bank of elm ` is asked whether ` elm ` stands in it. */
export const spacedWords = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
