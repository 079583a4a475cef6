import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CorroborateError } from '@corroborate/domain';
import { print } from '@corroborate/terminal';

export interface DataOptions {
  data: string;
  json?: boolean;
}

/**
 * Reads a file of a data folder.
 * @throws CorroborateError `invalid-input` if it cannot be read or is outside the folder
 */
export async function readDataFile(dir: string, name: string): Promise<Buffer> {
  const [root, file] = [path.resolve(dir), path.resolve(dir, name)];
  if (!file.startsWith(root + path.sep)) throw new CorroborateError('invalid-input', `${name} lies outside ${dir}.`);
  try {
    return await readFile(file);
  } catch (cause) {
    throw new CorroborateError('invalid-input', `Cannot read ${file}.`, {
      cause,
      hint: 'Give the folder of the data set with --data.',
    });
  }
}

/**
 * Reads one JSON object per line.
 * @throws CorroborateError `invalid-input` naming the line that is invalid
 */
export async function readJsonLines<T>(dir: string, name: string): Promise<T[]> {
  const lines = (await readDataFile(dir, name)).toString('utf8').split('\n');
  return lines.flatMap((line, at) => (line.trim() ? [parseLine<T>(line, `${name}, line ${at + 1}`)] : []));
}

function parseLine<T>(line: string, where: string): T {
  try {
    return JSON.parse(line) as T;
  } catch (cause) {
    throw new CorroborateError('invalid-input', `${where} is not JSON.`, { cause });
  }
}

/**
 * Bytes of a page, decompressed if its name says so.
 * @throws CorroborateError `invalid-input` naming the file if that fails
 */
export async function readPage(dir: string, name: string): Promise<Buffer> {
  const bytes = await readDataFile(dir, name);
  try {
    return name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  } catch (cause) {
    throw new CorroborateError('invalid-input', `${name} cannot be unpacked.`, {
      cause,
      hint: 'Fetch the data set again, or leave the page out of pages.jsonl.',
    });
  }
}

/** JSON for programs; one line per figure for people, with nested figures indented. */
export function printFigures(figures: object, json: boolean | undefined): void {
  print(json ? `${JSON.stringify(figures, null, 2)}\n` : `${linesOf(figures, '').join('\n')}\n`);
}

function linesOf(figures: object, indent: string): string[] {
  return Object.entries(figures).flatMap(([name, value]: [string, unknown]) => {
    if (value !== null && typeof value === 'object') return [`${indent}${name}`, ...linesOf(value, `${indent}  `)];
    const shown = typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(4) : String(value);
    return [`${indent}${name.padEnd(26 - indent.length)} ${shown}`];
  });
}
