import type { Settings } from '@corroborate/config';
import { hostOf, openStorage, type StorageServer, type StorageWait } from '@corroborate/domain';
import { DataSource } from 'typeorm';
import type { Pool, PoolClient } from 'pg';
import { ENTITIES } from './entities';
import { MIGRATIONS } from './migrations';
import { poolOf } from './sql/statements';
import { assertOwnSessions, POOLER_HINT } from './session.check';

/**
 * Nearly all we ask for is a few rows by an index, in memory or on a disk without moving parts. With the server's own
 * figures for a turning disk, a table that has just been begun is read as a whole for each row of another one, and goes
 * on being read so while it grows. To start helpers for such statements or to compile them takes longer than the work.
 * Figures over many rows ask for what they need themselves;
 * `options` in DATABASE_URL take the place of these.
 */
const SMALL_STATEMENTS = '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c jit=off';

/** Idle connections of a process are closed after an hour, as after a night on which nobody works. */
const KEPT_OPEN_MS = 3_600_000;

interface ConnectionOptions {
  /** Left out: all. */
  migrations?: typeof MIGRATIONS;
  /** By which the server knows who is connected. */
  applicationName?: string;
}

/** A data source for the address; nothing is connected yet. */
export function dataSourceFor(
  url: string,
  poolSize: number,
  { migrations = MIGRATIONS, applicationName = 'corroborate' }: ConnectionOptions = {},
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: ENTITIES,
    migrations,
    poolSize,
    applicationName,
    connectTimeoutMS: 10_000,
    // A connection that breaks while idle is replaced by the pool; the next query tells if it matters.
    poolErrorHandler: () => undefined,
    // Connections stay open: to open one takes the server longer than most statements, and they were opened in rushes,
    // just when all were waiting.
    extra: {
      keepAlive: true,
      idleTimeoutMillis: KEPT_OPEN_MS,
      idle_in_transaction_session_timeout: 60_000,
      options: SMALL_STATEMENTS,
    },
  });
}

const NO_ENTRY = "The server rejects this user; check DATABASE_URL and the server's pg_hba.conf.";
const HOPELESS = {
  '28P01': 'The user name or password in DATABASE_URL is wrong.',
  // A pooler refuses settings that PostgreSQL takes when a connection is opened.
  '08P01': `The server does not accept session settings. ${POOLER_HINT}`,
  '28000': NO_ENTRY,
  '42501': NO_ENTRY,
  '3D000': 'The database named in DATABASE_URL does not exist; create it first.',
};

/** The server of an address, as messages name it. */
export const postgresAt = (url: string): StorageServer => ({
  name: `PostgreSQL at ${hostOf(url, '5432')}`,
  setting: 'DATABASE_URL',
  code: 'database-unavailable',
  hopeless: HOPELESS,
});

/** Connects, trying again while the server is not up. @throws CorroborateError `database-unavailable`. */
export function connect(
  url: string,
  settings: Pick<Settings, 'DB_POOL_SIZE'>,
  wait: StorageWait,
  options: ConnectionOptions = {},
): Promise<DataSource> {
  return openStorage(postgresAt(url), () => connectOnce(dataSourceFor(url, settings.DB_POOL_SIZE, options)), wait);
}

async function connectOnce(dataSource: DataSource): Promise<DataSource> {
  try {
    await dataSource.initialize();
    handleClientErrors(poolOf(dataSource));
    await assertOwnSessions(dataSource);
    return dataSource;
  } catch (error) {
    if (dataSource.isInitialized) await dataSource.destroy();
    throw error;
  }
}

const ignoreError = () => undefined;

/**
 * A connection that breaks while somebody holds it and asks nothing of it just then tells so by an event, and an event
 * of that name that nobody hears ends the process. Whoever holds it learns of it from his next question.
 */
function handleClientErrors(pool: Pool): void {
  pool.on('acquire', (client: PoolClient) => {
    if (!client.listeners('error').includes(ignoreError)) client.on('error', ignoreError);
  });
}
