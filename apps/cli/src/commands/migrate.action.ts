import { loadSettings } from '@corroborate/config';
import { openDatabase } from '@corroborate/db';
import { print } from '../terminal';

/** How long a command waits for a database; processes that stay up wait longer. */
const WAIT_MS = 5_000;

export async function migrate(): Promise<void> {
  const db = await openDatabase(loadSettings(), { waitMs: WAIT_MS });
  try {
    const names = await db.migrate();
    print(names.length ? `Migrated: ${names.join(', ')}\n` : 'The tables are up to date.\n');
  } finally {
    await db.close();
  }
}
