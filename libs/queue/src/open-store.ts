import type { Settings } from '@corroborate/config';
import { formatHostPort, openStorage, type StorageServer, formatError } from '@corroborate/domain';
import { cleanText } from './clean';
import { openPostgresStore } from './stores/postgres.store';
import type { QueueStore } from './stores/queue-store';
import { openRedisStore } from './stores/redis.store';

export interface StoreOptions {
  databaseUrl: string;
  logger: QueueLogger;
  /** How long to wait for an unavailable store; default 30 s. */
  waitMs?: number;
}

/**
 * Opens the queues in Redis (`REDIS_URL`) or in the database, where tables are created unless `MIGRATE_AT_START` is
 * false. @throws CorroborateError `queue-unavailable` if the server does not answer within `waitMs`; `schema-outdated`
 */
export async function openQueueStore(
  settings: Pick<Settings, 'REDIS_URL' | 'QUEUE_POOL_SIZE' | 'MIGRATE_AT_START'>,
  options: StoreOptions,
): Promise<QueueStore> {
  const report = createThrottledErrorLog(options.logger);
  const { REDIS_URL } = settings;
  const open = () =>
    REDIS_URL ? openRedisStore(REDIS_URL, report) : openPostgresStore(options.databaseUrl, settings, report);
  const server = REDIS_URL ? redisAt(REDIS_URL) : postgresAt(options.databaseUrl);
  const onWait = (message: string) => options.logger.warn({}, message);
  return openStorage(server, open, { limitMs: options.waitMs ?? 30_000, onWait });
}

const redisAt = (url: string): StorageServer => ({
  name: `Redis at ${formatHostPort(url, '6379')}`,
  setting: 'REDIS_URL',
  code: 'queue-unavailable',
  hopeless: {
    WRONGPASS: 'The user name or password in REDIS_URL is wrong.',
    NOAUTH: 'The server requires a password; add it to REDIS_URL.',
    NOPERM: 'The user in REDIS_URL lacks permissions that the queues need.',
  },
});

const postgresAt = (url: string): StorageServer => ({
  name: `PostgreSQL at ${formatHostPort(url, '5432')}`,
  setting: 'DATABASE_URL',
  code: 'queue-unavailable',
  hopeless: { '28P01': 'The user name or password in DATABASE_URL is wrong.' },
});

/** The part of a pino logger used here. */
interface QueueLogger {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

const LOG_INTERVAL_MS = 10_000;

/**
 * An unavailable store can raise hundreds of thousands of errors a second. One line per kind of error is logged every
 * ten seconds, with the number of omitted lines.
 */
export function createThrottledErrorLog(
  logger: QueueLogger,
  now: () => number = Date.now,
): (where: string, error: unknown) => void {
  const seen = new Map<string, { at: number; hidden: number }>();
  return (where, error) => {
    const code = (error as { code?: unknown } | null)?.code;
    const key = `${where}:${typeof code === 'string' ? code : ''}`;
    const last = seen.get(key);
    if (last && now() - last.at < LOG_INTERVAL_MS) {
      last.hidden++;
      return;
    }
    seen.set(key, { at: now(), hidden: 0 });
    const message = cleanText(formatError(error)).slice(0, 500);
    logger.warn({ where, code, message, hidden: last?.hidden ?? 0 }, 'Queue error');
  };
}
