import { loadSettings } from '@corroborate/config';
import { openDatabase } from '@corroborate/db';
import { openQueueStore } from '@corroborate/queue';
import { print } from '@corroborate/terminal';
import { WAIT_MS } from './with-database';
import { createLog } from '../log';

/** Also where processes are not to do it themselves: this is the command by which someone says so. */
export async function migrate(): Promise<void> {
  const settings = { ...loadSettings(), MIGRATE_AT_START: true };
  const db = await openDatabase(settings, { waitMs: WAIT_MS });
  try {
    const names = await db.migrate();
    const logger = createLog(settings);
    await (await openQueueStore(settings, { databaseUrl: db.url, logger, waitMs: WAIT_MS })).close();
    print(names.length ? `Migrated: ${names.join(', ')}\n` : 'The database schema is up to date.\n');
  } finally {
    await db.close();
  }
}
