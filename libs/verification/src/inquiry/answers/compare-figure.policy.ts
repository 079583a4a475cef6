import { isCompatible, quantities, writtenNumbers } from '@corroborate/text';

/** Rows from a collection: values, or labels with values. */
interface FigureToCompare {
  operation: string;
  rows: readonly (readonly string[])[];
}

/** `apart`: the figures differ. `unlike`: they are not comparable. */
export type Comparison = 'same' | 'apart' | 'unlike';

const NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/;
const DAY = /^\d{4}-\d\d-\d\d/;
/** Operations that count documents, whose results are neither amounts of money nor percentages. */
const COUNT_OPERATIONS = new Set(['count', 'count_distinct', 'date_histogram']);
const UNITS_OF_MEASURE = new Set(['$', 'percent']);

/**
 * Compares the figure or date in an answer with a collection. Only single figures can contradict each other: a list of
 * payments does not contradict a total.
 */
export function compareFigure(answer: string, { operation, rows }: FigureToCompare): Comparison {
  const [row, ...others] = rows;
  if (!row || others.length > 0) return 'unlike';
  if (row.some((cell) => DAY.test(cell) && answer.includes(cell.slice(0, 10)))) return 'same';
  const said = quantities(answer);
  const isMeasure = said.some(({ unit }) => UNITS_OF_MEASURE.has(unit));
  const figures = isMeasure && COUNT_OPERATIONS.has(operation) ? [] : row.filter((cell) => NUMBER.test(cell));
  if (figures.some((cell) => hasFigure(answer, cell))) return 'same';
  return figures.length === 1 && said.length === 1 ? 'apart' : 'unlike';
}

function hasFigure(answer: string, cell: string): boolean {
  const wanted = quantities(cell)[0];
  const isStated = quantities(answer).some((one) => wanted && isCompatible(one, wanted));
  return isStated || writtenNumbers(answer).some(({ values }) => values.includes(Number(cell)));
}
