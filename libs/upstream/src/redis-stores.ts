import { Redis } from 'ioredis';
import {
  formatHostPort,
  openStorage,
  type AnswerCache,
  type PaceStore,
  type StorageServer,
  type StorageWait,
} from '@corroborate/domain';
import { RedisAnswerCache } from './redis-answer.cache.adapter';
import { RedisPaceStore } from './redis-pace.store.adapter';

export interface RedisStores {
  cache: AnswerCache;
  pace: PaceStore;
  close(): Promise<void>;
}

/**
 * Cache and rate limits in Redis or Valkey, shared by all processes that use the same server. A
 * lost connection is re-established; meanwhile commands fail fast instead of queueing.
 * @throws CorroborateError `queue-unavailable` if the server is not reached within `wait`.
 */
export async function openRedisStores(
  url: string,
  { prefix = 'corroborate:' }: { prefix?: string } = {},
  wait: StorageWait = { limitMs: 0 },
): Promise<RedisStores> {
  const redis = await openStorage(describeRedis(url), () => connectRedis(url), wait);
  return {
    cache: new RedisAnswerCache(redis, `${prefix}answer:`),
    pace: new RedisPaceStore(redis, `${prefix}pace:`),
    close: async () => {
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}

const describeRedis = (url: string): StorageServer => ({
  name: `Redis at ${formatHostPort(url, '6379')}`,
  setting: 'REDIS_URL',
  code: 'queue-unavailable',
  hopeless: { WRONGPASS: 'The user name or password in REDIS_URL is wrong.' },
});

async function connectRedis(url: string): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5_000,
    maxRetriesPerRequest: 2,
    retryStrategy: (times) => Math.min(times * 200, 2_000),
  });
  let last: unknown = null;
  // Failed commands reject on their own; without a listener ioredis prints every reconnection
  // error.
  redis.on('error', (error) => (last = error));
  try {
    await redis.connect();
    await redis.ping();
    return redis;
  } catch (error) {
    redis.disconnect();
    throw last ?? error;
  }
}
