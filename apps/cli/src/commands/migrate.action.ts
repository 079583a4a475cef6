import { loadSettings } from '@corroborate/config';
import { openDatabase } from '@corroborate/db';
import { openQueueStore } from '@corroborate/queue';
import { print } from '@corroborate/terminal';
import { DATABASE_WAIT_MS } from './with-database';
import { createLog } from '../log';

/** Runs even if MIGRATE_AT_START is false, because the user asked for it explicitly. */
export async function migrate(): Promise<void> {
  const settings = { ...loadSettings(), MIGRATE_AT_START: true };
  const db = await openDatabase(settings, { waitMs: DATABASE_WAIT_MS });
  try {
    const names = await db.migrate();
    const logger = createLog(settings);
    await (await openQueueStore(settings, { databaseUrl: db.url, logger, waitMs: DATABASE_WAIT_MS })).close();
    print(names.length ? `Migrated: ${names.join(', ')}\n` : 'The database schema is up to date.\n');
  } finally {
    await db.close();
  }
}
