import { openDatabase, type Database } from '@corroborate/db';
import { openRedisStores, type RedisStores } from '@corroborate/upstream';
import {
  answerCacheConformance,
  budgetStoreConformance,
  ledgerConformance,
  paceStoreConformance,
  sweepingCacheConformance,
} from '@corroborate/upstream/testing';
import { createTestDatabase, type TestDatabase } from './support/database';
import { testRedisUrl } from './support/redis';

const redisUrl = testRedisUrl('stores');

/** The stores of the upstream gateway live in another room than their cases; here they meet. */
describe('PostgreSQL stores', () => {
  let server: TestDatabase;
  let db: Database;
  let topics = 0;
  beforeAll(async () => {
    server = await createTestDatabase();
    db = await openDatabase(server.settings);
  });
  afterAll(async () => {
    await db.close();
    await server.drop();
  });

  const investigation = async (budgetUsd: number): Promise<number> => {
    const draft = {
      externalId: `t-${++topics}`,
      title: 'x',
      newsworthinessScore: 60,
      status: 'approved',
      sourceCount: 0,
    };
    const [stored] = await db.topics.upsertMany([{ ...draft, verificationStatus: 'unverified' }]);
    const wanted = { mode: 'quick', priority: 'normal', forced: false, requestedBy: null } as const;
    const made = await db.investigations.create({ ...wanted, topicId: stored!.topic.id, budgetUsd });
    if (!made.created) throw new Error('expected a new investigation');
    return made.investigation.id;
  };

  it.each([...answerCacheConformance, ...sweepingCacheConformance])(
    'meets a requirement for caches with PostgreSQL: $name',
    ({ run }) => run(db.cache),
  );
  it.each(paceStoreConformance)('meets a requirement for call spacing with PostgreSQL: $name', ({ run }) =>
    run(db.pace),
  );
  it.each(budgetStoreConformance)('meets a requirement for budgets with PostgreSQL: $name', async ({ run }) =>
    run({ store: db.budget, investigationId: await investigation(0.5), limitUsd: 0.5 }),
  );
  it.each(ledgerConformance)('meets a requirement for ledgers with PostgreSQL: $name', async ({ run }) => {
    const investigationId = await investigation(0.5);
    const rows = async () => {
      const stray = await db.dataSource.query('SELECT * FROM upstream_calls WHERE investigation_id IS NULL');
      const strays = stray.map((row: Record<string, unknown>) => ({
        investigationId: null,
        stage: row.stage,
        provider: row.provider,
        method: row.method,
        url: row.url,
        outcome: row.outcome,
        reason: row.reason,
        status: row.status,
        cached: row.cached,
        attempts: row.attempts,
        latencyMs: row.latency_ms,
        bytes: Number(row.bytes),
        costUsd: Number(row.cost_usd),
        at: (row.at as Date).toISOString(),
      }));
      return [...(await db.ledger.listByInvestigation(investigationId)), ...strays];
    };
    await run({ ledger: db.ledger, investigationId, rows });
  });
});

// Needs a Redis of the run; `.ci/run` demands one.
(redisUrl ? describe : describe.skip)('Redis stores (needs TEST_REDIS_URL)', () => {
  let stores: RedisStores;
  beforeAll(async () => {
    stores = await openRedisStores(redisUrl ?? '', { prefix: `corroborate-test-${process.pid}:` });
  });
  afterAll(() => stores.close());

  it.each(answerCacheConformance)('meets a requirement for caches with Redis: $name', ({ run }) => run(stores.cache));
  it.each(paceStoreConformance)('meets a requirement for call spacing with Redis: $name', ({ run }) =>
    run(stores.pace),
  );
});
