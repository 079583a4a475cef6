import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile, link, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '@corroborate/config';
import { CorroborateError, describeServerFault, lazyValue } from '@corroborate/domain';
import { Client } from 'pg';
import { ensureCluster, readPassword, SUPERUSER, ensureRole, ROLE } from './cluster';
import { prepareLayout, type Layout } from './layout';
import {
  findRunning,
  freePort,
  stopServer,
  launch,
  type RunningServer,
  processIdentity,
  isProcessAlive,
} from './postmaster';

export interface EmbeddedServer {
  /** Address of the product's database, including the password. */
  url: string;
  /** True if the server was already running. */
  adopted: boolean;
  /** Releases the server; the last process to do so shuts it down. Idempotent. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Server settings for tests, such as `fsync=off`. */
  serverSettings?: string[];
  initFlags?: string[];
}

const DATABASE_NAME = 'corroborate';
const LOCK_TIMEOUT_MS = 90_000;
/** Error codes for: not listening, shutting down, starting up, or connection lost. */
const TRANSIENT_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03']);

/**
 * Starts the embedded PostgreSQL under `CORROBORATE_HOME`, or adopts the one running there. It is a separate process:
 * it survives this one, the next start adopts it, and its exit handlers cannot interrupt ours. If the port is in use,
 * takes the next free one.
 * @throws CorroborateError `database-unavailable`, `port-taken`
 */
export async function startEmbeddedPostgres(
  settings: Pick<Settings, 'CORROBORATE_HOME' | 'EMBEDDED_PG_PORT'>,
  options: EmbeddedOptions = {},
): Promise<EmbeddedServer> {
  const layout = await prepareLayout(settings.CORROBORATE_HOME);
  return withLockFile(layout.lock, LOCK_TIMEOUT_MS, async () => {
    const { url, adopted } = await startOrAdopt(layout, settings.EMBEDDED_PG_PORT, options);
    const lease = await addLease(layout);
    return { url, adopted, stop: lazyValue(() => releaseLease(layout, lease)) };
  });
}

/** Starts or adopts a server. One that was found can be shutting down, so only a successful connection counts. */
async function startOrAdopt(layout: Layout, port: number, options: EmbeddedOptions) {
  for (const deadline = Date.now() + 15_000; ; await sleep(100)) {
    const there = await findRunning(layout);
    const server = there ?? (await startServer(layout, port, options));
    try {
      return { url: await prepareProductDatabase(layout, server), adopted: there !== null };
    } catch (error) {
      if (error instanceof CorroborateError) throw error;
      const code = (error as { code?: string }).code ?? '';
      if (TRANSIENT_CODES.has(code) && Date.now() < deadline) continue;
      throw new CorroborateError('database-unavailable', `${describeServerFault('The embedded PostgreSQL', error)}.`, {
        hint: `See ${layout.log}.`,
        details: { code },
      });
    }
  }
}

async function startServer(layout: Layout, wantedPort: number, options: EmbeddedOptions): Promise<RunningServer> {
  await ensureCluster(layout, options.initFlags ?? []);
  const deadline = Date.now() + 10_000;
  for (let port = wantedPort; ; port++) {
    port = await freePort(port);
    try {
      return await launch(layout, port, options.serverSettings ?? []);
    } catch (error) {
      // Another process has taken the port in the meantime, or a child process of a killed server is still exiting.
      const passing =
        error instanceof CorroborateError &&
        (error.code === 'port-taken' || /still in use/.test(String(error.details.log)));
      if (!passing || Date.now() > deadline) throw error;
      if (error.code !== 'port-taken') port--;
    }
  }
}

async function addLease(layout: Layout): Promise<string> {
  await mkdir(layout.leases, { recursive: true });
  const lease = join(layout.leases, randomBytes(8).toString('hex'));
  await writeFile(lease, processIdentity(process.pid));
  return lease;
}

/** Runs `work` while no other process holds the lock file. A lock whose holder died is removed. */
export async function withLockFile<T>(path: string, waitMs: number, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + waitMs;
  const ticket = `${processIdentity(process.pid)}\n${randomBytes(8).toString('hex')}`;
  while (!(await tryLock(path, ticket))) {
    if (Date.now() > deadline) throw lockTimeout(path);
    await removeIfStale(path);
    await sleep(25);
  }
  try {
    return await work();
  } finally {
    if ((await readOrNull(path)) === ticket) await rm(path, { force: true });
  }
}

async function tryLock(path: string, ticket: string): Promise<boolean> {
  // Written to a temporary file and linked, so that a partial file is never read.
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(aside, ticket, { mode: 0o600 });
  try {
    await link(aside, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/**
 * Removes the lock of a dead holder. If several processes find it, only one succeeds in renaming the file; one that
 * moved a new file by mistake restores it.
 */
async function removeIfStale(path: string): Promise<void> {
  const seen = await readOrNull(path);
  if (seen === null || isProcessAlive(seen.split('\n')[0] ?? '')) return;
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await rename(path, aside);
    if ((await readOrNull(aside)) !== seen) await link(aside, path);
  } catch {
    // Another process was first.
  } finally {
    await rm(aside, { force: true });
  }
}

const readOrNull = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null);

const lockTimeout = (path: string) =>
  new CorroborateError(
    'database-unavailable',
    'Timed out waiting for another process to start or stop the embedded database.',
    {
      hint: `If no such process is running, remove ${path} and try again.`,
    },
  );

async function releaseLease(layout: Layout, lease: string): Promise<void> {
  await withLockFile(layout.lock, LOCK_TIMEOUT_MS, async () => {
    await rm(lease, { force: true });
    if (await hasLiveLeases(layout)) return;
    const server = await findRunning(layout);
    if (server) await stopServer(server);
  });
}

async function hasLiveLeases(layout: Layout): Promise<boolean> {
  for (const name of await readdir(layout.leases)) {
    const lease = join(layout.leases, name);
    if (isProcessAlive(await readFile(lease, 'utf8').catch(() => ''))) return true;
    await rm(lease, { force: true });
  }
  return false;
}

/** Performs the steps that require a superuser at each start. Returns a URL for the application role. */
async function prepareProductDatabase(layout: Layout, server: RunningServer): Promise<string> {
  const address = (role: string, secret: string, database: string) =>
    `postgres://${role}:${encodeURIComponent(secret)}@127.0.0.1:${server.port}/${database}`;
  const password = await readPassword(layout);
  const rolePassword = await withClient(address(SUPERUSER, password, 'postgres'), async (client) => {
    const secret = await ensureRole(client, layout);
    await ensureDatabase(client);
    return secret;
  });
  return address(ROLE, rolePassword, DATABASE_NAME);
}

async function ensureDatabase(superuser: Client): Promise<void> {
  const { rows } = await superuser.query<{ owner: string }>(
    'SELECT pg_get_userbyid(datdba) AS owner FROM pg_database WHERE datname = $1',
    [DATABASE_NAME],
  );
  if (!rows[0]) await superuser.query(`CREATE DATABASE ${DATABASE_NAME} OWNER ${ROLE}`);
  else if (rows[0].owner !== ROLE) await superuser.query(`ALTER DATABASE ${DATABASE_NAME} OWNER TO ${ROLE}`);
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
