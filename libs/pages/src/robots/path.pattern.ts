/** The path of a robots.txt rule: literal pieces, in order, with any text between two of them. */
export interface PathPattern {
  pieces: readonly string[];
  /** The path ends with the last piece (`$`). */
  anchored: boolean;
  /** Octets of the rule; the longest match wins. */
  length: number;
}

/**
 * Reads the value of a rule whose characters are octets (Latin-1). A run of wildcards is one wildcard.
 * Null where there are more than `maxWildcards`.
 */
export function parsePattern(value: string, maxWildcards: number): PathPattern | null {
  const anchored = value.endsWith('$');
  const raw = (anchored ? value.slice(0, -1) : value).replace(/\*+/g, '*').split('*', maxWildcards + 2);
  if (raw.length > maxWildcards + 1) return null;
  const pieces = raw.map(normalizePath);
  const length = pieces.reduce((sum, piece) => sum + piece.length, pieces.length - 1 + Number(anchored));
  return { pieces, anchored, length };
}

/**
 * Takes the first place for each piece, and never goes back: a later place leaves less of the path for what follows.
 * So the time is linear in the path and the pattern.
 */
export function matchesPath({ pieces, anchored }: PathPattern, path: string): boolean {
  const [head = '', ...rest] = pieces;
  if (!path.startsWith(head)) return false;
  const tail = anchored ? rest.pop() : undefined;
  let at = head.length;
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  if (tail !== undefined) return path.length - tail.length >= at && path.endsWith(tail);
  return !anchored || path.length === at;
}

const PLAIN = /^[A-Za-z0-9\-._~!()+,;:@&=/?#[\]]*$/;
const UNRESERVED = /^[A-Za-z0-9\-._~]$/;
const PERCENT = 0x25;
const HEX = Buffer.from('0123456789ABCDEF');
const charsThat = (test: (char: string) => boolean) =>
  Array.from({ length: 256 }, (_, code) => test(String.fromCharCode(code)));
/** By octet: whether it keeps its own spelling where it was written plainly (a stray `%` does), and encoded. */
const STAYS_PLAIN = charsThat((char) => char === '%' || PLAIN.test(char));
const IS_DECODED = charsThat((char) => UNRESERVED.test(char));
/** By octet: its value as a hexadecimal digit, or -1. */
const DIGITS = Array.from({ length: 256 }, (_, code) => HEX.indexOf(String.fromCharCode(code).toUpperCase()));

/**
 * One spelling for all that RFC 9309 takes for the same path: `%7e` is `~`, `é` is `%C3%A9`, a literal `*` is `%2A`.
 * Takes and gives octets (Latin-1), and is linear in them.
 */
export function normalizePath(path: string): string {
  if (PLAIN.test(path)) return path;
  const from = Buffer.from(path, 'latin1');
  const to = Buffer.allocUnsafe(from.length * 3);
  let size = 0;
  for (let at = 0; at < from.length; at += 1) {
    const encoded = from[at] === PERCENT ? octetOf(from[at + 1], from[at + 2]) : -1;
    const octet = encoded < 0 ? from[at]! : encoded;
    if (encoded >= 0) at += 2;
    if ((encoded < 0 ? STAYS_PLAIN : IS_DECODED)[octet]) to[size++] = octet;
    else {
      to[size++] = PERCENT;
      to[size++] = HEX[octet >> 4]!;
      to[size++] = HEX[octet & 15]!;
    }
  }
  return to.toString('latin1', 0, size);
}

/** -1 where these are not two hexadecimal digits. */
function octetOf(high = 0, low = 0): number {
  const [first, second] = [DIGITS[high]!, DIGITS[low]!];
  return first < 0 || second < 0 ? -1 : first * 16 + second;
}
