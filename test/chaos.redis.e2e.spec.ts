import { chaosCases } from './support/chaos.cases';
import { testRedisUrl } from './support/redis';

const redisUrl = testRedisUrl('chaos');

// Needs a Redis of the run; `.ci/run` demands one.
(redisUrl ? describe : describe.skip)(
  'workers, database and queues die at random, queues on Redis (needs TEST_REDIS_URL)',
  () => chaosCases(redisUrl),
);
