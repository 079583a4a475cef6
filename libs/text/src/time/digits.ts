const DIGIT = /\p{Nd}/u;
const FOREIGN_DIGITS = /(?![0-9])\p{Nd}/gu;

/** A text with the digits of all scripts as 0–9: "۱۴۰۲" is "1402". */
export const asciiDigits = (text: string): string => text.replace(FOREIGN_DIGITS, (digit) => String(valueOf(digit)));

/** The digits of a script stand together, zero first. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = code - 1;
  while (DIGIT.test(String.fromCodePoint(before))) before -= 1;
  return (code - before - 1) % 10;
}
