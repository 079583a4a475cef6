import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { STAGES } from '@corroborate/domain';
import { loadSettings } from '@corroborate/config';
import { Client } from 'pg';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../../test/support/database';
import { openQueueStore, type QueueHub } from './index';
import { openStageWorkers, type QueueApp, type StageHandlers } from '../../../test/support/queue-app';
import { until } from './testing/until';

const lines: object[] = [];
const take = (data: object) => void lines.push(data);
const logger = { info: take, warn: take, error: take };
const concurrency = Object.fromEntries(STAGES.map((stage) => [stage, 1]));
const idle = Object.fromEntries(STAGES.map((stage) => [stage, async () => undefined])) as unknown as StageHandlers;

let database: TestDatabase;
let app: QueueApp;
let hub: QueueHub;
const open = async (made: TestDatabase) => {
  database = made;
  const store = { settings: { ...database.settings, JOB_LOCK_MS: 1_000 }, databaseUrl: database.url, logger };
  app = await openStageWorkers(store, idle, { concurrency, closeMs: 100 });
  ({ hub } = app);
};
afterEach(async () => {
  await app.close();
  await database.drop();
});
const sql = async (statement: string) => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(statement);
  await client.end();
};
/** A 10 ms timer in an otherwise idle thread. */
function timerBeside() {
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads');
    let ticks = 0;
    setInterval(() => ticks++, 10);
    parentPort.once('message', () => parentPort.postMessage(ticks));`,
    { eval: true },
  );
  const ticks = async () => {
    worker.postMessage('how many');
    const [count] = (await once(worker, 'message')) as [number];
    await worker.terminate();
    return count;
  };
  return { ticks };
}
const round = (investigationId: number) => ({
  investigationId,
  round: 1,
  generation: 0,
  priority: 'normal' as const,
  stages: [...STAGES],
});
const runsThrough = async (id: number) => {
  const root = await until(() => hub.enqueueRound(round(id)).catch(() => null));
  return until(
    () => hub.rootState(root ?? '').catch(() => 'unknown'),
    (state) => state === 'done',
  );
};

it('creates the queue tables in an empty database', async () => {
  await open(await createEmptyDatabase());
  expect(await runsThrough(1)).toBe('done');
});

it('recovers after all connections were terminated', async () => {
  await open(await createTestDatabase());
  await runsThrough(1);
  await sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  expect(await runsThrough(2)).toBe('done');
});

it('recreates dropped tables without busy-looping or flooding the log', async () => {
  await open(await createTestDatabase());
  await runsThrough(1);
  lines.length = 0;
  await sql('DROP SCHEMA bullmq CASCADE');
  const beside = timerBeside();
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 10);
  await sleep(1_000);
  clearInterval(ticking);
  // A starved event loop fires the timer only a few times. The reference timer accounts for a busy machine, where both
  // are late.
  expect(ticks).toBeGreaterThan((await beside.ticks()) / 4);
  expect(await runsThrough(2)).toBe('done');
  expect(lines.length).toBeLessThan(60);
});

it('reports an unavailable store without its password', async () => {
  await open(await createTestDatabase());
  const settings = loadSettings({}, { DATABASE_URL: 'postgres://u:geheim@127.0.0.1:1/x' });
  const refused = openQueueStore(settings, { databaseUrl: 'postgres://u:geheim@127.0.0.1:1/x', logger, waitMs: 300 });
  const error = await refused.then(
    () => null,
    (fault: unknown) => fault as Error & { hint?: string },
  );
  expect(error).toMatchObject({ code: 'queue-unavailable' });
  expect(JSON.stringify([error?.message, error?.hint, error?.cause, error?.stack])).not.toContain('geheim');
});
