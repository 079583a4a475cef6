import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { RELEASE_FOLDER } from '@corroborate/terminal';
import type { NewsroomQuestion } from './asked.score';

const FOLDER = path.join(RELEASE_FOLDER, 'tools/data-server');
const run = promisify(execFile);

/** A question to the register in its evaluation, with its true answer. */
export interface RegisterQuestion {
  question: string;
  names: string[];
  /** True answer; null if the register cannot answer. */
  expected: string | null;
}

export async function registerQuestions(): Promise<RegisterQuestion[]> {
  return linesOf<RegisterQuestion>('questions.ts');
}

/** A newsroom's questions with answers computed by SQL in a database that contains the register. */
export const newsroomQuestions = (databaseUrl: string): Promise<NewsroomQuestion[]> =>
  linesOf<NewsroomQuestion>('asked.ts', '--database', databaseUrl);

async function linesOf<T>(script: string, ...args: string[]): Promise<T[]> {
  const { stdout } = await run(process.execPath, [path.join(FOLDER, script), ...args], {
    env: {},
    maxBuffer: 10_000_000,
  });
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}
