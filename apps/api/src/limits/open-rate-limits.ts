import { Redis } from 'ioredis';
import { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Settings } from '@corroborate/config';
import type { RateLimits } from './rate-limits.port';
import { StoreRateLimits } from './store.rate-limits.adapter';

/** Timeout in ms for the store. After it, the process counts locally, so that no request has to wait. */
const CONNECT_TIMEOUT_MS = 1_000;

export interface OpenRateLimits {
  limits: RateLimits;
  close(): Promise<void>;
}

/**
 * Opens rate limits in the store that the queues use: Redis if configured, otherwise the database. An unavailable store
 * is not an error.
 * @param onAlone called whenever this process counts locally
 */
export async function openRateLimits(
  { REDIS_URL }: Pick<Settings, 'REDIS_URL'>,
  databaseUrl: string,
  onAlone: () => void = () => undefined,
): Promise<OpenRateLimits> {
  return REDIS_URL ? openRedisLimits(REDIS_URL, onAlone) : openPostgresLimits(databaseUrl, onAlone);
}

async function openRedisLimits(url: string, onAlone: () => void): Promise<OpenRateLimits> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: CONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 200, 2_000),
  });
  // Without a connection, limits are counted locally. The listener prevents ioredis from printing errors.
  redis.on('error', () => undefined);
  await redis.connect().catch(() => undefined);
  const limits = new StoreRateLimits((options) => {
    const keyPrefix = `corroborate:limit:${options.keyPrefix}`;
    return new RateLimiterRedis({ ...options, storeClient: redis, keyPrefix, rejectIfRedisNotReady: true });
  }, onAlone);
  return { limits, close: async () => redis.disconnect() };
}

function openPostgresLimits(url: string, onAlone: () => void): OpenRateLimits {
  const pool = new Pool({
    connectionString: url,
    max: 2,
    keepAlive: true,
    idleTimeoutMillis: 3_600_000,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
    application_name: 'corroborate-limits',
  });
  pool.on('error', () => undefined);
  const limits = new StoreRateLimits(
    (options) =>
      new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
      }),
    onAlone,
  );
  return { limits, close: () => pool.end() };
}
