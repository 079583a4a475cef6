import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '@corroborate/config';
import { CorroborateError } from '@corroborate/domain';
import { limitedErrorLog, type QueueLogger } from './error-log';
import { openPostgresStore } from './stores/postgres.store';
import type { QueueStore } from './stores/queue-store';
import { openRedisStore } from './stores/redis.store';

export interface StoreOptions {
  databaseUrl: string;
  logger: QueueLogger;
  /** How long to wait for a store that is not up yet; default 30 s. */
  waitMs?: number;
}

/**
 * Opens the store of the queues: that of `REDIS_URL`, or the database when it is not set, where their tables are made
 * unless `MIGRATE_AT_START` is false.
 * @throws CorroborateError `queue-unavailable` when the store does not answer within `waitMs`; `schema-outdated`.
 */
export async function openQueueStore(
  settings: Pick<Settings, 'REDIS_URL' | 'QUEUE_POOL_SIZE' | 'MIGRATE_AT_START'>,
  options: StoreOptions,
): Promise<QueueStore> {
  const report = limitedErrorLog(options.logger);
  const open = () =>
    settings.REDIS_URL
      ? openRedisStore(settings.REDIS_URL, report)
      : openPostgresStore(options.databaseUrl, settings, report);
  return openPatiently(open, options.waitMs ?? 30_000, settings.REDIS_URL ? 'REDIS_URL' : 'DATABASE_URL');
}

async function openPatiently(open: () => Promise<QueueStore>, waitMs: number, setting: string): Promise<QueueStore> {
  const deadline = Date.now() + waitMs;
  for (let pause = 100; ; pause = Math.min(pause * 2, 2_000)) {
    try {
      return await open();
    } catch (error) {
      if (error instanceof CorroborateError) throw error;
      // Neither address nor driver message is repeated: both may hold the password.
      const code = (error as { code?: string } | null)?.code ?? 'no answer';
      const fault = new CorroborateError('queue-unavailable', `The store of the queues cannot be used (${code}).`, {
        hint: `Check that the server of ${setting} is running.`,
      });
      if (Date.now() + pause > deadline) throw fault;
      await sleep(pause);
    }
  }
}
