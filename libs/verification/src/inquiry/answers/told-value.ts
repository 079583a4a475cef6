import type { SourceView } from '@corroborate/domain';
import {
  compatible,
  fold,
  foldedWords,
  properNames,
  quantities,
  writtenNumbers,
  type Quantity,
} from '@corroborate/text';
import { askedFor, type AskedKind } from './asked-for';
import { daysOf, hoursIn, readValue } from './read-value.policy';
import type { ReadWord } from './reading.types';

/** An answer as far as two of them can be compared. */
interface Comparable {
  /** As it is told. */
  value: string;
  /** What is measured: figures, an hour, days. Null where words are told, of which two need not exclude each other. */
  measured: Measured | null;
  /** Names in it, each as the set of its words. */
  names: string[][];
}

/** What was read in a page. */
export interface ToldValue extends Comparable {
  read: ReadWord;
  view: SourceView;
  kind: AskedKind | null;
}

type Measured =
  | { of: 'figure'; quantity: Quantity | null; numbers: number[] }
  | { of: 'hour'; at: string }
  | { of: 'day'; at: string };

export function toldValue(question: string, read: ReadWord, view: SourceView): ToldValue {
  const words = { question, words: read.words, quote: read.quote, published: view.published };
  const asked = askedFor(question);
  const kind = asked?.kind ?? null;
  return {
    read,
    view,
    kind,
    value: readValue(words),
    measured: measuredIn(kind, words, asked?.ahead ?? false),
    names: namesFor(kind, read.words),
  };
}

/** Words without a page, as an answer of that kind. */
export const comparable = (kind: AskedKind, words: string): Comparable => ({
  value: words,
  measured: measuredIn(kind, { question: '', words, quote: words, published: null }, false),
  names: namesFor(kind, words),
});

const namesFor = (kind: AskedKind | null, text: string): string[][] =>
  kind === 'name' ? properNames(`by ${text}`).map((name) => foldedWords(fold(name))) : [];

const FIGURES: ReadonlySet<AskedKind | null> = new Set(['number', 'money', 'share', 'year']);

function measuredIn(kind: AskedKind | null, words: Parameters<typeof daysOf>[0], ahead: boolean): Measured | null {
  if (FIGURES.has(kind)) {
    const numbers = numbersIn(words.words);
    const [quantity = null] = quantities(words.words);
    return quantity || numbers.length > 0 ? { of: 'figure', quantity, numbers } : null;
  }
  const [at] = kind === 'hour' ? hoursIn(words.words) : [];
  if (at) return { of: 'hour', at };
  const [day] = kind === 'day' ? daysOf(words, ahead) : [];
  return day ? { of: 'day', at: day } : null;
}

/** Figures as any language writes them: "2.400.000", "2,4"; a doubtful one has both its values. */
const numbersIn = (text: string): number[] => writtenNumbers(text).flatMap(({ values }) => values);

/** Whether two answers say the same, as far as can be told; words that measure nothing never differ. */
export function isSameValue(a: Comparable, b: Comparable): boolean {
  const [one, other] = [a.measured, b.measured];
  if (one?.of === 'figure' && other?.of === 'figure') return isSameFigure(one, other);
  if (one && other && one.of !== 'figure' && other.of !== 'figure') return one.at === other.at;
  if (a.names.length > 0 && b.names.length > 0) return a.names.some((name) => b.names.some((two) => share(name, two)));
  return fold(a.value) === fold(b.value);
}

/** Whether two answers exclude each other. */
export const excludes = (a: Comparable, b: Comparable): boolean =>
  !isSameValue(a, b) &&
  ((a.measured !== null && b.measured !== null) || (a.names.length === 1 && b.names.length === 1));

const share = (a: readonly string[], b: readonly string[]): boolean => a.some((word) => b.includes(word));

/** Steps by which one figure is written in whole numbers, in thousands or in millions. */
const SCALES = [1, 1e3, 1e6, 1e9];

function isSameFigure(a: Measured & { of: 'figure' }, b: Measured & { of: 'figure' }): boolean {
  if (a.quantity && b.quantity && compatible(a.quantity, b.quantity)) return true;
  return a.numbers.some((one) =>
    b.numbers.some((two) => SCALES.some((scale) => one === two * scale || two === one * scale)),
  );
}
