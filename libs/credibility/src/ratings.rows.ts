import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readJson } from '@corroborate/text';
import { parse } from 'csv-parse';

/** A CSV line or an item of a JSON list; the first row contains the column names. */
export interface Row {
  record: string[];
  info: { lines: number };
}

/** Maximum number of lines, ten times the size of the largest published list. */
export const MAX_LINES = 100_000;
/** Number of lines parsed before yielding: lines with a wrong number of fields take eight times as long. */
const PIECE_CHARS = 4_096;

/** Parses CSV and yields to the event loop after each piece. Null if there are too many lines. */
export async function readLines(csv: string): Promise<Row[] | null> {
  if (hasMoreLines(csv)) return null;
  const parser = Readable.from(piecesOf(csv)).pipe(
    parse({
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
      delimiter: delimiterOf(csv),
    }),
  );
  const rows: Row[] = [];
  try {
    for await (const row of parser) rows.push(row as Row);
  } catch {
    return [];
  }
  return rows;
}

async function* piecesOf(csv: string): AsyncGenerator<string> {
  for (let at = 0; at < csv.length; at += PIECE_CHARS) {
    yield csv.slice(at, at + PIECE_CHARS);
    await nextTurn();
  }
}

function hasMoreLines(csv: string): boolean {
  let lines = 0;
  for (let at = csv.indexOf('\n'); at >= 0 && lines <= MAX_LINES; at = csv.indexOf('\n', at + 1)) lines += 1;
  return lines > MAX_LINES;
}

function delimiterOf(csv: string): string {
  const first = csv.slice(0, 2000).split(/\r?\n/, 1)[0] ?? '';
  if (first.includes('\t')) return '\t';
  return first.includes(';') && !first.includes(',') ? ';' : ',';
}

const BOM = '\uFEFF';
/** Maximum number of columns, more than any rating list has. */
const MAX_COLUMNS = 50;

export const isJsonList = (text: string): boolean => /^\s*\[/.test(withoutBom(text));

/**
 * Converts JSON items to rows. Columns are all names that occur in any item; fields that are neither text nor number
 * are ignored.
 */
export function readItems(text: string): Row[] {
  const items = parseList(withoutBom(text)).map(fieldsOf);
  const names = [...new Set(items.flatMap((item) => [...item.keys()].slice(0, MAX_COLUMNS)))].slice(0, MAX_COLUMNS);
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

function parseList(text: string): unknown[] {
  const list = readJson(text);
  return Array.isArray(list) ? list : [];
}
