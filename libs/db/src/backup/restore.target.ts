import { CorroborateError } from '@corroborate/domain';
import type { ClientBase } from 'pg';
import { getMetadataArgsStorage } from 'typeorm';
import { ENTITIES, TABLES_WITHOUT_ENTITY } from '../entities';
import { quoteIdentifier, listBackupTables } from './catalog';
import type { BackupManifest } from './manifest';

export interface ClearOrder {
  /** Whether to replace existing data. */
  replace: boolean;
  /** Other schemas to drop: those of the queues, because their jobs refer to rows that no longer exist. */
  alsoDrop: string[];
}

/** @throws CorroborateError `conflict` */
export async function assertRestoreTarget(
  client: ClientBase,
  manifest: BackupManifest,
  { replace }: ClearOrder,
): Promise<void> {
  await assertNotInUse(client);
  await assertNoForeignTables(client, manifest);
  if (!replace) await assertEmpty(client);
}

async function assertNotInUse(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'corroborate%'`,
  );
  if (rowCount)
    throw new CorroborateError('conflict', `Corroborate is running on this database (${rowCount} connections).`, {
      hint: 'Stop all of its processes and restore again. Nothing was changed.',
    });
}

/** Refuses databases that other applications use, because they must not be emptied. */
async function assertNoForeignTables(client: ClientBase, { tables }: BackupManifest): Promise<void> {
  const known = new Set(['migrations', ...tables.map(({ name }) => name), ...currentTables()]);
  const strangers = (await listRelations(client)).map(({ name }) => name).filter((name) => !known.has(name));
  if (strangers.length > 0)
    throw new CorroborateError(
      'conflict',
      `The database contains tables that are not part of this version: ${strangers.join(', ')}.`,
      { hint: 'Restore into a separate database. Nothing was changed.', details: { strangers } },
    );
}

const currentTables = (): string[] => [
  ...TABLES_WITHOUT_ENTITY,
  ...getMetadataArgsStorage()
    .filterTables(ENTITIES)
    .map(({ name }) => name ?? ''),
];

async function assertEmpty(client: ClientBase): Promise<void> {
  const filled: string[] = [];
  for (const { name } of await listBackupTables(client)) {
    const { rowCount } = await client.query(`SELECT 1 FROM ${quoteIdentifier(name)} LIMIT 1`);
    if (rowCount) filled.push(name);
  }
  if (filled.length > 0)
    throw new CorroborateError('conflict', `The database already contains data (${filled.join(', ')}).`, {
      hint:
        'Restore into an empty database, or add --replace to delete everything in this one. Nothing was ' + 'changed.',
      details: { filled },
    });
}

/** Empties the schema. Objects of extensions stay, because we may lack the rights to recreate them. */
export async function dropTables(client: ClientBase, { alsoDrop }: ClearOrder): Promise<void> {
  for (const schema of alsoDrop) await client.query(`DROP SCHEMA IF EXISTS ${quoteIdentifier(schema)} CASCADE`);
  for (const { name } of await listRelations(client)) await client.query(`DROP TABLE ${quoteIdentifier(name)} CASCADE`);
  const { rows } = await client.query<{ routine: string }>(
    `SELECT oid::regprocedure::text AS routine FROM pg_proc p
     WHERE pronamespace = current_schema()::regnamespace
       AND NOT EXISTS (SELECT 1 FROM pg_depend dep
         WHERE dep.classid = 'pg_proc'::regclass AND dep.objid = p.oid AND dep.deptype = 'e')`,
  );
  for (const { routine } of rows) await client.query(`DROP ROUTINE ${routine} CASCADE`);
}

async function listRelations(client: ClientBase) {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class c WHERE relnamespace = current_schema()::regnamespace
       AND relkind IN ('r', 'p', 'f', 'v', 'm')
       AND NOT EXISTS (SELECT 1 FROM pg_depend dep
         WHERE dep.classid = 'pg_class'::regclass AND dep.objid = c.oid AND dep.deptype = 'e')
     ORDER BY relname`,
  );
  return rows;
}
