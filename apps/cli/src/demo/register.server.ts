import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CorroborateError } from '@corroborate/domain';
import type { WorldTopic } from '@corroborate/sandbox';
import { RELEASE_FOLDER } from '@corroborate/terminal';

const SERVER_FOLDER = path.join(RELEASE_FOLDER, 'tools/data-server');
const FILL_TIMEOUT_MS = 120_000;

/** Three topics that only the payment register reports, one with a different figure. */
export const readDataTopics = (): WorldTopic[] =>
  readFileSync(path.join(SERVER_FOLDER, 'topics.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as WorldTopic);

/** Loads the payment register into the database and waits until it is ready. */
export async function fillRegister(databaseUrl: string): Promise<void> {
  const child = spawnServer(databaseUrl, ['--fill', '--http', '0']);
  try {
    await waitUntilListening(child);
  } finally {
    child.kill();
  }
}

/** Payment register as an entry of `MCP_SERVERS`, started on demand with an empty environment. */
export const registerServerSetting = (databaseUrl: string): string =>
  JSON.stringify([
    {
      name: 'payments',
      title: 'Register of public payments',
      command: process.execPath,
      args: [path.join(SERVER_FOLDER, 'server.ts'), '--database', databaseUrl],
      primary: ['public-money'],
    },
  ]);

const spawnServer = (databaseUrl: string, more: string[]) =>
  spawn(process.execPath, [path.join(SERVER_FOLDER, 'server.ts'), '--database', databaseUrl, ...more], {
    env: {},
    stdio: ['ignore', 'pipe', 'ignore'],
  });

const waitUntilListening = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    const fail = () => reject(new CorroborateError('internal', 'The data server did not start.'));
    const timer = setTimeout(fail, FILL_TIMEOUT_MS);
    child.once('exit', fail);
    child.stdout?.once('data', () => {
      clearTimeout(timer);
      resolve();
    });
  });
