import { pipeline } from 'node:stream/promises';
import { CorroborateError, isStorageUnavailable } from '@corroborate/domain';
import { from as copyFrom } from 'pg-copy-streams';
import type { ClientBase, PoolClient } from 'pg';
import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import { connect } from '../connection';
import { isBeforeBaseline, MIGRATION_LOCK } from '../migrate';
import { MIGRATIONS } from '../migrations';
import type { BackupFile } from './backup.file';
import { listSequences, quoteIdentifier, listBackupTables, VALUES_AS_TEXT } from './catalog';
import { unusableBackup, type BackupManifest, type BackupTable } from './manifest';
import { dropTables, assertRestoreTarget, type ClearOrder } from './restore.target';

export interface RestoreOrder extends ClearOrder {
  waitMs: number;
}

export interface RestoreResult {
  /** Migrations run after the rows were restored, because this version is newer than the backup. */
  migrated: string[];
}

/**
 * Numbers skipped after a restore: those issued after the backup must not be reused, because messages, jobs and other
 * systems may refer to them.
 */
const SKIPPED_NUMBERS = 1_000_000;

/**
 * Restores the rows of a backup, from any server version, and migrates the tables. Runs in one transaction: on failure,
 * the database is unchanged.
 * @throws CorroborateError `conflict` if the database is in use or contains data; `unusable-backup`
 */
export async function restoreBackup(url: string, backup: BackupFile, order: RestoreOrder): Promise<RestoreResult> {
  const { manifest } = backup;
  assertRestorable(manifest);
  const here = { url, waitMs: order.waitMs };
  return withMigrations(here, manifest.migrations, (then) =>
    withMigrations(here, MIGRATION_NAMES, async (now) => {
      const restored = await inOneTransaction(then, async (runner, client) => {
        await assertRestoreTarget(client, manifest, order);
        await dropTables(client, order);
        await withBackupFault('its tables cannot be created', () => migrate(then, runner));
        await withBackupFault('its contents do not fit their tables', () => restoreTables(client, backup));
        const migrated = await withBackupFault('its rows cannot be migrated', () => migrate(now, runner));
        return { migrated };
      });
      await now.query('ANALYZE');
      return restored;
    }),
  );
}

const MIGRATION_NAMES: readonly string[] = MIGRATIONS.map((Migration) => new Migration().name);

/** @throws CorroborateError `unusable-backup` if the backup is from a later version, or from before 0.1.0. */
export function assertRestorable({ migrations, product }: BackupManifest): void {
  const unknown = migrations.filter((name) => !MIGRATION_NAMES.includes(name));
  if (unknown.some(isBeforeBaseline))
    throw new CorroborateError(
      'unusable-backup',
      `The backup was written by a development version before 0.1.0 (${product}), which this version ` + 'cannot read.',
      { hint: 'Restore it with that version and export its cases there. Nothing was changed.', details: { unknown } },
    );
  if (unknown.length > 0)
    throw new CorroborateError(
      'unusable-backup',
      `The backup was written by a later version of Corroborate (${product}).`,
      { hint: 'Restore it with that version or a later one. Nothing was changed.', details: { unknown } },
    );
}

/** Converts errors caused by the data of a backup to `unusable-backup`; passes on errors of the server itself. */
async function withBackupFault<T>(why: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof CorroborateError || isStorageUnavailable(error) ? error : unusableBackup(why, error);
  }
}

