import type { Settings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { loadCommandSettings } from '../investigations/investigations.opener';

/** Time limit for a command to reach the database, in ms; long-running processes wait longer. */
export const DATABASE_WAIT_MS = 5_000;

/** Opens and migrates the database for one operation. */
export async function withDatabase<T>(
  work: (db: Database, settings: Settings) => Promise<T>,
  settings: Settings = loadCommandSettings(),
): Promise<T> {
  const db = await openDatabase(settings, { waitMs: DATABASE_WAIT_MS });
  try {
    await db.prepare();
    return await work(db, settings);
  } finally {
    await db.close();
  }
}
