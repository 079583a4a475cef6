/** Path of a robots.txt rule: literal pieces in order, with any text between them. */
export interface PathPattern {
  pieces: readonly string[];
  /** True if the path must end with the last piece (`$`). */
  anchored: boolean;
  /** Length of the rule in bytes; the longest match wins. */
  length: number;
}

/**
 * Parses a rule value in Latin-1, one character per byte. A run of wildcards is one wildcard. Null if there are more
 * than `maxWildcards`.
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
 * Matches each piece at its first position without backtracking: a later position leaves less of the path for the rest.
 * Linear in path and pattern.
 */
export function isPathMatch({ pieces, anchored }: PathPattern, path: string): boolean {
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

const UNENCODED_PATH = /^[A-Za-z0-9\-._~!()+,;:@&=/?#[\]]*$/;
const UNRESERVED = /^[A-Za-z0-9\-._~]$/;
const PERCENT = 0x25;
const HEX = Buffer.from('0123456789ABCDEF');
const buildByteTable = (test: (char: string) => boolean) =>
  Array.from({ length: 256 }, (_, code) => test(String.fromCharCode(code)));
/** By byte: whether it stays unencoded (a stray `%` does), and its encoded form. */
const STAYS_UNENCODED = buildByteTable((char) => char === '%' || UNENCODED_PATH.test(char));
const IS_UNRESERVED = buildByteTable((char) => UNRESERVED.test(char));
/** By byte: its value as a hexadecimal digit, or -1. */
const HEX_VALUES = Array.from({ length: 256 }, (_, code) => HEX.indexOf(String.fromCharCode(code).toUpperCase()));

/**
 * Canonical form of a path by RFC 9309: `%7e` becomes `~`, `é` `%C3%A9`, a literal `*` `%2A`. Input and output in
 * Latin-1, one character per byte. Linear.
 */
export function normalizePath(path: string): string {
  if (UNENCODED_PATH.test(path)) return path;
  const from = Buffer.from(path, 'latin1');
  const to = Buffer.allocUnsafe(from.length * 3);
  let size = 0;
  for (let at = 0; at < from.length; at += 1) {
    const encoded = from[at] === PERCENT ? parseOctet(from[at + 1], from[at + 2]) : -1;
    const octet = encoded < 0 ? from[at]! : encoded;
    if (encoded >= 0) at += 2;
    if ((encoded < 0 ? STAYS_UNENCODED : IS_UNRESERVED)[octet]) to[size++] = octet;
    else {
      to[size++] = PERCENT;
      to[size++] = HEX[octet >> 4]!;
      to[size++] = HEX[octet & 15]!;
    }
  }
  return to.toString('latin1', 0, size);
}

/** Value of two hexadecimal digits; -1 if they are not such digits. */
function parseOctet(high = 0, low = 0): number {
  const [first, second] = [HEX_VALUES[high]!, HEX_VALUES[low]!];
  return first < 0 || second < 0 ? -1 : first * 16 + second;
}
