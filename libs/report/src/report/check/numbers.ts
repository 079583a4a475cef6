import { lexiconTable } from '@corroborate/text';

const SPELLED = new Map([...lexiconTable('en', 'numbers')].map(([word, value]) => [word, Number(value)]));
const WORD = /\p{L}+(?:-\p{L}+)?/gu;
const FIGURE = /\d+(?:[.,\u00a0\u202f]\d+)*/g;

/** A number as it stands in a sentence, with every value that its writing may mean. */
export interface WrittenNumber {
  written: string;
  values: number[];
}

/** Figures, and numbers spelled out from two on: “one” is mostly no number. */
export function numbersIn(text: string): WrittenNumber[] {
  const figures = [...text.matchAll(FIGURE)].map(([written]) => ({ written, values: valuesOf(written) }));
  const words = [...text.toLowerCase().matchAll(WORD)].flatMap(([written]) => {
    const value = spelled(written);
    return value === null || value < 2 ? [] : [{ written, values: [value] }];
  });
  return [...figures, ...words];
}

/** Numbers of two words in figures: “thirty-one people” is “31 people”. */
export const inFigures = (text: string): string =>
  text.replace(COMPOUND, (written) => String(spelled(written.toLowerCase()) ?? written));
const COMPOUND = /\b\p{L}{4,7}-\p{L}{3,5}\b/gu;

/** “1.400” is 1400 to one reader and 1.4 to another. */
function valuesOf(written: string): number[] {
  const bare = Number(written.replace(/[.,\u00a0\u202f]/g, ''));
  const decimal = Number(written.replace(/,(?=\d{3}\b)/g, '').replace(',', '.'));
  const grouped = /^\d{1,3}(?:[.,\u00a0\u202f]\d{3})+$/.test(written);
  return [...(grouped || !/\D/.test(written) ? [bare] : []), ...(Number.isNaN(decimal) ? [] : [decimal])];
}

/** “thirty-one” is 31. */
function spelled(word: string): number | null {
  const [tens, ones] = word.split('-').map((part) => SPELLED.get(part));
  if (tens === undefined || !word.includes('-')) return SPELLED.get(word) ?? null;
  return ones !== undefined && tens >= 20 && ones < 10 ? tens + ones : null;
}
