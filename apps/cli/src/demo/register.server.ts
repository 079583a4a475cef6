import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CorroborateError } from '@corroborate/domain';
import type { WorldTopic } from '@corroborate/sandbox';
import { RELEASE } from '@corroborate/terminal';

const FOLDER = path.join(RELEASE, 'tools/data-server');
const FILL_MS = 120_000;

/** Three topics reported only by the register, one with a different figure. */
export const dataTopics = (): WorldTopic[] =>
  readFileSync(path.join(FOLDER, 'topics.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as WorldTopic);

/** Loads the payment register into the database and waits until it is ready. */
export async function fillRegister(databaseUrl: string): Promise<void> {
  const child = start(databaseUrl, ['--fill', '--http', '0']);
  try {
    await listening(child);
  } finally {
    child.kill();
  }
}

/** Server for `MCP_SERVERS`, started on demand with an empty environment. */
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
