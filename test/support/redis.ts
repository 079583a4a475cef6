/**
 * Redis server of the test run; undefined where there is none. Suites run side by side and job ids repeat, so each
 * suite takes a database of its own on it.
 */
const server: string | undefined = process.env.TEST_REDIS_URL;

const DATABASES = {
  hub: 1,
  survival: 2,
  stores: 3,
  chaos: 4,
  intake: 9,
  limits: 5,
  waiting: 6,
  approval: 10,
  eviction: 11,
} as const;

export const testRedisUrl = (suite: keyof typeof DATABASES): string | undefined =>
  server === undefined ? undefined : `${server.replace(/\/\d*$/, '')}/${DATABASES[suite]}`;
