import { Redis } from 'ioredis';
import { CorroborateError, type AnswerCache, type PaceStore } from '@corroborate/domain';
import { RedisAnswerCache, type RedisStoreOptions } from './redis-answer.cache.adapter';
import { RedisPaceStore } from './redis-pace.store.adapter';

export interface RedisStores {
  cache: AnswerCache;
  pace: PaceStore;
  close(): Promise<void>;
}

/**
 * Cache and spacing in Redis or Valkey, shared by every process with the same address. A connection lost later
 * is made anew; commands meanwhile fail quickly instead of queueing up.
 * @throws CorroborateError `queue-unavailable` when the server cannot be reached now.
 */
export async function openRedisStores(url: string, options: RedisStoreOptions = {}): Promise<RedisStores> {
  let connected = false;
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 5_000,
    maxRetriesPerRequest: 2,
    // Trying again is for a server that was there; one that never was is an error of the configuration.
    retryStrategy: (times) => (connected ? Math.min(times * 200, 2_000) : null),
  });
  // Failed commands reject where they were called; without a listener ioredis prints every reconnection error.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
    connected = true;
  } catch (cause) {
    if (redis.status !== 'end') redis.disconnect();
    throw new CorroborateError('queue-unavailable', 'The Redis server cannot be reached', {
      hint: 'Check REDIS_URL.',
      cause,
    });
  }
  return {
    cache: new RedisAnswerCache(redis, options),
    pace: new RedisPaceStore(redis, options),
    close: async () => {
      await redis.quit().catch(() => redis.disconnect());
    },
  };
}
