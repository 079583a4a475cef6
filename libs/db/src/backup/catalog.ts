import type { ClientBase } from 'pg';

/**
 * Tables excluded from backups: migrations are listed in the manifest, cached responses can be fetched again, and a
 * session that ended after the backup would be valid again.
 */
const EXCLUDED_TABLES = ['migrations', 'upstream_cache', 'desk_sessions'];

export interface CatalogTable {
  name: string;
  /** Stored columns only; generated columns are computed from them. */
  columns: string[];
}

export interface CatalogSequence {
  table: string;
  column: string;
  /** Last number drawn; 0 if none was. */
  last: number;
}

/** Tables included in a backup, sorted by name, without unlogged tables. */
export async function listBackupTables(client: ClientBase): Promise<CatalogTable[]> {
  const { rows } = await client.query<CatalogTable>(
    `SELECT class.relname AS name, array_agg(att.attname::text ORDER BY att.attnum) AS columns
     FROM pg_class class JOIN pg_attribute att ON att.attrelid = class.oid
     WHERE class.relnamespace = current_schema()::regnamespace AND class.relkind = 'r' AND class.relpersistence = 'p'
       AND class.relname <> ALL ($1) AND att.attnum > 0 AND NOT att.attisdropped AND att.attgenerated = ''
     GROUP BY class.relname ORDER BY class.relname`,
    [EXCLUDED_TABLES],
  );
  return rows;
}

export async function listSequences(client: ClientBase): Promise<CatalogSequence[]> {
  const { rows } = await client.query<Omit<CatalogSequence, 'last'> & { last: string }>(
    `SELECT class.relname AS table, att.attname AS column, COALESCE(counter.last_value, 0) AS last
     FROM pg_class class JOIN pg_attribute att ON att.attrelid = class.oid AND att.attidentity <> ''
     JOIN pg_depend dep ON dep.refobjid = class.oid AND dep.refobjsubid = att.attnum
       AND dep.classid = 'pg_class'::regclass AND dep.deptype = 'i'
     JOIN pg_class sequence ON sequence.oid = dep.objid AND sequence.relkind = 'S'
     JOIN pg_sequences counter ON counter.schemaname = current_schema() AND counter.sequencename = sequence.relname
     WHERE class.relnamespace = current_schema()::regnamespace AND class.relname <> ALL ($1)
     ORDER BY class.relname`,
    [EXCLUDED_TABLES],
  );
  return rows.map((row) => ({ ...row, last: Number(row.last) }));
}

/** Sets how values are written and read, independent of server and role settings. */
export const VALUES_AS_TEXT = `SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL timezone = 'UTC'; SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'`;

/** @param names tables or columns that the manifest check has accepted or that come from the catalog */
export const quoteIdentifier = (...names: string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ');
