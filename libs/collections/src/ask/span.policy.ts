import type { Days } from '../collection.types';
import type { DataOperation } from './ask.types';

/**
 * The days of which all documents must be there for an answer to be true; none where a missing one changes nothing. A
 * document that is found is there, whatever is missing beside it; the last before a day rests on the days between
 * alone.
 */
export function spansOf(operation: DataOperation, date: string | null, rows: readonly string[][]): Days[] {
  const asked = operation.ranges.filter(({ field }) => field === date).map(({ from, to }) => ({ from, to }));
  if (operation.operation !== 'find') return asked;
  const { sort, order, fields } = operation;
  if (sort === '') return [];
  if (sort !== date || !fields.includes(sort)) return asked;
  const days = rows.map((row) => row[fields.indexOf(sort)] ?? '').sort();
  const [earliest = '', latest = ''] = [days[0], days.at(-1)];
  return asked.map(({ from, to }) => (order === 'least' ? { from, to: latest } : { from: earliest, to }));
}
