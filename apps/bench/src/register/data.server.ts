import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { CorroborateError } from '@corroborate/domain';
import type { WorldTopic } from '@corroborate/sandbox';
import { RELEASE } from '@corroborate/terminal';
import type { NewsroomQuestion } from './asked.score';

const FOLDER = path.join(RELEASE, 'tools/data-server');
const run = promisify(execFile);
const FILL_MS = 120_000;

/** Three topics that no page tells of: the register alone has them, one of them with another figure. */
export const dataTopics = (): WorldTopic[] =>
  readFileSync(path.join(FOLDER, 'topics.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as WorldTopic);

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

/** Fills the register of payments into the database and waits until it stands. */
export async function fillRegister(databaseUrl: string): Promise<void> {
  const child = start(databaseUrl, ['--fill', '--http', '0']);
  try {
    await listening(child);
  } finally {
    child.kill();
  }
}

/** The server as `MCP_SERVERS` names it: started by whoever asks it, with nothing of our environment. */
export const registerServer = (databaseUrl: string): string =>
  JSON.stringify([
    {
      name: 'payments',
      title: 'Register of public payments',
      command: process.execPath,
      args: [path.join(FOLDER, 'server.ts'), '--database', databaseUrl],
      primary: ['public-money'],
    },
  ]);

const start = (databaseUrl: string, more: string[]) =>
  spawn(process.execPath, [path.join(FOLDER, 'server.ts'), '--database', databaseUrl, ...more], {
    env: {},
    stdio: ['ignore', 'pipe', 'ignore'],
  });

const listening = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    const fail = () => reject(new CorroborateError('internal', 'The data server did not start.'));
    const timer = setTimeout(fail, FILL_MS);
    child.once('exit', fail);
    child.stdout?.once('data', () => {
      clearTimeout(timer);
      resolve();
    });
  });
