import { gapBefore, isJoiningGap, readCardinal, type Cardinal, type TokenRow } from './cardinal';

/** A fraction of 1, or of a scale ("half a million"), which makes it a number. */
export interface Fraction extends Cardinal {
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
export function readNamedFraction(row: TokenRow, at: number): Fraction | null {
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
export function readCountedFraction(row: TokenRow, from: number, { values, next, scaled }: Cardinal): Fraction | null {
  const [token, [count = 0]] = [row.tokens[next], values];
  const of = token?.values[0] ?? 0;
  if (!token || scaled || count >= of || of > MAX_DENOMINATOR || !Number.isInteger(count)) return null;
  const gap = gapBefore(row, next);
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
  const gap = gapBefore(row, at);
  if (token?.kind !== 'scale' || !(isJoiningGap(gap) || (token.article && /^\s+of\s+$/i.test(gap)))) return null;
  const whole = readCardinal(row, at, true);
  return whole && { ...whole, values: whole.values.map((value) => part * value), scaled: true, share: false };
}
