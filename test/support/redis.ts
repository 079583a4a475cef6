/** Address of the Redis of this run, where one is installed; suites that need it are skipped otherwise. */
export const testRedisUrl: string | undefined = process.env.TEST_REDIS_URL;
