import { many, CorroborateError } from '@corroborate/domain';
import type { DataSource } from 'typeorm';

/** Held by whoever changes tables. */
export const MIGRATION_LOCK = 7_430;

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

/** Changes nothing. @throws CorroborateError `schema-outdated` where the tables are those of an earlier version. */
export async function assertMigrated(dataSource: DataSource): Promise<void> {
  const known = new Set(await appliedMigrations(dataSource));
  const missing = dataSource.migrations.map(({ name }) => name ?? '').filter((name) => !known.has(name));
  if (missing.length === 0) return;
  throw new CorroborateError(
    'schema-outdated',
    'The tables of the database are not those of this version ' +
      `(${many(missing.length, 'change is', 'changes are')} missing, the last ${missing.at(-1)}), ` +
      'and MIGRATE_AT_START=false keeps it from making them.',
    { hint: 'Stop the other processes, make a backup, and run `corroborate migrate`.', details: { missing } },
  );
}

interface Asked {
  query(text: string): Promise<unknown>;
}

/** Names of the migrations behind the tables, in their order; none in an empty database. */
export async function appliedMigrations(database: Asked): Promise<string[]> {
  const [{ there }] = (await database.query("SELECT to_regclass('migrations') IS NOT NULL AS there")) as [
    { there: boolean },
  ];
  if (!there) return [];
  const rows = (await database.query('SELECT name FROM migrations ORDER BY id')) as { name: string }[];
  return rows.map(({ name }) => name);
}
