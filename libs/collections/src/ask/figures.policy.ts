import { fold } from '@corroborate/text';
import type { CollectedDocument } from '../collection.types';
import { COLLECTION_LIMITS } from '../collections.thresholds';
import type { DataOperation, FigureRow, Figures } from './ask.types';

type Value = string | number | boolean;
/** The part of a document kept for computing figures. */
export type FigureDocument = Pick<CollectedDocument, 'id' | 'fields'>;

/** Maximum number of rows. A truncated list would be a wrong answer, so a longer one is reported as too many. */
const MAX_ROWS = 500;

/** Whether a document matches the operation. Checked here, because the server's filtering is not trusted. */
export const matchesOperation =
  ({ filters, ranges }: Pick<DataOperation, 'filters' | 'ranges'>) =>
  ({ fields }: FigureDocument): boolean =>
    filters.every(({ field, value }) => isSame(fields[field], value)) &&
    ranges.every(({ field, from, to }) => isWithin(fields[field], from, to));

const isSame = (own: Value | undefined, wanted: string): boolean =>
  own !== undefined && (typeof own === 'number' ? own === Number(wanted) : fold(String(own)) === fold(wanted));

function isWithin(own: Value | undefined, from: string, to: string): boolean {
  if (typeof own === 'number') return (from === '' || own >= Number(from)) && (to === '' || own <= Number(to));
  if (typeof own !== 'string') return false;
  const day = own.slice(0, 10);
  return (from === '' || day >= from) && (to === '' || day <= to);
}

/** Figures of the documents; each document is included once. */
export function computeFigures(operation: DataOperation, documents: FigureDocument[]): Figures {
  if (documents.length === 0) return { rows: null, why: 'no-document' };
  const result = rowsOf(operation, documents);
  return result.rows === null
    ? result
    : {
        rows: result.rows,
        docIds: (result.of ?? documents).slice(0, COLLECTION_LIMITS.behindFigure).map(({ id }) => id),
      };
}

type RowsResult = { rows: FigureRow[]; of?: FigureDocument[] } | Extract<Figures, { rows: null }>;

function rowsOf(operation: DataOperation, documents: FigureDocument[]): RowsResult {
  const [field = ''] = operation.fields;
  switch (operation.operation) {
    case 'count':
      return { rows: [[String(documents.length)]] };
    case 'count_distinct':
      return { rows: [[String(new Set(documents.map(({ fields }) => String(fields[field] ?? ''))).size)]] };
    case 'sum':
      return sumRow(documents, field);
    case 'group_by':
    case 'top_n':
      return groupRows(operation, documents);
    case 'date_histogram':
      return histogramRows(operation, documents, field);
    case 'find':
      return findRows(operation, documents);
    case 'scan':
      return { rows: null, why: 'to-be-read' };
  }
}

function sumOf(documents: FigureDocument[], field: string): number | null {
  const values = documents.map(({ fields }) => fields[field]);
  if (!values.every((value) => typeof value === 'number')) return null;
  // Sums cents as integers to avoid rounding errors.
  return Math.round(values.reduce((sum, value) => sum + value * 100, 0)) / 100;
}

function sumRow(documents: FigureDocument[], field: string): RowsResult {
  const sum = sumOf(documents, field);
  return sum === null ? { rows: null, why: 'no-number' } : { rows: [[String(sum)]] };
}

interface Group {
  keys: string[];
  size: number;
}

function groupRows({ fields, sort, order, limit }: DataOperation, documents: FigureDocument[]): RowsResult {
  const keyOf = (document: FigureDocument) => fields.map((name) => String(document.fields[name] ?? ''));
  const sets = [...Map.groupBy(documents, (document) => JSON.stringify(keyOf(document))).values()];
  const groups = sets.flatMap((own): Group[] => {
    const size = sort === '' ? own.length : sumOf(own, sort);
    return size === null || !own[0] ? [] : [{ keys: keyOf(own[0]), size }];
  });
  if (groups.length < sets.length) return { rows: null, why: 'no-number' };
  return takeTop(groups, order, limit);
}

function histogramRows(
  { interval, order, limit }: DataOperation,
  documents: FigureDocument[],
  field: string,
): RowsResult {
  const chars = { day: 10, month: 7, year: 4, none: 10 }[interval];
  const keyOf = ({ fields }: FigureDocument) => String(fields[field] ?? '').slice(0, chars);
  const groups = [...Map.groupBy(documents, keyOf)]
    .map(([key, own]): Group => ({ keys: [key], size: own.length }))
    .sort((a, b) => (a.keys.join() < b.keys.join() ? -1 : 1));
  return limit > 0 ? takeTop(groups, order, limit) : toRows(groups);
}

const toRows = (groups: Group[]): RowsResult =>
  groups.length > MAX_ROWS ? { rows: null, why: 'too-many' } : { rows: groups.map(rowOf) };

const rowOf = ({ keys, size }: Group): FigureRow => [...keys, String(size)];

/** Largest or smallest groups; no answer if one is requested and several tie. */
function takeTop(groups: Group[], order: DataOperation['order'], limit: number): RowsResult {
  const sign = order === 'least' ? 1 : -1;
  const sorted = groups.toSorted((a, b) => sign * (a.size - b.size));
  if (limit === 1 && sorted.length > 1 && sorted[0]?.size === sorted[1]?.size) return { rows: null, why: 'a-tie' };
  return limit === 0 ? toRows(sorted) : { rows: sorted.slice(0, limit).map(rowOf) };
}

/** The documents themselves, sorted by a date or number if requested. */
function findRows({ fields, sort, order, limit }: DataOperation, documents: FigureDocument[]): RowsResult {
  const sign = order === 'least' ? 1 : -1;
  const valueOf = (document: FigureDocument): Value => document.fields[sort] ?? '';
  const sorted = sort === '' ? documents : documents.toSorted((a, b) => sign * compare(valueOf(a), valueOf(b)));
  if (limit === 0 && sorted.length > MAX_ROWS) return { rows: null, why: 'too-many' };
  const listed = sorted.slice(0, limit || MAX_ROWS);
  const rows = listed.map((document) => fields.map((name) => String(document.fields[name] ?? '')));
  return { rows: [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()], of: listed };
}

const compare = (a: Value, b: Value): number => Number(a > b) - Number(a < b);
