import type { Database } from '@corroborate/db';

interface Part {
  name: string;
  definition: string;
}

const INDEXES = `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
  WHERE schemaname = 'public' AND tablename = $1
  AND indexname NOT IN (SELECT conname FROM pg_constraint)`;
const KEYS = `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
  WHERE conrelid = $1::regclass AND contype = 'f'`;

/**
 * Fills a table without its indexes, foreign keys and triggers, and makes them anew: millions of rows one by one would
 * take an hour.
 */
export async function bulk(db: Database, table: string, fill: () => Promise<unknown>): Promise<void> {
  const run = <T>(sql: string, values: unknown[] = []) => db.dataSource.query<T>(sql, values);
  const [indexes, keys] = [await run<Part[]>(INDEXES, [table]), await run<Part[]>(KEYS, [table])];
  for (const { name } of keys) await run(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`);
  for (const { name } of indexes) await run(`DROP INDEX "${name}"`);
  await run(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await fill();
  await run(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const { definition } of indexes) await run(definition);
  for (const { name, definition } of keys) await run(`ALTER TABLE ${table} ADD CONSTRAINT "${name}" ${definition}`);
}
