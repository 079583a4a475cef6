import { loadSettings } from '@corroborate/config';
import { createTestDatabase } from '../../../test/support/database';
import { testRedisUrl } from '../../../test/support/redis';
import { hubCases } from './testing/hub.cases';

const redis = testRedisUrl;

describe('the queue hub on PostgreSQL', () => {
  hubCases(async () => {
    const database = await createTestDatabase({ JOB_LOCK_MS: '1000', STAGE_ATTEMPTS: '3' });
    return { settings: database.settings, databaseUrl: database.url, address: database.url, drop: database.drop };
  });
});

(redis ? describe : describe.skip)('the queue hub on Redis (needs TEST_REDIS_URL)', () => {
  hubCases(async () => {
    const settings = loadSettings({}, { REDIS_URL: redis ?? 'redis://localhost', JOB_LOCK_MS: '1000', STAGE_ATTEMPTS: '3' });
    return { settings, databaseUrl: '', address: redis ?? '', drop: async () => undefined };
  });
});
