import { parse } from 'csv-parse/sync';

/** A line of CSV, or an item of a JSON list; the first one holds the names of the columns. */
export interface Row {
  record: string[];
  info: { lines: number };
}

export function readLines(csv: string): Row[] {
  try {
    return parse(csv, {
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
      delimiter: delimiterOf(csv),
    }) as unknown as Row[];
  } catch {
    return [];
  }
}

function delimiterOf(csv: string): string {
  const first = csv.slice(0, 2000).split(/\r?\n/, 1)[0] ?? '';
  if (first.includes('\t')) return '\t';
  return first.includes(';') && !first.includes(',') ? ';' : ',';
}

const BOM = '\uFEFF';
/** More names than any list of ratings has. */
const MOST_COLUMNS = 50;

export const isJsonList = (text: string): boolean => /^\s*\[/.test(withoutBom(text));

/** Names are those that any item has; a field that is no text and no number says nothing. */
export function readItems(text: string): Row[] {
  const items = parsed(withoutBom(text)).map(fieldsOf);
  const names = [...new Set(items.flatMap((item) => [...item.keys()].slice(0, MOST_COLUMNS)))].slice(0, MOST_COLUMNS);
  const rows = items.map((item, at) => ({
    record: names.map((name) => fieldOf(item.get(name))),
    info: { lines: at + 1 },
  }));
  return [{ record: names, info: { lines: 0 } }, ...rows];
}

const fieldsOf = (item: unknown): Map<string, unknown> =>
  new Map(typeof item === 'object' && item !== null && !Array.isArray(item) ? Object.entries(item) : []);

const fieldOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const withoutBom = (text: string): string => (text.startsWith(BOM) ? text.slice(1) : text);

function parsed(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
