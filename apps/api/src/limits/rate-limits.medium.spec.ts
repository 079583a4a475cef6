import { Client } from 'pg';
import { Redis } from 'ioredis';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { testRedisUrl } from '../../../../test/support/redis';
import { openRateLimits, type OpenRateLimits } from './open-rate-limits';
import { memoryRateLimits } from '../testing/memory-rate-limits';

const redisUrl = testRedisUrl('limits');
const opened: OpenRateLimits[] = [];
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  if (!redisUrl) return;
  const redis = new Redis(redisUrl);
  await redis.flushdb();
  redis.disconnect();
});
afterAll(async () => {
  for (const each of opened) await each.close();
  await database.drop();
});

/** Number of fallbacks to local counting. */
let alone = 0;
const open = async (url: string | undefined, databaseUrl: string) => {
  const limits = await openRateLimits({ REDIS_URL: url }, databaseUrl, () => void (alone += 1));
  opened.push(limits);
  return limits.limits;
};
const STORES: [string, () => ReturnType<typeof open>][] = [
  ['memory', async () => memoryRateLimits()],
  ['PostgreSQL', () => open(undefined, database.url)],
  ...(redisUrl ? [['Redis', () => open(redisUrl, '')] as [string, () => ReturnType<typeof open>]] : []),
];

describe.each(STORES)('rate limit stored in %s', (store, make) => {
  const allowance = { perMinute: 3, burst: 3 };

  it('grants each caller the allowance, then returns the wait time, while checks are free', async () => {
    const limit = (await make()).limit({ name: 'few', allowance });
    for (let n = 0; n < 10; n++) expect(await limit.wait('ann')).toBe(0);
    expect([await limit.take('ann'), await limit.take('ann'), await limit.take('ann')]).toEqual([0, 0, 0]);
    const waits = [await limit.wait('ann'), await limit.take('ann'), await limit.wait('ann')];
    for (const ms of waits) expect(ms > 0 && ms <= 60_000).toBe(true);
    expect(await limit.take('bob')).toBe(0);
    expect(await (await make()).limit({ name: 'few-others', allowance }).take('ann')).toBe(0);
  });

  it('grants again after the wait', async () => {
    const limit = (await make()).limit({ name: 'soon', allowance: { perMinute: 60, burst: 1 } });
    expect(await limit.take('ann')).toBe(0);
    const waitMs = await limit.take('ann');
    expect(waitMs > 0 && waitMs <= 1_000).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, waitMs + 50));
    expect(await limit.take('ann')).toBe(0);
  });

  it('counts correctly under concurrent requests, with and without advance reservation', async () => {
    const granted = async (most: number, asked: number, ahead: boolean) => {
      const limit = (await make()).limit({
        name: `many-${ahead}`,
        allowance: { perMinute: most, burst: most },
        prefetch: ahead,
      });
      return (await Promise.all(Array.from({ length: asked }, () => limit.take('ann')))).filter((ms) => ms === 0)
        .length;
    };
    expect(await granted(20, 50, false)).toBe(20);
    expect(await granted(400, 1_000, true)).toBe(400);
  });

  it('treats 0 as unlimited', async () => {
    const limit = (await make()).limit({ name: 'none', allowance: { perMinute: 0, burst: 1 } });
    for (let n = 0; n < 50; n++) expect(await limit.take('ann')).toBe(0);
  });

  if (store === 'memory') return;

  it('shares a rate limit among all processes', async () => {
    const [here, there] = [await make(), await make()].map((limits) => limits.limit({ name: 'shared', allowance }));
    expect([await here!.take('ann'), await there!.take('ann'), await here!.take('ann')]).toEqual([0, 0, 0]);
    expect(await there!.take('ann')).toBeGreaterThan(0);
    expect(await there!.wait('ann')).toBeGreaterThan(0);
  });

  it('shares one quota across processes, except for what each has reserved in advance', async () => {
    const order = { name: 'shared-ahead', allowance: { perMinute: 1_000, burst: 1_000 }, ahead: true };
    const limits = [await make(), await make()].map((each) => each.limit(order));
    const takeAll = () => Promise.all(Array.from({ length: 700 }, (_, n) => limits[n % 2]!.take('ann')));
    const granted = [...(await takeAll()), ...(await takeAll())].filter((ms) => ms === 0).length;
    expect(granted).toBeLessThanOrEqual(1_000);
    expect(granted).toBeGreaterThanOrEqual(990);
  });
});

describe.each([
  ['PostgreSQL', () => open(undefined, 'postgres://u:p@127.0.0.1:1/nothing')],
  ['Redis', () => open('redis://127.0.0.1:1', '')],
])('outage of %s', (_store, make) => {
  it('makes each process apply the rate limit on its own', async () => {
    const limit = (await make()).limit({ name: 'alone', allowance: { perMinute: 2, burst: 2 } });
    expect(await limit.wait('ann')).toBe(0);
    expect([await limit.take('ann'), await limit.take('ann')]).toEqual([0, 0]);
    expect(await limit.take('ann')).toBeGreaterThan(0);
    expect(await limit.wait('ann')).toBeGreaterThan(0);
    expect(await limit.take('bob')).toBe(0);
  });

  it('logs an outage of the store for rate limits', async () => {
    const before = alone;
    await (await make()).limit({ name: 'told', allowance: { perMinute: 2, burst: 2 } }).take('ann');
    expect(alone).toBe(before + 1);
  });
});

it('stores neither names nor IP addresses', async () => {
  const limits = await open(undefined, database.url);
  await limits.limit({ name: 'secret', allowance: { perMinute: 2, burst: 2 } }).take('203.0.113.7');
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ key: string }>("SELECT key FROM rate_limits WHERE key LIKE 'secret%'");
  await client.end();
  expect(rows).toHaveLength(1);
  expect(rows[0]!.key).not.toContain('203');
});
