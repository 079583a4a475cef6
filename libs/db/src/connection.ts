import type { Settings } from '@corroborate/config';
import {
  formatHostPort,
  openStorage,
  type StorageServer,
  type StorageWait,
  CorroborateError,
} from '@corroborate/domain';
import { DataSource, type QueryRunner } from 'typeorm';
import type { Pool, PoolClient } from 'pg';
import { ENTITIES } from './entities';
import { MIGRATIONS } from './migrations';
import { getPool } from './sql/statements';

/**
 * Nearly all queries read a few rows by index, in memory or on SSD. With PostgreSQL's defaults for spinning disks, a
 * new small table is scanned in full for each row of a join, even after it has grown. Parallel workers and JIT take
 * longer to start than such queries run. Statistics queries set their own values; `options` in DATABASE_URL replace
 * these.
 */
const SMALL_STATEMENTS = '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c jit=off';

/** Time in ms after which idle connections are closed, for example overnight. */
const IDLE_TIMEOUT_MS = 3_600_000;

interface ConnectionOptions {
  /** Default: all. */
  migrations?: typeof MIGRATIONS;
  /** Name under which the server lists this connection. */
  applicationName?: string;
}

/** Creates a data source for the URL without connecting yet. */
export function createDataSource(
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
    // The pool replaces connections that break while idle; if the server is down, the next query fails.
    poolErrorHandler: () => undefined,
    // Connections stay open: opening one takes longer than most statements, and many would be opened at once
    // under load.
    extra: {
      keepAlive: true,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 60_000,
      options: SMALL_STATEMENTS,
    },
  });
}

const ACCESS_DENIED = "The server rejects this user; check DATABASE_URL and the server's pg_hba.conf.";

const POOLER_HINT =
  'Set DATABASE_URL to PostgreSQL itself: advisory locks, LISTEN and session settings do not work ' +
  'through a pooler such as PgBouncer in transaction mode.';

/** Number of connections needed to detect a pooler. */
const MIN_CONNECTIONS = 2;

/**
 * Detects a transaction pooler: opens a transaction on one connection and checks another. Behind a pooler, one server
 * process serves both, or the idle connection moves to another process. A pool of one connection is not checked.
 * @throws CorroborateError `database-unavailable`
 */
export async function assertOwnSessions(dataSource: DataSource): Promise<void> {
  if ((getPool(dataSource).options.max ?? 0) < MIN_CONNECTIONS) return;
  const [idle, busy] = [dataSource.createQueryRunner(), dataSource.createQueryRunner()];
  try {
    const before = await backendPid(idle);
    await busy.startTransaction();
    const other = await backendPid(busy);
    const after = await backendPid(idle);
    if (before !== after || before === other) throw poolerFault();
  } finally {
    if (busy.isTransactionActive) await busy.rollbackTransaction();
    await Promise.all([idle.release(), busy.release()]);
  }
}

async function backendPid(runner: QueryRunner): Promise<number> {
  const [row] = (await runner.query('SELECT pg_backend_pid() AS pid')) as { pid: number }[];
  return row?.pid ?? NaN;
}

const poolerFault = () =>
  new CorroborateError('database-unavailable', 'DATABASE_URL points to a connection pooler in transaction mode.', {
    hint: POOLER_HINT,
  });

const PERMANENT_FAULTS = {
  '28P01': 'The user name or password in DATABASE_URL is wrong.',
  // A pooler may reject settings that PostgreSQL accepts at connection start.
  '08P01': `The server does not accept session settings. ${POOLER_HINT}`,
  '28000': ACCESS_DENIED,
  '42501': ACCESS_DENIED,
  '3D000': 'The database named in DATABASE_URL does not exist; create it first.',
};

/** Server name for use in messages. */
export const postgresServer = (url: string): StorageServer => ({
  name: `PostgreSQL at ${formatHostPort(url, '5432')}`,
  setting: 'DATABASE_URL',
  code: 'database-unavailable',
  hopeless: PERMANENT_FAULTS,
});

/**
 * Connects, retrying until the server is up.
 * @throws CorroborateError `database-unavailable`
 */
export function connect(
  url: string,
  settings: Pick<Settings, 'DB_POOL_SIZE'>,
  wait: StorageWait,
  options: ConnectionOptions = {},
): Promise<DataSource> {
  return openStorage(
    postgresServer(url),
    () => connectOnce(createDataSource(url, settings.DB_POOL_SIZE, options)),
    wait,
  );
}

async function connectOnce(dataSource: DataSource): Promise<DataSource> {
  try {
    await dataSource.initialize();
    handleClientErrors(getPool(dataSource));
    await assertOwnSessions(dataSource);
    return dataSource;
  } catch (error) {
    if (dataSource.isInitialized) await dataSource.destroy();
    throw error;
  }
}

const ignoreError = () => undefined;

/**
 * Handles errors of checked-out connections: one that breaks while idle emits an `error` event, which would end the
 * process if unhandled. The next query on the connection fails.
 */
function handleClientErrors(pool: Pool): void {
  pool.on('acquire', (client: PoolClient) => {
    if (!client.listeners('error').includes(ignoreError)) client.on('error', ignoreError);
  });
}
