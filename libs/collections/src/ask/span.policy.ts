import type { Days } from '../collection.types';
import type { DataOperation } from './ask.types';

/**
 * Dates for which all documents must be present for the answer to be correct; empty if a missing document would not
 * change it. A document that was found is valid whatever else is missing; the last one before a date depends only on
 * the dates in between.
 */
export function toDateRanges(operation: DataOperation, date: string | null, rows: readonly string[][]): Days[] {
  const asked = operation.ranges.filter(({ field }) => field === date).map(({ from, to }) => ({ from, to }));
  if (operation.operation !== 'find') return asked;
  const { sort, order, fields } = operation;
  if (sort === '') return [];
  if (sort !== date || !fields.includes(sort)) return asked;
  const days = rows.map((row) => row[fields.indexOf(sort)] ?? '').sort();
  const [earliest = '', latest = ''] = [days[0], days.at(-1)];
  return asked.map(({ from, to }) => (order === 'least' ? { from, to: latest } : { from: earliest, to }));
}
