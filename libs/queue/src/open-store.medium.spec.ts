import { createEmptyDatabase } from '../../../test/support/database';
import { openQueueStore } from './index';

const quiet = () => undefined;
const logger = { info: quiet, warn: quiet, error: quiet };

it('creates no tables with MIGRATE_AT_START=false and reports missing ones with a hint', async () => {
  const { url, settings: own, drop } = await createEmptyDatabase();
  const careful = { ...own, MIGRATE_AT_START: false };
  const began = Date.now();
  await expect(openQueueStore(careful, { databaseUrl: url, logger, waitMs: 60_000 })).rejects.toMatchObject({
    code: 'schema-outdated',
    hint: expect.stringContaining('corroborate migrate'),
  });
  // It does not wait for missing tables.
  expect(Date.now() - began).toBeLessThan(30_000);
  await (await openQueueStore(own, { databaseUrl: url, logger })).close();
  await (await openQueueStore(careful, { databaseUrl: url, logger })).close();
  await drop();
});
