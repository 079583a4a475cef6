import { datelineLength, printable, squash, withoutInvisible } from '@corroborate/text';

/** Longer quotes are cut at a word. */
const LONGEST = 320;

/** Text from outside as it may be in a line: no line breaks, nothing that is not for readers. */
export const plainLine = (text: string): string => squash(withoutInvisible(printable(text)));

/**
 * The same between quotation marks, whose own become single ones, in pairs; a long one is cut, and shows that it was.
 * A dateline is left off, and the full stop is left to the sentence around it.
 */
export function inQuotes(text: string, longest = LONGEST): string {
  const line = plainLine(mainLine(text)).replace(/^[\s\-–—•*>]+/, '');
  const said = line
    .slice(datelineLength(line))
    .replace(/[\s.…]*(?:\.{2,3}|…)$/u, ' …')
    .replace(/(?<![\s.]\p{L})\.(["”»]?)$/u, '$1');
  return `“${cutAtWord(paired(said), longest)}”`;
}

/** A passage may run over a headline or a line of dates: the longest of its lines is what it says. */
const mainLine = (text: string): string =>
  text.split(/\n+/).reduce((longest, line) => (line.length > longest.length ? line : longest), '');

/** A passage may begin or end inside a quotation. */
function paired(line: string): string {
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

/** What is between quotation marks in a sentence of a report. */
export const QUOTED = /“([^“”]{1,1000})”/g;

/** Texts that differ in blanks and quotation marks alone are the same. */
export const comparable = (text: string): string =>
  squash(plainLine(text).replace(/[“”„«»"‘’'`´]+/g, '')).toLowerCase();
