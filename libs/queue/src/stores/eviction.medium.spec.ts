import { Redis } from 'ioredis';
import { testRedisUrl } from '../../../../test/support/redis';
import { openQueueStore } from '../open-store';
import type { QueueStore } from './queue-store';
import { StoreQueue, StoreWorker } from './bull.classes';

const url = testRedisUrl('eviction');
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

(url === undefined ? describe.skip : describe)('Redis eviction policy (needs TEST_REDIS_URL)', () => {
  let admin: Redis;
  let store: QueueStore;
  let before: string;

  beforeAll(async () => {
    admin = new Redis(url ?? '');
    before = ((await admin.config('GET', 'maxmemory-policy')) as string[])[1] ?? 'noeviction';
    const settings = { REDIS_URL: url, QUEUE_POOL_SIZE: 2, MIGRATE_AT_START: true };
    store = await openQueueStore(settings, { databaseUrl: '', logger: silent });
  });

  afterAll(async () => {
    await admin.config('SET', 'maxmemory-policy', before);
    await store.close();
    admin.disconnect();
  });

  it('returns the policy if it can delete jobs, and null otherwise', async () => {
    await admin.config('SET', 'maxmemory-policy', 'allkeys-lru');
    expect(await store.evictionPolicyFault()).toBe('allkeys-lru');
    await admin.config('SET', 'maxmemory-policy', 'noeviction');
    expect(await store.evictionPolicyFault()).toBeNull();
  });

  it('logs no warning when queues and workers are created', async () => {
    await admin.config('SET', 'maxmemory-policy', 'allkeys-lru');
    const said: unknown[] = [];
    const { warn } = console;
    console.warn = (...words: unknown[]) => void said.push(words);
    try {
      const queue = new StoreQueue('eviction', { connection: store.connection });
      const worker = new StoreWorker('eviction', async () => undefined, { connection: store.connection });
      await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()]);
      await worker.close();
      await queue.close();
    } finally {
      console.warn = warn;
    }
    expect(said).toEqual([]);
  });
});
