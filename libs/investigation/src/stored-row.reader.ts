import { readReason, readReasons } from '@corroborate/domain';

/** What is stored as JSON, before anybody knows which version wrote it. */
export type Row = Record<string, unknown>;

/** The list of this name as reasons. */
export function withReasons(row: Row, name = 'reasons'): Row {
  const stored = row[name];
  return { ...row, [name]: readReasons(Array.isArray(stored) ? stored : []) };
}

/** A sentence as the reason of this name; nothing where there is none. */
export const asReason = (name: string, stored: unknown): Row =>
  typeof stored === 'string' ? { [name]: readReason(stored) } : {};

/** The list of this name with each item read anew; nothing where there is none. */
export function each(row: Row, name: string, read: (item: Row) => Row): Row {
  const list = row[name];
  return Array.isArray(list) ? { [name]: list.map((item: unknown) => (isRow(item) ? read(item) : item)) } : {};
}

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
