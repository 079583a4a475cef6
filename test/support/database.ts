import { setTimeout as sleep } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { runMigrations as makeQueueTables } from 'bullmq';
import { Client } from 'pg';
import { loadSettings, type Settings } from '@corroborate/config';
import { createDataSource, runMigrations, startEmbeddedPostgres } from '@corroborate/db';

export interface TestDatabase {
  url: string;
  /** Settings with nothing from the environment, `DATABASE_URL` set to this database. */
  settings: Settings;
  drop(): Promise<void>;
}

const TEMPLATE = 'corroborate_template';
/** Nothing of a test run must survive a power cut, and no table is read for long enough to be worth cleaning up. */
const FAST = [
  'autovacuum=off',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_wal_size=512MB',
  'max_connections=300',
];

/** A database of its own with all tables, on the Postgres server of the test run. */
export async function createTestDatabase(
  overrides: Partial<Record<keyof Settings, string>> = {},
): Promise<TestDatabase> {
  const server = await testServer();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(server, async (client) => {
    // Copying the template fails while somebody is connected to it, so all who touch it take turns.
    // Its files are copied as they are: half the time of a copy through the log.
    await client.query('SELECT pg_advisory_lock(1)');
    await ensureTemplate(server, client);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  });
  const url = withDatabase(server, name);
  return {
    url,
    settings: loadSettings({}, { DATABASE_URL: url, ...overrides }),
    drop: () => asAdmin(server, (client) => dropDatabase(client, name)),
  };
}

/** Address of an empty database without any table, for tests of migrations. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const server = await testServer();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(server, async (client) => void (await client.query(`CREATE DATABASE ${name}`)));
  const url = withDatabase(server, name);
  return {
    url,
    settings: loadSettings({}, { DATABASE_URL: url }),
    drop: () => asAdmin(server, (client) => dropDatabase(client, name)),
  };
}

/** A folder for a server of its own, where that of the test run has its own. */
export const serverFolder = (prefix: string): string => mkdtempSync(path.join(path.dirname(homeOfRun()), prefix));

function homeOfRun(): string {
  const home = process.env.TEST_PG_HOME;
  if (!home) throw new Error('TEST_PG_HOME is not set: run tests through jest.config.cjs of the repository');
  return home;
}

async function testServer(): Promise<string> {
  const home = homeOfRun();
  const port = process.env.TEST_PG_PORT;
  const settings = { CORROBORATE_HOME: home, EMBEDDED_PG_PORT: Number(port) };
  // Never stopped here: it serves all suites of the run and is ended by the global teardown.
  return (await startEmbeddedPostgres(settings, { serverSettings: FAST, initFlags: ['--no-sync'] })).url;
}

async function ensureTemplate(server: string, admin: Client): Promise<void> {
  const known = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE]);
  if (known.rowCount) return;
  const aside = `${TEMPLATE}_new`;
  await admin.query(`DROP DATABASE IF EXISTS ${aside} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${aside}`);
  await makeTables(withDatabase(server, aside));
  await admin.query(`ALTER DATABASE ${aside} RENAME TO ${TEMPLATE}`);
}

async function makeTables(url: string): Promise<void> {
  const dataSource = await createDataSource(url, 2).initialize();
  await runMigrations(dataSource);
  await dataSource.destroy();
  const client = new Client({ connectionString: url });
  await client.connect();
  await makeQueueTables(client, 'bullmq');
  await client.end();
}

/** PostgreSQL's refusal to end a process that is not ours. */
const INSUFFICIENT_PRIVILEGE = '42501';
const DROP_TRIES = 40;

/** While PostgreSQL itself is cleaning up in a database it ends nobody there, and does not drop it: so ask again. */
async function dropDatabase(client: Client, name: string): Promise<void> {
  for (let tried = 1; ; tried += 1)
    try {
      return void (await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    } catch (thrown) {
      if ((thrown as { code?: string }).code !== INSUFFICIENT_PRIVILEGE || tried === DROP_TRIES) throw thrown;
      await sleep(250);
    }
}

async function asAdmin<T>(server: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: withDatabase(server, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
