import { lexicon } from '../lexicon';
import type { NumberToken } from './tokens';

/** The number that starts at a token. */
export interface Cardinal {
  /** Possible values, most likely first: "1.400" is 1.4 or 1400. */
  values: number[];
  /** The first token after it. */
  next: number;
  /** True if it has a scale word: "2 million". */
  scaled: boolean;
}

/** Tokens of a text and the text between them. */
export interface TokenRow {
  text: string;
  tokens: readonly NumberToken[];
}

/** `total` of closed groups, `current` of the open one. */
interface PartialSum {
  total: number;
  current: number | null;
  /** Last scale; the next must be smaller. Null before the first. */
  scale: number | null;
}

const JOINING_GAP = /^(?:[ \u00a0\u2011-]|\s{1,3})$/;
const AND_GAP = /^[\s-]{1,3}and[\s-]{1,3}$/i;
const HUNDRED = 100;
const BETWEEN_WORD = /\bbetween\s$/i;

export const getGapBefore = ({ text, tokens }: TokenRow, at: number): string =>
  text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? text.length);

export const isJoiningGap = (gap: string): boolean => JOINING_GAP.test(gap);

/**
 * Reads digits or words that form one number: "2 lakh crore", "a hundred and five", "one and a half
 * million". `bareScale`: it may start with a scale, as after "half a".
 */
export function readCardinal(row: TokenRow, from: number, bareScale = false): Cardinal | null {
  const sum: PartialSum = { total: 0, current: null, scale: null };
  let next = readFirstToken(row, from, sum, bareScale);
  if (next === from) return null;
  next = readDecimals(row, next, sum);
  const [first, second] = next === from + 1 ? (row.tokens[from]?.values ?? []) : [];
  while (next < row.tokens.length && addToken(row, next, sum)) next += 1;
  const value = sum.total + (sum.current ?? 0);
  const isDoubtful = second !== undefined && first !== undefined && first !== 0;
  const values = isDoubtful ? [value, (value / first) * second] : [value];
  return { values: values.map(rounded), next, scaled: sum.scale !== null };
}

/** Removes floating-point noise: 2.3 times a million is 2,300,000. */
const rounded = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(14)));

/** The first number word or digits; a scale only with its article ("a hundred"), except "dozen". */
function readFirstToken(row: TokenRow, from: number, sum: PartialSum, bareScale: boolean): number {
  const token = row.tokens[from];
  const [value] = token?.values ?? [];
  if (!token || value === undefined) return from;
  if (token.kind === 'figure') return readGroupedFigure(row, from, sum);
  if (token.kind === 'scale' && (bareScale || token.article || token.written.toLowerCase() === 'dozen'))
    multiplyScale(sum, value);
  else if (token.kind === 'word' || token.kind === 'sign') sum.current = value;
  else return from;
  return from + 1;
}

/** Space between the digit groups of "1 234 567". */
const GROUP_GAP = /^[ \u00a0\u202f\u2009]$/;
/** After these words digits start a separate number: "March 5 200 people were hurt", "on Route 9 120 cars". */
const MONTH_STARTS = lexicon('en', 'calendar', 'month-starts')
  .words.map((word) => capitalized(word))
  .join('|');
const NUMBER_NOUNS = lexicon('en', 'quantities', 'numbered').words.flatMap((word) => [word, capitalized(word)]);
const NUMBERED_NOUN = new RegExp(
  `(?<!\\p{L})(?:(?:${MONTH_STARTS})[a-z]{0,7}\\.?|${NUMBER_NOUNS.join('|').replaceAll('.', '\\.')}|\\d)\\s$`,
  'u',
);

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** "1 234 567": groups of three digits after one to three. */
function readGroupedFigure(row: TokenRow, from: number, sum: PartialSum): number {
  let digits = row.tokens[from]?.written ?? '';
  sum.current = row.tokens[from]?.values[0] ?? 0;
  let next = from + 1;
  const before = row.text.slice(Math.max(0, (row.tokens[from]?.start ?? 0) - 16), row.tokens[from]?.start);
  if (!/^[1-9]\d{0,2}$/.test(digits) || NUMBERED_NOUN.test(before)) return next;
  while (next < row.tokens.length && !/[.,]/.test(digits)) {
    const group = row.tokens[next]?.written ?? '';
    if (!/^\d{3}(?:[.,]\d{1,2})?$/.test(group) || !GROUP_GAP.test(getGapBefore(row, next))) break;
    digits += group.replace(',', '.');
    next += 1;
  }
  sum.current = Number(digits);
  return next;
}

