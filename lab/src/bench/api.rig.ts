import type { ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CorroborateError, type Role } from '@corroborate/domain';
import { loadSettings, type Settings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { createScratchDatabase } from '@corroborate-app/cli';
import { spawnPart, stopPart } from './product.process';

interface RigOptions {
  roles: Role[];
  /** Fills the database before the API starts. */
  seed: (db: Database) => Promise<unknown>;
}

/** Lifts the limits per key, because callers are distinguished by their keys and here one key makes all requests. */
const UNLIMITED = { KEY_REQUESTS_PER_MINUTE: '0', STREAMS_PER_CALLER: '0', AUTH_MODE: 'apikey' };

type Closers = (() => Promise<unknown>)[];

export type ApiRig = Awaited<ReturnType<typeof openRig>>;

/** Starts the API in its own process with its own database, as in production, including API keys. */
export async function openRig(options: RigOptions) {
  const closers: Closers = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const { settings, db, port } = await openStore(options, closers);
    const key = await keyOf(db, options.roles);
    const api = await startApi(settings, closers);
    const url = `http://127.0.0.1:${port}`;
    await untilReady(`${url}/api/health/ready`, api);
    return { db, url, key, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Creates a database with tables and seed data, and the settings of an API that uses it. */
async function openStore({ seed }: RigOptions, closers: Closers) {
  const own = loadSettings(undefined, {}, { LOG_LEVEL: 'error' });
  const scratch = await createScratchDatabase(own, 'bench');
  closers.push(() => scratch.drop());
  const port = await freePort();
  const settings = loadSettings(undefined, {
    DATABASE_URL: scratch.url,
    REDIS_URL: '',
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'info',
    ...UNLIMITED,
  });
  const db = await openDatabase(settings);
  closers.push(() => db.close());
  await db.migrate();
  await seed(db);
  return { settings, db, port };
}

async function keyOf(db: Database, roles: Role[]): Promise<string> {
  const { text } = await db.keys.create(
    { name: `bench ${process.pid}`, roles, expiresAt: null },
    { actor: 'bench', via: 'command' },
  );
  return text;
}

async function startApi(settings: Settings, closers: Closers) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'corroborate-bench-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  // The log is written as in production, although nobody reads it.
  const api = spawnPart('api', settings, openSync(path.join(folder, 'api.log'), 'a'));
  closers.push(() => stopPart(api));
  return api;
}

/** @throws CorroborateError `internal` if the process ends, or is not ready within five minutes */
export async function untilReady(url: string, part: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 3_000; tries += 1) {
    if (part.exitCode !== null) break;
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(100);
  }
  throw new CorroborateError('internal', `Nothing became ready at ${url}.`);
}

/** A port that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
