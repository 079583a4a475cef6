import { setTimeout as pause } from 'node:timers/promises';
import { openApi, type RunningApi } from '@corroborate-app/api';
import { WorkerModule } from '@corroborate-app/worker';
import { loadSettings } from '@corroborate/config';
import { resolveParts, type ApplicationParts } from '@corroborate/investigation';
import { createTestDatabase, type TestDatabase } from './support/database';
import { testRedisUrl } from './support/redis';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const MIN = { title: 'Dock workers walk out in Harbor City', newsworthiness_score: 60, status: 'approved' };

/** `quick` must be approved here, by the setting; other modes where an order asks for it. */
function approvalCases(start: () => Promise<{ database: TestDatabase; redisUrl?: string }>) {
  let database: TestDatabase;
  let product: ApplicationParts;
  let api: RunningApi;
  let sent = 0;

  beforeAll(async () => {
    const opened = await start();
    database = opened.database;
    const given = { DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'silent', PLAN_APPROVAL: 'quick' };
    const settings = loadSettings({}, { ...given, ...(opened.redisUrl ? { REDIS_URL: opened.redisUrl } : {}) });
    api = await openApi(settings, SILENT, [WorkerModule.forRoot(settings)]);
    product = resolveParts(api.app);
  });
  afterAll(async () => {
    await api?.close();
    await database?.drop();
  });

  const topicOf = () => ({ external_id: `approval-${(sent += 1)}`, ...MIN });
  async function call(method: string, path: string, body?: object) {
    const answer = await fetch(`${api.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }
  /** Of a job in the public queue: what stands of its topic, or why it was refused. */
  async function throughQueue(order: object) {
    const queue = product.hub.allQueues().find(({ name }) => name === 'unverified-topics')!;
    const topic = topicOf();
    const job = await queue.add('topic', { version: 1, topic, ...order });
    for (;;) {
      const state = await job.getState();
      if (state === 'failed') return { refused: (await queue.getJob(job.id!))?.failedReason };
      if (state === 'completed') break;
      await pause(10);
    }
    const { id } = (await product.db.topics.findByExternalId(topic.external_id))!;
    const [row] = (await product.investigations.list({ topicId: id, limit: 1 })).items;
    return { id: row!.id, status: row!.status };
  }
  const stored = async () => (await call('POST', '/api/topics', topicOf())).body.topic_id;

  it('keeps a queued topic waiting for approval if the job or the setting requires it', async () => {
    expect(await throughQueue({ mode: 'detailed', await_approval: true })).toMatchObject({
      status: 'awaiting-approval',
    });
    expect(await throughQueue({ mode: 'quick' })).toMatchObject({ status: 'awaiting-approval' });
  });

  it('rejects a job that requires approval without an investigation, with a clear message', async () => {
    const { refused } = await throughQueue({ investigate: false, await_approval: true });
    expect(refused).toContain('await_approval: needs an investigation');
    expect((await throughQueue({ await_approval: 'yes' })).refused).toContain('await_approval: must be true or false');
  });

  it('keeps an HTTP order waiting, with a readable plan and an approval deadline', async () => {
    const order = { topic_id: await stored(), mode: 'quick', await_approval: false };
    const started = await call('POST', '/api/investigations', order);
    expect(started).toMatchObject({ status: 202, body: { status: 'awaiting-approval' } });
    const path = `/api/investigations/${String(started.body.investigation_id)}`;
    expect((await call('GET', `${path}/plan`)).body).toMatchObject({ approved_by: null, questions: expect.any(Array) });
    expect((await call('GET', path)).body).toMatchObject({ approval_until: expect.stringMatching(/^\d{4}-/) });
  });

  it('keeps a submitted story waiting', async () => {
    const story = { title: 'Ferry runs aground off Pell Island', investigate: { mode: 'quick' } };
    const { body } = await call('POST', '/api/submissions', story);
    expect(body).toMatchObject({ status: 'awaiting-approval' });
    expect(await product.investigations.plan(Number(body.investigation_id))).not.toBeNull();
  });

  it('lists all waiting investigations and has made no call for any of them', async () => {
    const { body } = await call('GET', '/api/investigations?status=awaiting-approval');
    const rows = body.investigations as { id: number; status: string; cost_usd: number }[];
    expect(rows).toHaveLength(4);
    for (const { id, cost_usd } of rows) {
      expect(cost_usd).toBe(0);
      expect(await product.db.ledger.listByInvestigation(id)).toEqual([]);
    }
    expect((await call('GET', '/api/investigations/candidates/facets')).body).toMatchObject({
      estimates: expect.arrayContaining([expect.objectContaining({ mode: 'quick', needs_approval: true })]),
    });
  });
}

const redis = testRedisUrl('approval');

describe('plan approval, on PostgreSQL', () => {
  approvalCases(async () => ({ database: await createTestDatabase() }));
});

// Needs a Redis of the run; `.ci/run` demands one.
(redis ? describe : describe.skip)('plan approval, on Redis (needs TEST_REDIS_URL)', () => {
  approvalCases(async () => ({ database: await createTestDatabase(), redisUrl: redis }));
});
