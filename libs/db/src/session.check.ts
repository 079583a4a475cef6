import { CorroborateError } from '@corroborate/domain';
import type { DataSource, QueryRunner } from 'typeorm';
import { poolOf } from './sql/statements';

export const POOLER_HINT =
  'Set DATABASE_URL to PostgreSQL itself: advisory locks, LISTEN and session settings do not work ' +
  'through a pooler such as PgBouncer in transaction mode.';

/** What it takes to tell sessions apart. */
const CONNECTIONS = 2;

/**
 * Holds a transaction on one connection and looks at another: behind a pooler that hands out sessions by transaction,
 * both are served by one process of the server, or the idle one is moved to another. A pool of one connection is not
 * checked.
 * @throws CorroborateError `database-unavailable`
 */
export async function assertOwnSessions(dataSource: DataSource): Promise<void> {
  if ((poolOf(dataSource).options.max ?? 0) < CONNECTIONS) return;
  const [idle, busy] = [dataSource.createQueryRunner(), dataSource.createQueryRunner()];
  try {
    const before = await backendOf(idle);
    await busy.startTransaction();
    const other = await backendOf(busy);
    const after = await backendOf(idle);
    if (before !== after || before === other) throw pooled();
  } finally {
    if (busy.isTransactionActive) await busy.rollbackTransaction();
    await Promise.all([idle.release(), busy.release()]);
  }
}

async function backendOf(runner: QueryRunner): Promise<number> {
  const [row] = (await runner.query('SELECT pg_backend_pid() AS pid')) as { pid: number }[];
  return row?.pid ?? NaN;
}

const pooled = () =>
  new CorroborateError('database-unavailable', 'DATABASE_URL points to a connection pooler in transaction mode.', {
    hint: POOLER_HINT,
  });