/** Runs `work` on a connection that knows only these migrations. */
async function withMigrations<T>(
  { url, waitMs }: { url: string; waitMs: number },
  names: readonly string[],
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const migrations = MIGRATIONS.filter((Migration) => names.includes(new Migration().name));
  const dataSource = await connect(
    url,
    { DB_POOL_SIZE: 1 },
    { limitMs: waitMs },
    { migrations, applicationName: 'restore' },
  );
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

async function inOneTransaction<T>(
  dataSource: DataSource,
  work: (runner: QueryRunner, client: PoolClient) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    const client = (await runner.connect()) as PoolClient;
    await runner.startTransaction();
    await runner.query(VALUES_AS_TEXT);
    // A process that starts now must wait before it checks the tables.
    await runner.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const result = await work(runner, client);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

async function migrate(version: DataSource, runner: QueryRunner): Promise<string[]> {
  const executor = new MigrationExecutor(version, runner);
  executor.transaction = 'all';
  return (await executor.executePendingMigrations()).map(({ name }) => name);
}

/**
 * Inserts rows without triggers, so that no webhook is queued and no old entry rejected. Foreign keys are checked once,
 * at the end.
 */
async function restoreTables(client: PoolClient, backup: BackupFile): Promise<void> {
  const { tables, counters } = backup.manifest;
  await assertFits(client, backup.manifest);
  const references = await dropForeignKeys(client);
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoteIdentifier(name)} DISABLE TRIGGER USER`);
  for (const table of tables) await restoreTable(client, backup, table);
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoteIdentifier(name)} ENABLE TRIGGER USER`);
  for (const reference of references) await addForeignKey(client, reference);
  for (const { table, column, last } of counters)
    await client.query('SELECT setval(pg_get_serial_sequence($1, $2), $3)', [
      quoteIdentifier(table),
      column,
      last + SKIPPED_NUMBERS,
    ]);
}

async function restoreTable(
  client: PoolClient,
  backup: BackupFile,
  { name, columns, rows }: BackupTable,
): Promise<void> {
  const from = await backup.rows(name);
  const into = client.query(copyFrom(`COPY ${quoteIdentifier(name)} (${quoteIdentifier(...columns)}) FROM STDIN`));
  await pipeline(from, into).catch((cause: unknown) => {
    if (isStorageUnavailable(cause)) throw cause;
    throw unusableBackup(`the rows of ${name} do not fit their table`, cause);
  });
  if (into.rowCount !== rows) throw unusableBackup(`${name} has ${into.rowCount} rows instead of ${rows}`);
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Adds a foreign key again, which checks all rows. */
async function addForeignKey(client: PoolClient, { table, name, definition }: ForeignKey): Promise<void> {
  await client
    .query(`ALTER TABLE ${quoteIdentifier(table)} ADD CONSTRAINT ${quoteIdentifier(name)} ${definition}`)
    .catch((cause: unknown) => {
      throw unusableBackup(`rows of ${table} refer to missing rows (${name})`, cause);
    });
}

/** Drops all foreign keys and returns them, to be added again later. */
async function dropForeignKeys(client: PoolClient): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT class.relname AS table, con.conname AS name, pg_get_constraintdef(con.oid) AS definition
     FROM pg_constraint con JOIN pg_class class ON class.oid = con.conrelid
     WHERE con.contype = 'f' AND class.relnamespace = current_schema()::regnamespace`,
  );
  for (const { table, name } of rows)
    await client.query(`ALTER TABLE ${quoteIdentifier(table)} DROP CONSTRAINT ${quoteIdentifier(name)}`);
  return rows;
}

/**
 * Checks that the backup has exactly the tables and columns that its migrations create.
 * @throws CorroborateError `unusable-backup`.
 */
async function assertFits(client: ClientBase, { tables, counters }: BackupManifest): Promise<void> {
  const expected = new Map((await listBackupTables(client)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of tables) assertColumns(name, columns, expected.get(name));
  const missing = [...expected.keys()].filter((name) => !tables.some((table) => table.name === name));
  if (missing.length > 0) throw unusableBackup(`table ${missing[0]} is missing`);
  const known = new Set((await listSequences(client)).map(({ table, column }) => `${table}.${column}`));
  const unknown = counters.find(({ table, column }) => !known.has(`${table}.${column}`));
  if (unknown) throw unusableBackup(`counter ${unknown.table}.${unknown.column} is unknown`);
}

function assertColumns(table: string, columns: string[], expected: string[] | undefined): void {
  if (!expected) throw unusableBackup(`table ${table} is unknown`);
  const unknown = columns.find((column) => !expected.includes(column));
  if (unknown) throw unusableBackup(`column ${table}.${unknown} is unknown`);
  const missing = expected.find((column) => !columns.includes(column));
  if (missing) throw unusableBackup(`column ${table}.${missing} is missing`);
}
