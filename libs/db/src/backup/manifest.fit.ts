import type { ClientBase } from 'pg';
import { countersOf, tablesToKeep } from './catalog';
import { damaged, type BackupManifest } from './manifest';

/**
 * Compares a backup with the tables that its migrations make: it must have all of them with all their columns, and no
 * others.
 * @throws CorroborateError `unusable-backup`.
 */
export async function assertFits(client: ClientBase, { tables, counters }: BackupManifest): Promise<void> {
  const expected = new Map((await tablesToKeep(client)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of tables) assertColumns(name, columns, expected.get(name));
  const missing = [...expected.keys()].filter((name) => !tables.some((table) => table.name === name));
  if (missing.length > 0) throw damaged(`table ${missing[0]} is missing`);
  const known = new Set((await countersOf(client)).map(({ table, column }) => `${table}.${column}`));
  const unknown = counters.find(({ table, column }) => !known.has(`${table}.${column}`));
  if (unknown) throw damaged(`counter ${unknown.table}.${unknown.column} is unknown`);
}

function assertColumns(table: string, columns: string[], expected: string[] | undefined): void {
  if (!expected) throw damaged(`table ${table} is unknown`);
  const unknown = columns.find((column) => !expected.includes(column));
  if (unknown) throw damaged(`column ${table}.${unknown} is unknown`);
  const missing = expected.find((column) => !columns.includes(column));
  if (missing) throw damaged(`column ${table}.${missing} is missing`);
}
