import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { z } from 'zod';
import { CorroborateError } from '@corroborate/domain';

const unzip = promisify(gunzip);

/** A parsed line with its position, so that later checks can report it. */
export interface Line<T> {
  file: string;
  line: number;
  value: T;
}

/** Reads `<name>` or `<name>.gz`; null if neither exists. Throws `malformed-world` if it is not UTF-8 or not gzip. */
export async function readWorldText(dir: string, name: string): Promise<{ file: string; text: string } | null> {
  for (const file of [name, `${name}.gz`]) {
    const bytes = await readFile(join(dir, file)).catch(nullIfAbsent);
    if (bytes !== null) return { file, text: decode(file, await inflate(file, bytes)) };
  }
  return null;
}

/** All lines of a `.jsonl` file, validated with its schema; empty if the file is missing. */
export async function readLines<T extends z.ZodType>(
  dir: string,
  name: string,
  schema: T,
): Promise<Line<z.output<T>>[]> {
  const source = await readWorldText(dir, name);
  if (!source) return [];
  const lines: Line<z.output<T>>[] = [];
  source.text.split('\n').forEach((raw, index) => {
    if (raw.trim() !== '') lines.push(parseLine(source.file, index + 1, raw, schema));
  });
  return lines;
}

function parseLine<T extends z.ZodType>(file: string, line: number, raw: string, schema: T): Line<z.output<T>> {
  const value = withoutNulls(parseJson(file, line, raw));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw malformedWorld(file, line, '', 'must be one JSON object');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw malformedBySchema(file, line, parsed.error, value);
  return { file, line, value: parsed.data };
}

export function parseJson(file: string, line: number, raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch (error) {
    throw malformedWorld(file, line, '', `is not JSON (${(error as Error).message})`);
  }
}

/** `null` means absent, except in `engineDate`, where engines then show no date. */
function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key, field]) => field !== null || key === 'engineDate'));
}

async function inflate(file: string, bytes: Buffer): Promise<Buffer> {
  if (!file.endsWith('.gz')) return bytes;
  return unzip(bytes).catch((error: Error) => {
    throw malformedWorld(file, 1, '', `is not gzip (${error.message})`);
  });
}

function decode(file: string, bytes: Buffer): string {
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  const lines = bytes.toString('latin1').split('\n');
  const bad = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
  throw malformedWorld(file, bad + 1, '', 'is not UTF-8');
}

function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

/** `line` is 1-based; `field` is a dotted path such as `author.created` or `indexed[2]`, empty for the whole line. */
export function malformedWorld(file: string, line: number, field: string, problem: string): CorroborateError {
  const place = field === '' ? `${file}, line ${line}` : `${file}, line ${line}, field ${field}`;
  return new CorroborateError('malformed-world', `${place}: ${problem}`, {
    hint: 'Correct the world folder according to the world format.',
    details: { file, line, field },
  });
}

export function malformedBySchema(file: string, line: number, error: z.ZodError, value: unknown): CorroborateError {
  const issue = error.issues[0];
  const path = issue?.path ?? [];
  const missing = valueAt(value, path) === undefined;
  return malformedWorld(file, line, fieldPath(path), missing ? missingText(issue) : (issue?.message ?? 'is malformed'));
}

function missingText(issue: z.core.$ZodIssue | undefined): string {
  return issue?.code === 'custom' ? issue.message : 'is required';
}

function fieldPath(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[step] : undefined),
    value,
  );
}
