import { loadSettings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { topicDraftSample } from '@corroborate/db/testing';
import { isTerminal, STAGES, systemClock, type StageName } from '@corroborate/domain';
import type { QueueHub } from '@corroborate/queue';
import { createTestDatabase, type TestDatabase } from '../../../../../test/support/database';
import { openQueues, openStageWorkers, type QueueApp, type StageHandlers } from '../../../../../test/support/queue-app';
import { Advancer } from '../../rounds/advancer';
import { CaseHistory } from '../../case/case.history';
import { StageRunner, type StageSet } from '../../rounds/stage.runner';
import { bridge, CITED, RELAY, smallWeb } from '../../testing/small-web.fixture';
import { DecideStage } from '../decide/decide.stage';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const ROUND: StageName[] = ['search', 'read', 'assess', 'origin', 'cross-reference', 'decide'];
const JUDGED: StageName[] = ['assess', 'origin', 'cross-reference', 'decide'];

describe('judging of pages on a real database and queue', () => {
  let server: TestDatabase;
  let db: Database;
  let hub: QueueHub;
  const apps: QueueApp[] = [];
  let web: ReturnType<typeof smallWeb>;
  let advancer: Advancer;
  let opened = 0;

  beforeAll(async () => {
    server = await createTestDatabase();
    db = await openDatabase(server.settings);
    const store = { settings: { ...server.settings, JOB_LOCK_MS: 10_000 }, databaseUrl: server.url, logger: silent };
    apps.push(await openQueues(store));
    hub = apps[0]!.hub;
    web = smallWeb({}, db.sources);
    advancer = new Advancer(db, hub, systemClock, { onConcluded: () => undefined, before: async () => 'conclude' });
    const settings = loadSettings({});
    const { reasoners, masks, judge } = web.ports;
    const decide = new DecideStage(settings, reasoners, masks, {
      articles: db.sources,
      judge,
      ledger: db.ledger,
      replies: db.replies,
    });
    const runner = new StageRunner(db, { ...web.stages, decide } as unknown as StageSet, advancer, {
      clock: systemClock,
      deadlines: { quick: 0, detailed: 0, exhaustive: 0 },
    });
    const handlers: StageHandlers = Object.fromEntries(
      [...ROUND, 'social', 'records', 'context'].map((stage) => [stage, (job) => runner.run(stage as never, job)]),
    );
    const concurrency = Object.fromEntries(STAGES.map((stage) => [stage, 1]));
    apps.push(await openStageWorkers(store, handlers, { concurrency, timeoutMs: 30_000, attempts: 1 }));
  });
  beforeEach(() => (web.judged.length = 0));
  afterAll(async () => {
    for (const app of apps.reverse()) await app.close();
    await db.close();
    await server.drop();
  });

  /** An investigation whose pages have been collected and read. */
  async function gathered(): Promise<number> {
    const { title, location, eventDate } = bridge();
    const draft = topicDraftSample({ externalId: `bridge-${++opened}`, title, location, eventDate });
    const [stored] = await db.topics.upsertMany([draft]);
    const order = { mode: 'quick', priority: 'normal', budgetUsd: 1, forced: true, requestedBy: 'test' } as const;
    const begun = await db.investigations.create({ topicId: stored!.topic.id, ...order });
    if (!begun.created) throw new Error('not created');
    const { id } = begun.investigation;
    const done = { investigationId: id, round: 1, state: 'done' } as const;
    await db.stageResults.save({ ...done, stage: 'search', data: { queries: [], results: [], coverage: [] } });
    await db.stageResults.save({ ...done, stage: 'read', data: { pages: [await web.read(RELAY)] } });
    return id;
  }

  const order = (investigationId: number, stages: StageName[]) =>
    hub.enqueueRound({ investigationId, round: 1, generation: 0, priority: 'normal', stages });

  async function ended(id: number) {
    for (;;) {
      const row = await db.investigations.get(id);
      if (row && isTerminal(row.status)) break;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    const row = await db.investigations.get(id);
    const rows = await db.stageResults.findAll(id);
    return { row: row!, history: new CaseHistory(rows), stages: rows.map(({ stage }) => stage) };
  }

  it('judges each page once per round, and stores what each stage added', async () => {
    const id = await gathered();
    await order(id, ROUND);
    const { row, history, stages } = await ended(id);
    expect(row.status).toBe('completed');
    expect(stages).toEqual(expect.arrayContaining(JUDGED));
    expect(web.judged.toSorted()).toEqual([RELAY, ...CITED.slice(0, 2)].toSorted());
    expect(history.latest('assess')!.assessments).toHaveLength(1);
    expect(history.latest('origin')!.assessments).toHaveLength(2);
    const events = await db.events.since(id, 0, 200);
    expect(events.filter(({ type }) => type === 'source.found')).toHaveLength(3);
  });
});
