import { testRedisUrl } from './support/redis';
import { survivalCases } from './support/survival.cases';

const redisUrl = testRedisUrl('survival');

// Needs a Redis of the run; `.ci/run` demands one.
(redisUrl ? describe : describe.skip)('random worker kills, with queues on Redis (needs TEST_REDIS_URL)', () =>
  survivalCases(redisUrl),
);
