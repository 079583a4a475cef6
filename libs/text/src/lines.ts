/** The text on one line, with single spaces for all white space. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Like `oneLine`, also treating zero-width characters as separators, for text from pages and PDFs. Joiners behind
 * Arabic and Indic letters are part of the word.
 */
export function collapseWhitespace(text: string): string {
  const trimmed = text.trim();
  return trimmed.includes('  ') || SEPARATOR.test(trimmed) ? trimmed.replace(WHITESPACE_GAP, ' ').trim() : trimmed;
}

/** Any separator other than a plain space; most texts have none, nor two spaces in a row. */
const SEPARATOR = /[\t-\r\u00a0\u1680\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]/;

const BLANK = String.raw`[\s\u200b\u200c\u200d\u2060]`;
const JOINER = String.raw`(?<![\u0600-\u0fff\u1000-\u109f\u1780-\u17ff])[\u200c\u200d]`;
/** Any white space other than a single space. */
const WHITESPACE_GAP = new RegExp(String.raw`(?:[^\S ]|[\u200b\u2060]|${JOINER}| (?=${BLANK}))${BLANK}*`, 'g');

/** At most `max` characters, with an ellipsis if cut. */
export const truncate = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;

/** Like `cut`, at a word boundary if one is near the end. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const kept = text.slice(0, max - 1);
  const space = kept.lastIndexOf(' ');
  return `${kept.slice(0, space > max * 0.8 ? space : kept.length).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** First non-empty text, squashed and cut; null if none. */
export function firstNonEmptyText(candidates: readonly (string | null | undefined)[], max: number): string | null {
  for (const candidate of candidates) {
    const text = candidate ? collapseWhitespace(candidate) : '';
    if (text) return truncate(text, max);
  }
  return null;
}
