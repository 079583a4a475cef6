/**
 * Letters of alphabets with accents, including Greek and Cyrillic; scripts without spaces have no
 * word boundaries.
 */
const WORD_CHARACTER = String.raw`[\w\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u036f\u0370-\u1fff]`;

/**
 * Word boundaries for patterns in code, because `\b` treats "é" as a non-word character. Works with and without the u
 * flag.
 */
export const WORD_START = `(?<!${WORD_CHARACTER})`;
export const WORD_END = `(?!${WORD_CHARACTER})`;

const BOUNDARY = `(?:(?<=${WORD_CHARACTER})(?!${WORD_CHARACTER})|(?<!${WORD_CHARACTER})(?=${WORD_CHARACTER}))`;
const PLAIN_BOUNDARY = /(?<!\\)((?:\\\\)*)\\b/g;
const ACCENTED = /(?=[^\x00-\x7f])\p{L}/u;

/**
 * Replaces `\b` in a pattern with boundaries that recognize accented letters; ASCII-only patterns are kept, which is
 * faster.
 */
export const withWordBoundaries = (source: string): string =>
  ACCENTED.test(source) ? source.replace(PLAIN_BOUNDARY, (_, escaped: string) => escaped + BOUNDARY) : source;
