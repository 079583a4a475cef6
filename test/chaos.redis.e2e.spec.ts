import { chaosCases } from './support/chaos.cases';
import { testRedisUrl } from './support/redis';

const redisUrl = testRedisUrl('chaos');

// Needs a Redis of the run; `.ci/run` demands one.
(redisUrl ? describe : describe.skip)(
  'random failures of workers, database and queues, with queues on Redis (needs TEST_REDIS_URL)',
  () => chaosCases(redisUrl),
);
