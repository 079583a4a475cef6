import { pluralize, CorroborateError } from '@corroborate/domain';
import type { DataSource } from 'typeorm';
import { Baseline1795900000000 } from './migrations/1795900000000-baseline.migration';

/** ID of the advisory lock held while migrations run. */
export const MIGRATION_LOCK = 7_430;

/**
 * Runs pending migrations in one transaction, under a lock that excludes other processes.
 * @throws CorroborateError `schema-outdated` if the tables are from a later version, or from before 0.1.0.
 */
export async function runMigrations(dataSource: DataSource): Promise<string[]> {
  const guard = dataSource.createQueryRunner();
  try {
    await guard.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await assertKnown(dataSource);
    const run = await dataSource.runMigrations({ transaction: 'all' });
    return run.map((migration) => migration.name);
  } finally {
    await guard.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await guard.release();
  }
}

/**
 * Read-only check.
 * @throws CorroborateError `schema-outdated` if the tables are from a different version.
 */
export async function assertMigrated(dataSource: DataSource): Promise<void> {
  await assertKnown(dataSource);
  const known = new Set(await appliedMigrations(dataSource));
  const missing = dataSource.migrations.map(({ name }) => name ?? '').filter((name) => !known.has(name));
  if (missing.length === 0) return;
  throw new CorroborateError(
    'schema-outdated',
    `The database schema is older than this version (${pluralize(missing.length, 'migration')} pending, the ` +
      `last ${missing.at(-1)}), and MIGRATE_AT_START=false prevents its migration.`,
    { hint: 'Stop all processes, make a backup and run `corroborate migrate`.', details: { missing } },
  );
}

/** Rejects tables of a later version: this code could write rows that the later version cannot read. */
async function assertKnown(dataSource: DataSource): Promise<void> {
  const known = new Set(dataSource.migrations.map(({ name }) => name ?? ''));
  const unknown = (await appliedMigrations(dataSource)).filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  if (isBeforeBaseline(unknown[0] ?? '')) throw unsupportedSchema(unknown);
  throw new CorroborateError(
    'schema-outdated',
    `The database schema is newer than this version (${pluralize(unknown.length, 'migration')} unknown, the ` +
      `last ${unknown.at(-1)}).`,
    { hint: 'Run the version that created it, or restore a backup made with this version.', details: { unknown } },
  );
}

/** Migrations of development versions have timestamps before the baseline. */
export const isBeforeBaseline = (name: string): boolean =>
  Number(/\d{13}$/.exec(name)?.[0] ?? 0) < Number(/\d{13}$/.exec(BASELINE)?.[0]);

const BASELINE = new Baseline1795900000000().name;

const unsupportedSchema = (unknown: string[]) =>
  new CorroborateError(
    'schema-outdated',
    'The database schema was created by a development version before 0.1.0, which this version cannot ' + 'read.',
    {
      hint:
        'Export the cases with that version (`corroborate export`, `corroborate evidence export`), and ' +
        'start this version with an empty database.',
      details: { unknown },
    },
  );

/** Names of applied migrations, in order; empty for a new database. */
export async function appliedMigrations(database: { query(text: string): Promise<unknown> }): Promise<string[]> {
  const [{ there }] = (await database.query("SELECT to_regclass('migrations') IS NOT NULL AS there")) as [
    { there: boolean },
  ];
  if (!there) return [];
  const rows = (await database.query('SELECT name FROM migrations ORDER BY id')) as { name: string }[];
  return rows.map(({ name }) => name);
}
