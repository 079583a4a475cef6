import { readFileSync } from 'node:fs';
import { CorroborateError } from '@corroborate/domain';
import { shippedPath } from '@corroborate/text';
import type { z } from 'zod';

/** A table line with its position, for error messages. */
export interface LocatedRow<Row> {
  row: Row;
  at: string;
}

interface Line {
  cells: string[];
  number: number;
}

/** Reads `data/outlets/<name>.tsv`; see the README there. */
export function readOutletTable<Shape extends z.ZodRawShape>(
  name: string,
  columns: z.ZodObject<Shape>,
): LocatedRow<z.output<z.ZodObject<Shape>>>[] {
  const file = `data/outlets/${name}.tsv`;
  const found = shippedPath('outlets', `${name}.tsv`);
  if (!found)
    throw new CorroborateError('invalid-configuration', `The table ${file} is missing.`, {
      hint: 'Reinstall the package: it includes the folder data/outlets.',
    });
  return readTable(readFileSync(found, 'utf8'), file, columns);
}

/**
 * Parses tab-separated columns.
 * @throws Error at the first invalid line, naming file and line
 */
export function readTable<Shape extends z.ZodRawShape>(
  text: string,
  file: string,
  columns: z.ZodObject<Shape>,
): LocatedRow<z.output<z.ZodObject<Shape>>>[] {
  const names = Object.keys(columns.shape);
  const [header, ...lines] = linesOf(text);
  if (header?.cells.join('\t') !== names.join('\t'))
    throw tableError(`${file}, line ${header?.number ?? 1}`, `the columns must be ${names.join(', ')}`);
  return lines.map(({ cells, number }) => {
    const at = `${file}, line ${number}`;
    if (cells.length > names.length) throw tableError(at, `${cells.length} cells for ${names.length} columns`);
    return { row: rowOf(cells, columns, at), at };
  });
}

/** @throws Error if two lines share a key */
export function assertUniqueKeys<Row>(
  lines: readonly LocatedRow<Row>[],
  keysOf: (row: Row) => readonly string[],
): void {
  const seen = new Map<string, string>();
  for (const { row, at } of lines)
    for (const key of keysOf(row)) {
      const before = seen.get(key);
      if (before !== undefined) throw tableError(at, `${key} is listed twice: ${before}`);
      seen.set(key, at);
    }
}

/**
 * Splits into lines and cells without quoting, because cells contain no tabs or line breaks; a CSV parser would take
 * forty times as long.
 */
const linesOf = (text: string): Line[] =>
  text.split(/\r?\n/).flatMap((line, index) => {
    const isRow = line.trim() !== '' && !line.startsWith('#');
    return isRow ? [{ cells: line.split('\t'), number: index + 1 }] : [];
  });

function rowOf<Shape extends z.ZodRawShape>(
  cells: readonly string[],
  columns: z.ZodObject<Shape>,
  at: string,
): z.output<z.ZodObject<Shape>> {
  const named = Object.keys(columns.shape).map((name, index) => [name, cells[index] ?? '']);
  const read = columns.safeParse(Object.fromEntries(named));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw tableError(at, `${issue?.path.join('.')}: ${issue?.message}`);
}

const tableError = (at: string, what: string): CorroborateError =>
  new CorroborateError('invalid-configuration', `${at}: ${what}.`);
