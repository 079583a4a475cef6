import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '@corroborate/config';
import { CorroborateError } from '@corroborate/domain';
import { DataSource } from 'typeorm';
import { hearBreaks } from './client-errors';
import { ENTITIES } from './entities';
import { MIGRATIONS } from './migrations';
import { poolOf } from './repositories/statements';

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

/** Faults that waiting cannot mend: wrong password or user, unknown database, not permitted. */
const HOPELESS = new Set(['28P01', '28000', '3D000', '42501', 'ENOTFOUND']);
const HINTS: Record<string, string> = {
  '28P01': 'The user or password in DATABASE_URL is wrong.',
  '28000': 'The server refuses this user; check DATABASE_URL and the server’s pg_hba.conf.',
  '3D000': 'The database named in DATABASE_URL does not exist; create it first.',
  ENOTFOUND: 'The host name in DATABASE_URL cannot be resolved.',
};

/** Connects, trying again for `waitMs` while the server is not up. @throws CorroborateError `database-unavailable`. */
export async function connect(
  url: string,
  settings: Pick<Settings, 'DB_POOL_SIZE'>,
  waitMs: number,
  options: ConnectionOptions = {},
): Promise<DataSource> {
  const deadline = Date.now() + waitMs;
  for (let pause = 100; ; pause = Math.min(pause * 2, 2000)) {
    const dataSource = dataSourceFor(url, settings.DB_POOL_SIZE, options);
    try {
      await dataSource.initialize();
      hearBreaks(poolOf(dataSource));
      return dataSource;
    } catch (cause) {
      if (dataSource.isInitialized) await dataSource.destroy();
      if (HOPELESS.has(codeOf(cause)) || Date.now() + pause > deadline) throw unavailable(url, cause);
      await sleep(pause);
    }
  }
}

const codeOf = (cause: unknown): string => {
  const code = (cause as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
};

function unavailable(url: string, cause: unknown): CorroborateError {
  const code = codeOf(cause);
  // The driver's own message is not repeated: it may quote the address with its password.
  return new CorroborateError(
    'database-unavailable',
    `The database at ${placeOf(url)} cannot be used (${code || 'no answer'}).`,
    {
      hint: HINTS[code] ?? 'Check that PostgreSQL is running and that DATABASE_URL points to it.',
      details: { code },
    },
  );
}

/** Host, port and database of an address, without user and password. */
function placeOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname || 'localhost'}:${port || '5432'}${pathname}`;
  } catch {
    return '(an address that cannot be read)';
  }
}
