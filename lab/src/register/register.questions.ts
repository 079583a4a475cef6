import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { RELEASE_FOLDER } from '@corroborate/terminal';
import type { NewsroomQuestion } from './asked.score';

const FOLDER = path.join(RELEASE_FOLDER, 'tools/data-server');
const run = promisify(execFile);

/** What is asked of the register in its evaluation, with what is true of it. */
export interface RegisterQuestion {
  question: string;
  names: string[];
  /** Null where the register cannot tell. */
  expected: string | null;
}

export async function registerQuestions(): Promise<RegisterQuestion[]> {
  return linesOf<RegisterQuestion>('questions.ts');
}

/** Questions of a newsroom with their truth by SQL, of a database that the register stands in. */
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