const POINT_GAP = /^[\s-]point[\s-]$/i;

/** "six point eight": the words after "point" are digits. */
function readDecimals(row: TokenRow, from: number, sum: PartialSum): number {
  if (row.tokens[from - 1]?.kind !== 'word' || !POINT_GAP.test(getGapBefore(row, from))) return from;
  let next = from;
  let digits = '';
  while (isDigitWord(row.tokens[next]) && (next === from || isJoiningGap(getGapBefore(row, next)))) {
    digits += String(row.tokens[next]?.values[0]);
    next += 1;
  }
  if (digits !== '') sum.current = Number(`${sum.current ?? 0}.${digits}`);
  return next;
}

const isDigitWord = (token: NumberToken | undefined): boolean => token?.kind === 'word' && (token.values[0] ?? 10) < 10;

/** Adds the token if it belongs to the number; returns whether it does. */
function addToken(row: TokenRow, at: number, sum: PartialSum): boolean {
  const token = row.tokens[at];
  const [value] = token?.values ?? [];
  if (!token || value === undefined) return false;
  const gap = getGapBefore(row, at);
  if (token.kind === 'scale') return addScale(token, gap, sum);
  if (token.kind === 'sign') return gap === '' && addPart(sum, value);
  if (token.kind === 'part') return token.article && AND_GAP.test(gap) && addPart(sum, 1 / value);
  return canExtend(row, at, sum) && addValue(sum, value);
}

function addScale(token: NumberToken, gap: string, sum: PartialSum): boolean {
  const isShort = token.written.length === 1;
  if (token.article || !(gap === '' || (!isShort && isJoiningGap(gap)))) return false;
  multiplyScale(sum, token.values[0] ?? 1);
  return true;
}

/**
 * "hundred" and "dozen" multiply the open group; a larger scale closes it or multiplies the total:
 * "2 lakh crore".
 */
function multiplyScale(sum: PartialSum, scale: number): void {
  if (scale <= HUNDRED) sum.current = (sum.current ?? 1) * scale;
  else if (sum.current === null && sum.total > 0) sum.total *= scale;
  else {
    sum.total += (sum.current ?? 1) * scale;
    sum.current = null;
  }
  sum.scale = scale;
}

/** "1½" and "one and a half"; after a scale it is a fraction of that scale: "a million and a half". */
function addPart(sum: PartialSum, part: number): boolean {
  if (sum.current === null) sum.total += part * (sum.scale ?? 1);
  else sum.current += part;
  return true;
}

function addValue(sum: PartialSum, value: number): boolean {
  sum.current = (sum.current ?? 0) + value;
  return true;
}

/** "twenty-three", "a hundred and five", "2 crore 50 lakh"; not "one hundred and two hundred". */
function canExtend(row: TokenRow, at: number, sum: PartialSum): boolean {
  const [token, gap] = [row.tokens[at], getGapBefore(row, at)];
  const value = token?.values[0] ?? 0;
  const isAnd = AND_GAP.test(gap) && token?.kind === 'word' && !isBetween(row, at);
  if (!token || !(isAnd || isJoiningGap(gap))) return false;
  if (!isAnd && token.kind === 'word' && completesTens(row.tokens[at - 1], value)) return true;
  if (sum.scale === null || row.tokens[at - 1]?.kind !== 'scale') return false;
  const behind = followingScale(row, at);
  if (token.kind === 'figure' && behind === 1) return false;
  return sum.scale <= HUNDRED ? value < sum.scale && behind !== HUNDRED : value * behind < sum.scale;
}

const completesTens = (before: NumberToken | undefined, value: number): boolean =>
  before?.kind === 'word' && (before.values[0] ?? 0) >= 20 && value < 10;

function followingScale(row: TokenRow, at: number): number {
  const next = row.tokens[at + 1];
  return next?.kind === 'scale' && !next.article && isJoiningGap(getGapBefore(row, at + 1)) ? (next.values[0] ?? 1) : 1;
}

/** "between a hundred and fifty …" gives two numbers. */
function isBetween({ text, tokens }: TokenRow, at: number): boolean {
  let first = at - 1;
  while (first > 0 && isJoiningGap(getGapBefore({ text, tokens }, first))) first -= 1;
  const start = tokens[first]?.start ?? 0;
  return BETWEEN_WORD.test(text.slice(Math.max(0, start - 12), start));
}
