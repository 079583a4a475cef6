import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { print, printError } from '@corroborate/terminal';
import { evaluateWorld } from '../world-run/evaluated.world';
import { readersOf, readersTable, rowOf, type ReaderRow } from '../world-run/readers.table';
import { labWorld } from '../world-run/lab.worlds';
import type { StartProduct } from '@corroborate-app/cli';

export interface ReadersOptions {
  world: string[];
  rates: number[];
  errors: string[];
  concurrency: number;
  mode: string;
  json?: boolean;
  out?: string;
}

/** How many upgrades are false and how many are missed with readers so good or bad: one whole run of a world each. */
export async function evalReaders(options: ReadersOptions, start: StartProduct): Promise<void> {
  const rows: ReaderRow[] = [];
  for (const world of options.world)
    for (const reader of readersOf(options.rates, options.errors))
      rows.push(await rowFor(world, reader, options, start));
  const json = `${JSON.stringify(rows, null, 2)}\n`;
  if (options.out) await writeFile(options.out, json);
  print(options.json ? json : readersTable(rows));
}

async function rowFor(
  world: string,
  reader: string,
  { concurrency, mode }: ReadersOptions,
  start: StartProduct,
): Promise<ReaderRow> {
  printError(`${world} with ${reader} …\n`);
  const read = reader === 'rules' ? {} : { reader };
  const evaluated = await evaluateWorld({ world, concurrency, mode, ...read }, start);
  if (evaluated.score.failures > 0) process.exitCode = 1;
  return rowOf(path.basename(labWorld(world)), reader, evaluated);
}
