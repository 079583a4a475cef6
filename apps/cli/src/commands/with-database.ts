import type { Settings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { settingsOfCommand } from '../investigations/investigations.opener';

/** How long a command waits for a database; long-running processes wait longer. */
export const WAIT_MS = 5_000;

/** Opens the database for one piece of work, with its tables up to date. */
export async function withDatabase<T>(
  work: (db: Database, settings: Settings) => Promise<T>,
  settings: Settings = settingsOfCommand(),
): Promise<T> {
  const db = await openDatabase(settings, { waitMs: WAIT_MS });
  try {
    await db.prepare();
    return await work(db, settings);
  } finally {
    await db.close();
  }
}
