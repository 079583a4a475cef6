import type { DataSource } from 'typeorm';

const MIGRATION_LOCK = 7_430;

/** Runs what is missing, in one transaction, while no other process does the same. */
export async function runMigrations(dataSource: DataSource): Promise<string[]> {
  const guard = dataSource.createQueryRunner();
  try {
    await guard.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const run = await dataSource.runMigrations({ transaction: 'all' });
    return run.map((migration) => migration.name);
  } finally {
    await guard.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await guard.release();
  }
}
