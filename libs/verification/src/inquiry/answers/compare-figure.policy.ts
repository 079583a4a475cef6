import { quantities, writtenNumbers } from '@corroborate/text';
import { askedFor, type AskedKind } from './asked-for';
import { comparable, excludes, isSameValue } from './told-value';

/** What a collection gave, row by row: values, or what each is of and the value behind it. */
interface FigureToCompare {
  operation: string;
  rows: readonly (readonly string[])[];
}

/** `unlike`: nobody can say whether both tell the same. */
export type Comparison = 'same' | 'apart' | 'unlike';

/**
 * Whether what credible pages say and what a collection gave are one answer. Only values of the kind that is asked for
 * are held against each other, and only one value against one: a list of payments excludes no sum.
 */
export function compareFigure(question: string, told: string, figure: FigureToCompare): Comparison {
  const kind = askedFor(question)?.kind ?? kindOf(told);
  const [row] = figure.rows;
  if (kind === null || !row || figure.rows.length > 1) return 'unlike';
  const given = cellsFor(kind, row, figure.operation).map((cell) => comparable(kind, cell));
  const said = comparable(kind, told);
  if (given.some((one) => isSameValue(one, said))) return 'same';
  const [only, ...others] = given;
  const apart = only && others.length === 0 && excludes(only, said);
  return apart ? 'apart' : 'unlike';
}

/** Of a question that rules cannot read: an answer with one figure in it and little else is a figure. */
const kindOf = (told: string): AskedKind | null =>
  writtenNumbers(told).length === 1 && quantities(told).length <= 1 && told.split(/\s+/u).length <= FEW_WORDS
    ? 'number'
    : null;
const FEW_WORDS = 4;

const NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/;
const DAY = /^\d{4}-\d\d-\d\d/;
/** How many documents there are is no sum of money, and neither is a share of anything. */
const COUNTS = new Set(['count', 'count_distinct', 'date_histogram']);

/** Values of a row that may be of the kind that is asked for. */
function cellsFor(kind: AskedKind, row: readonly string[], operation: string): readonly string[] {
  if (kind === 'money') return COUNTS.has(operation) ? [] : row.filter((cell) => NUMBER.test(cell));
  if (kind === 'number' || kind === 'year') return row.filter((cell) => NUMBER.test(cell));
  if (kind === 'day') return row.filter((cell) => DAY.test(cell)).map((cell) => cell.slice(0, 10));
  if (kind === 'name' || kind === 'place') return row.filter((cell) => !NUMBER.test(cell) && !DAY.test(cell));
  return [];
}
