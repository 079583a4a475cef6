import { writtenNumbers, type WrittenNumber } from '@corroborate/text';

/** Figures, and numbers in words from two on: "one" is mostly no number. */
export const checkableNumbers = (text: string): WrittenNumber[] =>
  writtenNumbers(text).filter(({ written, values: [value = 0] }) => value >= 2 || /\d/.test(written));
