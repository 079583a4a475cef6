import type { ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CorroborateError, type Role } from '@corroborate/domain';
import { loadSettings, type Settings, type SettingTexts } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { createScratchDatabase } from '@corroborate-app/cli';
import { freePort, Inspector } from './inspector';
import { cpuOf, memoryOf, spawnPart, stopPart } from './product.process';

interface RigOptions {
  roles: Role[];
  /** Before the API is started. */
  seed: (db: Database) => Promise<unknown>;
  overrides?: SettingTexts;
  /** Address of a database to measure in, which is kept; without one, one is made and dropped. */
  database?: string;
}

/** Callers are told apart by their keys; one key asks for everybody here. */
const UNLIMITED = { KEY_REQUESTS_PER_MINUTE: '0', STREAMS_PER_CALLER: '0', AUTH_MODE: 'apikey' };

type Closers = (() => Promise<unknown>)[];

export type ApiRig = Awaited<ReturnType<typeof openRig>>;

/**
 * The API as a process of its own, in front of a database of its own: as in production, keys and all. `dataFolder` is
 * on the disk of the embedded database, or where another server is configured, that of temporary files.
 */
export async function openRig(options: RigOptions) {
  const closers: Closers = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const { settings, db, port, dataFolder } = await openStore(options, closers);
    const key = await keyOf(db, options.roles);
    const { api, inspectPort } = await startApi(settings, closers);
    const url = `http://127.0.0.1:${port}`;
    await ready(url, api);
    return {
      db,
      settings,
      url,
      key,
      dataFolder,
      /** What this machine and the process do between two moments, and who sends: this process if nothing is said. */
      watch: (driverMs?: () => number) => watch(api, driverMs),
      inspect: () => Inspector.open(api, inspectPort),
      /** Resident memory of the API now. */
      rssMb: () => memoryOf(api).rssMb,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A database with its tables and the seed in it, and the settings of an API in front of it. */
async function openStore({ seed, overrides, database }: RigOptions, closers: Closers) {
  const own = loadSettings(undefined, {}, { LOG_LEVEL: 'error' });
  const scratch = database ? { url: database, drop: async () => undefined } : await createScratchDatabase(own, 'bench');
  closers.push(() => scratch.drop());
  const port = await freePort();
  const settings = loadSettings(undefined, {
    DATABASE_URL: scratch.url,
    REDIS_URL: '',
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'info',
    ...UNLIMITED,
    ...overrides,
  });
  const db = await openDatabase(settings);
  closers.push(() => db.close());
  await db.migrate();
  await seed(db);
  const dataFolder = own.DATABASE_URL ? os.tmpdir() : path.resolve(own.CORROBORATE_HOME);
  return { settings, db, port, dataFolder };
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
  const inspectPort = await freePort();
  // Lines of the log are written as in production; nobody reads them.
  const api = spawnPart('api', settings, {
    nodeFlags: [`--inspect-port=127.0.0.1:${inspectPort}`],
    logTo: openSync(path.join(folder, 'api.log'), 'a'),
  });
  closers.push(() => stopPart(api));
  return { api, inspectPort };
}

async function ready(url: string, api: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (api.exitCode !== null) break;
    if (
      await fetch(`${url}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(100);
  }
  throw new CorroborateError('internal', 'The API did not come up.');
}

async function watch(api: ChildProcess, driverMs = ownMs) {
  const began = performance.now();
  const [cpu, driver, machine, load] = [cpuOf(api), driverMs(), machineMs(), loadNow()];
  return async () => {
    const ms = performance.now() - began;
    const now = machineMs();
    const { rssMb, peakMb } = memoryOf(api);
    return {
      /** Of one core. */
      apiCpuPercent: percent((cpuOf(api) - cpu) / ms),
      driverCpuPercent: percent((driverMs() - driver) / ms),
      /** Of all cores: everything that ran on this machine, others' work too. */
      machineCpuPercent: percent((now.busy - machine.busy) / (now.all - machine.all)),
      rssMb,
      peakRssMb: peakMb,
      loadAverage: [load, loadNow()],
    };
  };
}

function ownMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const percent = (share: number) => Math.round(share * 1000) / 10;
const loadNow = () => Math.round((os.loadavg()[0] ?? 0) * 100) / 100;

function machineMs(): { busy: number; all: number } {
  const times = os.cpus().map(({ times: { user, nice, sys, irq, idle } }) => ({
    busy: user + nice + sys + irq,
    all: user + nice + sys + irq + idle,
  }));
  return { busy: times.reduce((sum, { busy }) => sum + busy, 0), all: times.reduce((sum, { all }) => sum + all, 0) };
}
