import { datelineLength, toPrintableText, collapseWhitespace, removeInvisible } from '@corroborate/text';

/** Maximum length of a quote, in characters; longer ones are cut at a word. */
const MAX_QUOTE_CHARS = 320;

/** External text on one line: no line breaks or invisible characters. */
export const plainLine = (text: string): string => collapseWhitespace(removeInvisible(toPrintableText(text)));

/**
 * Puts text in quotation marks, with inner marks as single quotes; long text is cut with an ellipsis; dateline and
 * final period are removed.
 */
export function inQuotes(text: string, longest = MAX_QUOTE_CHARS): string {
  const line = plainLine(longestLine(text)).replace(/^[\s\-–—•*>]+/, '');
  const cleaned = line
    .slice(datelineLength(line))
    .replace(/[\s.…]*(?:\.{2,3}|…)$/u, ' …')
    .replace(/(?<![\s.]\p{L})\.(["”»]?)$/u, '$1');
  return `“${cutAtWord(balanceQuoteMarks(cleaned), longest)}”`;
}

/** The longest line, because a passage may include a headline or date line. */
const longestLine = (text: string): string =>
  text.split(/\n+/).reduce((longest, line) => (line.length > longest.length ? line : longest), '');

/** Balances quotation marks, because a passage may begin or end inside a quotation. */
function balanceQuoteMarks(line: string): string {
  const marks = [...line.matchAll(/[“”„«»"]/g)];
  const opens = ({ 0: mark, index }: { 0: string; index: number }) =>
    mark === '"' ? /^$|[\s(\[—–]$/.test(line.slice(0, index)) : '“„«'.includes(mark);
  const single = marks.reduce(
    (text, at) => text.slice(0, at.index) + (opens(at) ? '‘' : '’') + text.slice(at.index + 1),
    line,
  );
  const [first, last] = [marks[0], marks.at(-1)];
  return `${first && !opens(first) ? '‘' : ''}${single}${last && opens(last) ? '’' : ''}`;
}

function cutAtWord(line: string, longest: number): string {
  if (line.length <= longest) return line;
  const kept = line.slice(0, longest - 1);
  return `${kept.slice(0, Math.max(kept.lastIndexOf(' '), longest - 60)).trimEnd()} …`;
}

/** Quoted text in a report sentence. */
export const QUOTED_TEXT = /“([^“”]{1,1000})”/g;

/** Normalizes white space and quotation marks for comparison. */
export const normalizeForComparison = (text: string): string =>
  collapseWhitespace(plainLine(text).replace(/[“”„«»"‘’'`´]+/g, '')).toLowerCase();
