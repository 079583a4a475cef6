const DIGIT = /\p{Nd}/u;
/** Fast pre-check: the first script with its own digits is Arabic. */
const MAY_BE_FOREIGN = /[\u0600-\uffff]/;
const FOREIGN_DIGITS = /(?![0-9])\p{Nd}/gu;

/** Converts digits of all scripts to 0–9: "۱۴۰۲" becomes "1402". */
export const toAsciiDigits = (text: string): string =>
  MAY_BE_FOREIGN.test(text) ? text.replace(FOREIGN_DIGITS, (digit) => String(valueOf(digit))) : text;

/** The digits of a script are consecutive code points, starting with zero. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = code - 1;
  while (DIGIT.test(String.fromCodePoint(before))) before -= 1;
  return (code - before - 1) % 10;
}
