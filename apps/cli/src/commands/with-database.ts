import { loadSettings, type Settings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';

/** How long a command waits for a database; processes that stay up wait longer. */
const WAIT_MS = 5_000;

/** Opens the database for one piece of work, with its tables up to date. */
export async function withDatabase(
  work: (db: Database) => Promise<void>,
  settings: Settings = loadSettings(),
): Promise<void> {
  const db = await openDatabase(settings, { waitMs: WAIT_MS });
  try {
    await db.prepare();
    await work(db);
  } finally {
    await db.close();
  }
}
