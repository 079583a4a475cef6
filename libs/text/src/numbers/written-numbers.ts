import { isCurrency } from './currency';
import { readCardinal, type TokenRow } from './cardinal';
import { readCountedFraction, readNamedFraction } from './share';
import { numberTokens, type NumberToken } from './tokens';

/** A number in a text, in digits or words. */
export interface WrittenNumber {
  written: string;
  start: number;
  end: number;
  /** Possible values, most likely first: "1.400" is 1.4 or 1400. Shares are fractions of 1: "two-thirds" is 0.667. */
  values: readonly number[];
  share: boolean;
  /** A single digit group or word, which may be a year, day or house number. */
  bare: boolean;
  scaled: boolean;
}

/** Maximum number of characters read; the rest of a longer text is ignored. */
const MAX_TEXT_CHARS = 100_000;

/**
 * All numbers of an English text, in order: digits with any grouping ("1,234", "25,00,000", "1
 * 234"), words ("twenty-three", "a hundred and five"), scales ("2 lakh crore", "$4mn", "half a
 * dozen") and fractions ("two-thirds"). Linear time.
 */
export function writtenNumbers(text: string): WrittenNumber[] {
  const row: TokenRow = { text: text.slice(0, MAX_TEXT_CHARS), tokens: numberTokens(text.slice(0, MAX_TEXT_CHARS)) };
  const found: WrittenNumber[] = [];
  let at = 0;
  while (at < row.tokens.length) {
    const number = numberAt(row, at);
    at = number?.next ?? at + 1;
    if (number) found.push(number.read);
  }
  return found;
}

function numberAt(row: TokenRow, at: number) {
  const first = row.tokens[at];
  if (!first || isPartOfName(row.text, first)) return null;
  const cardinal = first.kind === 'part' ? null : readCardinal(row, at);
  const part = cardinal ? readCountedFraction(row, at, cardinal) : readNamedFraction(row, at);
  const found = part ?? cardinal;
  if (!found) return null;
  const end = row.tokens[found.next - 1]?.end ?? first.end;
  const written = row.text.slice(first.start, end);
  const { values, scaled, next } = found;
  const read = { written, start: first.start, end, values, share: part?.share ?? false, bare: next === at + 1, scaled };
  return { read, next };
}

/** "several dozen", "a few hundred". */
const VAGUE_QUANTITY = /\b(?:several|few|many|couple of|some)\s$/i;
/** "19th", "3D", "5G". */
const NAME_SUFFIX = /^(?:st|nd|rd|th|d|g)(?!\p{L})/iu;

/** "A320", "G20" and "19th" are names; "Rs25" and "US$5" are amounts. */
function isPartOfName(text: string, { kind, start, end }: NumberToken): boolean {
  const before = text.slice(Math.max(0, start - 12), start);
  if (kind === 'scale') return VAGUE_QUANTITY.test(before);
  if (kind !== 'figure') return false;
  const word = /[\p{L}_]{1,12}$/u.exec(before)?.[0];
  return NAME_SUFFIX.test(text.slice(end, end + 3)) || (word !== undefined && !isCurrency(word));
}
