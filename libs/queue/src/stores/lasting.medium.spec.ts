import { once } from 'node:events';
import { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { openQueueStore } from '../open-store';
import { until } from '../testing/until';
import { StoreQueue, StoreWorker } from './bull.classes';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const store = await openQueueStore(database.settings, { databaseUrl: database.url, logger: silent });
  await store.close();
});
afterAll(() => database.drop());

it('starts processing jobs once a worker that was created without a connection gets one', async () => {
  const options = '-c search_path=bullmq';
  const pool = new Pool({ connectionString: database.url, options, max: 3 });
  pool.on('error', () => undefined);
  const jobs = new Pool({ connectionString: database.url, options, max: 2 });
  const queue = new StoreQueue('lasting', { connection: jobs });
  // The worker adds one connection for notifications.
  const held = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  Object.assign(pool.options, { max: 2, connectionTimeoutMillis: 200 });
  const done: unknown[] = [];
  const worker = new StoreWorker('lasting', async ({ data }) => void done.push(data), { connection: pool });
  const errors: Error[] = [];
  worker.on('error', (error) => void errors.push(error));
  void worker.run();
  const [first] = (await once(worker, 'error')) as [Error];
  expect(first.message).toContain('timeout exceeded');
  pool.options.connectionTimeoutMillis = 60_000;
  for (const client of held) client.release();
  await queue.add('any', { n: 1 });
  await until(() => done.length === 1);
  expect(done).toEqual([{ n: 1 }]);
  // It waited for a connection instead of busy-looping.
  expect(errors.length).toBeLessThan(50);
  await worker.close();
  await queue.close();
  await Promise.all([pool.end(), jobs.end()]);
});
