import { CorroborateError } from '@corroborate/domain';
import type { DataSource, QueryRunner } from 'typeorm';
import { poolOf } from './sql/statements';

export const POOLER_HINT =
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
  if ((poolOf(dataSource).options.max ?? 0) < MIN_CONNECTIONS) return;
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
