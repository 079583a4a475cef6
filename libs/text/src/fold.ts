const ASCII_ONLY = /^[\x00-\x7f]*$/;

/**
 * Removes accents and decomposes compound characters: "Müller ﬁx" → "Muller fix". Keeps case. Tests first, because most
 * words have none.
 */
export const removeAccents = (text: string): string =>
  ASCII_ONLY.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replace(PLAIN_LETTER_PATTERN, (letter) => PLAIN_LETTERS[letter] ?? letter);

/** Letters with strokes and ligatures, which Unicode does not decompose. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', Ł: 'L', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', ħ: 'h', Ħ: 'H', ŧ: 't', Ŧ: 'T', ı: 'i' },
  ...{ æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe', þ: 'th', Þ: 'Th', ß: 'ss', ẞ: 'SS' },
};
const PLAIN_LETTER_PATTERN = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');

/** Lower case, no accents, straight quotes. */
export const fold = (text: string): string => removeAccents(text).replace(/[’‘]/g, "'").toLowerCase();

/**
 * Folded words with single spaces between and around them, so that whole words can be searched: `
 * elm ` in ` bank of elm `.
 */
export const padWords = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
