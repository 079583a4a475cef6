/**
 * Control characters except newline and tab, and direction marks, which could control a terminal or
 * disguise a name.
 */
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const ALL_UNPRINTABLE = new RegExp(UNPRINTABLE.source, 'g');

/**
 * Complete terminal sequences, so that no letters remain: strings (titles, links), commands with
 * numbers (colors, cursor moves), and two-letter commands. Each starts with a character that its
 * parts cannot contain and is bounded, so matching stays fast. C1 forms above 0x7f are matched only
 * with numbers, because wrongly decoded text is full of such characters.
 */
const TERMINAL_SEQUENCES = new RegExp(
  [
    /\u001b[\]PX^_][^\u0007\u001b\u009c\n]{0,2000}(?:\u0007|\u001b\\|\u009c)/,
    /\u001b\[[0-?]{0,64}[ -/]{0,8}[@-~]/,
    /\u001b[ -/]{0,8}[0-~]/,
    /\u009b[0-?]{1,64}[ -/]{0,8}[@-~]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** Removes control characters except newline and tab, terminal sequences and direction marks. */
export function toPrintableText(text: string): string {
  if (!UNPRINTABLE.test(text)) return text;
  return text.replace(/\r\n?/g, '\n').replace(TERMINAL_SEQUENCES, '').replace(ALL_UNPRINTABLE, '');
}

/**
 * Applies `toPrintableText` to every string in nested plain data. Data without such characters, nearly
 * all of it, is returned as is, without copying.
 */
export const printableAll = <T>(data: T): T => (isPrintable(data) ? data : toPrintable(data));

function isPrintable(data: unknown): boolean {
  if (typeof data === 'string') return !UNPRINTABLE.test(data);
  if (Array.isArray(data)) return data.every(isPrintable);
  return !isPlainObject(data) || Object.values(data).every(isPrintable);
}

function toPrintable<T>(data: T): T {
  if (typeof data === 'string') return toPrintableText(data) as T;
  if (Array.isArray(data)) return data.map((one: unknown) => toPrintable(one)) as T;
  if (!isPlainObject(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toPrintable<unknown>(value)])) as T;
}

function isPlainObject(data: unknown): data is Record<string, unknown> {
  if (data === null || typeof data !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(data);
  return prototype === Object.prototype || prototype === null;
}
