import { createEmptyDatabase } from '../../../test/support/database';
import { openQueueStore } from './index';

const quiet = () => undefined;
const logger = { info: quiet, warn: quiet, error: quiet };

it('with MIGRATE_AT_START=false makes no tables, and says what to do where they are missing', async () => {
  const { url, settings: own, drop } = await createEmptyDatabase();
  const careful = { ...own, MIGRATE_AT_START: false };
  const began = Date.now();
  await expect(openQueueStore(careful, { databaseUrl: url, logger, waitMs: 60_000 })).rejects.toMatchObject({
    code: 'schema-outdated',
    hint: expect.stringContaining('corroborate migrate'),
  });
  // It does not wait for tables that nobody makes.
  expect(Date.now() - began).toBeLessThan(30_000);
  await (await openQueueStore(own, { databaseUrl: url, logger })).close();
  await (await openQueueStore(careful, { databaseUrl: url, logger })).close();
  await drop();
});
