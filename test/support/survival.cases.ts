import path from 'node:path';
import { isTerminal } from '@corroborate/domain';
import { loadSettings, type Settings } from '@corroborate/config';
import { openApplication, type Application } from '@corroborate/investigation';
import { loadWorld, startSandbox, type RunningSandbox, type World } from '@corroborate/sandbox';
import { createTestDatabase, type TestDatabase } from './database';
import { createRandom } from './random';
import { compileProduct, killed, pause, startWorker, WATCH_TOPICS } from './worker.process';

const root = path.resolve(__dirname, '../..');
const INVESTIGATIONS = 50;
const KILLS = 10;
/** A worker that has begun nothing by then found nothing left to do. */
const MAX_START_MS = 20_000;
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Calls made for a stage after that stage had its result, beyond what the cache answered. */
const REPEATED_CALLS = `
SELECT c.url, c.stage, c.at, s.finished_at FROM upstream_calls c
JOIN stage_results s ON s.investigation_id = c.investigation_id AND s.stage = c.stage
WHERE NOT c.cached AND c.at > s.finished_at + interval '50 milliseconds'
  AND NOT EXISTS (SELECT 1 FROM stage_results l
    WHERE l.investigation_id = c.investigation_id AND l.stage = c.stage AND l.round > s.round)`;

/** The cases for one queue backend; without `redisUrl` the queues live in PostgreSQL. */
export function survivalCases(redisUrl?: string): void {
  let database: TestDatabase;
  let sandbox: RunningSandbox;
  let world: World;
  let product: Application;
  let settings: Settings;

  const open = async () => {
    compileProduct();
    world = await loadWorld(path.join(root, 'worlds/demo/demo'));
    sandbox = await startSandbox(world, { latencyMs: 40 });
    database = await createTestDatabase();
    settings = loadSettings(
      {},
      {
        DATABASE_URL: database.url,
        ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
        EGRESS_PROXY_URL: sandbox.proxyUrl,
        EGRESS_CA_FILE: sandbox.caFile,
        CLOCK_START: world.now.toISOString(),
        RATE_SCALE: '0',
        JOB_LOCK_MS: '2000',
        RECONCILE_SECONDS: '2',
        PAGE_WORKERS: '0',
        LOG_LEVEL: 'fatal',
      },
    );
    product = await openApplication(settings, SILENT);
    await product.db.dataSource.query(WATCH_TOPICS);
  };

  const close = async () => {
    await product?.close();
    await sandbox?.stop();
    await database?.drop();
  };

  it('loses no investigation, updates no topic twice, and repeats no request of a completed stage', async () => {
    await open();
    try {
      await startInvestigations(product, world);
      await killWorkers(product, settings, Number(process.env.TEST_SEED ?? 20261101));
      const rows = await finish(product, settings);
      expect(rows.map(({ status, failure }) => failure?.message ?? status)).toEqual(
        Array(INVESTIGATIONS).fill('completed'),
      );
      const writes: { n: string }[] = await product.db.dataSource.query(
        'SELECT count(*) AS n FROM topic_writes GROUP BY topic_id',
      );
      expect(writes.map(({ n }) => Number(n))).toEqual(Array(INVESTIGATIONS).fill(1));
      expect(await product.db.dataSource.query(REPEATED_CALLS)).toEqual([]);
      // The kills did hit stages at work, else all of the above would say nothing.
      expect(await interrupted(product)).toBeGreaterThan(0);
    } finally {
      await close();
    }
  }, 400_000);
}

async function startInvestigations({ investigations }: Application, world: World): Promise<void> {
  const drafts = Array.from({ length: INVESTIGATIONS }, (_, n) => {
    const topic = world.topics[n % world.topics.length];
    return { ...topic, externalId: `survivor-${n}` } as never;
  });
  for (const { topic } of await investigations.submitTopics(drafts)) {
    const outcome = await investigations.trigger({
      topicId: topic.id,
      mode: 'quick',
      priority: 'normal',
      force: true,
      requestedBy: 'test',
    });
    expect(outcome.kind).toBe('started');
  }
}

/** Stages that were begun, died with their worker, and were begun again. */
async function interrupted({ db }: Application): Promise<number> {
  const rows: { n: string }[] = await db.dataSource.query('SELECT count(*) AS n FROM stage_results WHERE attempts > 1');
  return Number(rows[0]?.n);
}

/**
 * Each worker is killed at a random moment of its work, not of its start: how long that takes is the machine's affair.
 */
async function killWorkers(product: Application, settings: Settings, seed: number): Promise<void> {
  const random = createRandom(seed);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = await stagesBegun(product);
    const worker = startWorker(settings);
    for (let waited = 0; waited < MAX_START_MS && (await stagesBegun(product)) === before; waited += 50)
      await pause(50);
    await pause(random() * 1500);
    await killed(worker);
  }
}

async function stagesBegun({ db }: Application): Promise<number> {
  const rows: { n: string }[] = await db.dataSource.query(
    "SELECT count(*) AS n FROM investigation_events WHERE type = 'stage.started'",
  );
  return Number(rows[0]?.n);
}

async function finish(product: Application, settings: Settings) {
  const worker = startWorker(settings);
  try {
    for (;;) {
      const { items } = await product.db.investigations.list({ limit: 200 });
      if (items.every((row) => isTerminal(row.status))) return items;
      await pause(250);
    }
  } finally {
    await killed(worker);
  }
}
