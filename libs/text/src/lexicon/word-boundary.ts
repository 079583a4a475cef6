/** Letters of alphabets with accents, Greek and Cyrillic included; scripts without blanks have no words to end. */
const WORD = String.raw`[\w\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u036f\u0370-\u1fff]`;

/** Where a word begins or ends, for patterns in code: `\b` takes "é" for a space. With or without the flag u. */
export const WORD_START = `(?<!${WORD})`;
export const WORD_END = `(?!${WORD})`;

const BOUNDARY = `(?:(?<=${WORD})(?!${WORD})|(?<!${WORD})(?=${WORD}))`;
const PLAIN_BOUNDARY = /(?<!\\)((?:\\\\)*)\\b/g;
const ACCENTED = /(?=[^\x00-\x7f])\p{L}/u;

/** A pattern's source whose `\b` knows letters with accents; one of ASCII letters stays as it is, which is faster. */
export const withWordBoundaries = (source: string): string =>
  ACCENTED.test(source) ? source.replace(PLAIN_BOUNDARY, (_, escaped: string) => escaped + BOUNDARY) : source;
