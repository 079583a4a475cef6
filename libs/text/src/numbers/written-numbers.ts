import { isCurrency } from './currency';
import { readCardinal, type TokenRow, getGapBefore, isJoiningGap, type Cardinal } from './cardinal';
import { numberTokens, type NumberToken } from './tokens';

/** A number in a text, in digits or words. */
export interface WrittenNumber extends Pick<NumberToken, 'values' | 'written' | 'start' | 'end'> {
  /** The values are fractions of 1: "two-thirds" is 0.667. */
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
export function findWrittenNumbers(text: string): WrittenNumber[] {
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

/** A fraction of 1, or of a scale ("half a million"), which makes it a number. */
interface Fraction extends Cardinal {
  share: boolean;
}

const OF_WORD = /^\s+of(?:\s|$)/i;
/** "half the workers", "half its workers". */
const HALF_OF = /^\s+(?:of|the|its|their|his|her|our|all|those|these)\s/i;
/** "the first half of" and "the second quarter of" are periods of time. */
const ORDINAL_BEFORE =
  /(?:^|\s)(?:first|second|third|fourth|last|other|latter|former|top|bottom|latest|next|previous)\s$/i;
const ONE_IN = /^\s(?:in|out of|in every|of every)\s$/i;
/** "two in three days" counts days. */
const TIME_UNIT_AFTER = /^[\s-](?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?)(?!\p{L})/iu;
const MAX_DENOMINATOR = 100;

/** "half of", "a third of its", "half a million", "a quarter of a million". */
function readNamedFraction(row: TokenRow, at: number): Fraction | null {
  const token = row.tokens[at];
  const parts = token?.values[0] ?? 1;
  if (token?.kind !== 'part' || (!token.article && parts !== 2)) return null;
  if (ORDINAL_BEFORE.test(row.text.slice(Math.max(0, token.start - 12), token.start))) return null;
  const scaled = applyScale(row, at + 1, 1 / parts);
  if (scaled) return scaled;
  const isShare = (parts === 2 ? HALF_OF : OF_WORD).test(row.text.slice(token.end, token.end + 8));
  return isShare ? { values: [1 / parts], next: at + 1, scaled: false, share: true } : null;
}

/** Shares that begin with a number: "two-thirds", "three quarters of a million", "one in five", "three out of four". */
function readCountedFraction(row: TokenRow, from: number, { values, next, scaled }: Cardinal): Fraction | null {
  const [token, [count = 0]] = [row.tokens[next], values];
  const of = token?.values[0] ?? 0;
  if (!token || scaled || count >= of || of > MAX_DENOMINATOR || !Number.isInteger(count)) return null;
  const gap = getGapBefore(row, next);
  if (token.kind === 'part' && !token.article && isJoiningGap(gap))
    return (
      applyScale(row, next + 1, count / of) ?? { values: [count / of], next: next + 1, scaled: false, share: true }
    );
  if (token.kind !== row.tokens[from]?.kind || !ONE_IN.test(gap)) return null;
  const isTime = TIME_UNIT_AFTER.test(row.text.slice(token.end, token.end + 10));
  const isName = token.kind === 'word' && /^\p{Lu}/u.test(token.written);
  return isTime || isName ? null : { values: [count / of], next: next + 1, scaled: false, share: true };
}

/** "half a million", "half a dozen", "three quarters of a million". */
function applyScale(row: TokenRow, at: number, part: number): Fraction | null {
  const token = row.tokens[at];
  const gap = getGapBefore(row, at);
  if (token?.kind !== 'scale' || !(isJoiningGap(gap) || (token.article && /^\s+of\s+$/i.test(gap)))) return null;
  const whole = readCardinal(row, at, true);
  return whole && { ...whole, values: whole.values.map((value) => part * value), scaled: true, share: false };
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
