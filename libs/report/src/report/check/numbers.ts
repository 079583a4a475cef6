import { findWrittenNumbers, type WrittenNumber } from '@corroborate/text';

/** Digits, and number words from two on; "one" is mostly not a number. */
export const checkableNumbers = (text: string): WrittenNumber[] =>
  findWrittenNumbers(text).filter(({ written, values: [value = 0] }) => value >= 2 || /\d/.test(written));
