import { loadSettings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { topicDraftSample } from '@corroborate/db/testing';
import { isTerminal, STAGES, systemClock, type StageName } from '@corroborate/domain';
import type { QueueHub } from '@corroborate/queue';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { openQueues, openStageWorkers, type QueueApp, type StageHandlers } from '../../../../test/support/queue-app';
import { Advancer } from '../advancer';
import { CaseHistory } from '../case.history';
import { caseOf } from '../case.reader';
import { Reconciler } from '../reconciler';
import { StageRunner, type StageSet } from '../stage.runner';
import { bridge, CITED, RELAY, smallWeb } from '../testing/small-web.fixture';
import { DecideStage } from './decide.stage';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const WITHOUT_ASSESS: StageName[] = ['search', 'read', 'origin', 'cross-reference', 'decide'];
const ROUND: StageName[] = [...WITHOUT_ASSESS, 'assess'];
const JUDGED: StageName[] = ['assess', 'origin', 'cross-reference', 'decide'];

describe('the judging of pages, on a real database and queue', () => {
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
      clock: systemClock,
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

  /** An investigation whose pages have been gathered and read. */
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

  /** What it came to, apart from the ids of its topic. */
  const outcome = ({ row }: Awaited<ReturnType<typeof ended>>) => ({
    status: row.status,
    applied: row.verificationLevelAfter,
    recommended: row.recommendedLevel,
    confidence: row.confidenceLevel,
    review: row.reviewReason,
    notes: row.contextNotes,
    claims: row.verifiedClaims,
    sources: row.sourcesJson,
  });

  /** Stored by an earlier version: claims and all judgements in `origin`, and no `assess`. */
  async function leftByEarlierVersion(id: number): Promise<void> {
    const first = await gathered();
    await order(first, ROUND);
    const { history } = await ended(first);
    const { claims, assessments } = history.latest('assess')!;
    const origin = history.latest('origin')!;
    const data = { ...origin, claims, assessments: [...assessments, ...origin.assessments] } as never;
    await db.stageResults.save({ investigationId: id, round: 1, stage: 'origin', state: 'done', data });
  }

  it('judges each page once over a whole round, and stores what each stage added', async () => {
    const id = await gathered();
    await order(id, ROUND);
    const { row, history, stages } = await ended(id);
    expect(row.status).toBe('completed');
    expect(stages).toEqual(expect.arrayContaining(JUDGED));
    expect(web.judged.toSorted()).toEqual([RELAY, ...CITED.slice(0, 2)].toSorted());
    expect(history.latest('assess')!.assessments).toHaveLength(1);
    expect(history.latest('origin')!.assessments).toHaveLength(2);
    const told = await db.events.since(id, 0, 200);
    expect(told.filter(({ type }) => type === 'source.found')).toHaveLength(3);
  });

  it('ends a round that an earlier version ordered without `assess` as any other', async () => {
    const [now, before] = [await gathered(), await gathered()];
    await order(now, ROUND);
    const expected = outcome(await ended(now));
    web.judged.length = 0;
    await order(before, WITHOUT_ASSESS);
    const round = await ended(before);
    expect(outcome(round)).toEqual(expected);
    expect(round.stages).not.toContain('assess');
    expect(web.judged.toSorted()).toEqual([RELAY, ...CITED.slice(0, 2)].toSorted());
  });

  it('puts a round to work again whose jobs were lost with the earlier version, and judges nothing again', async () => {
    const id = await gathered();
    await leftByEarlierVersion(id);
    const done = { investigationId: id, round: 1, state: 'done' } as const;
    const nothing = { social: null, records: { factChecks: [], coverage: [] }, context: null };
    for (const [stage, data] of Object.entries(nothing))
      await db.stageResults.save({ ...done, stage: stage as StageName, data, ...(data ? {} : { state: 'skipped' }) });
    await db.investigations.setRootJob(id, `inv-${id}-r1-g0-decide`, { generation: 0, pauses: 0 });
    web.judged.length = 0;
    const later = { now: () => new Date(Date.now() + 60_000) };
    expect(await new Reconciler(db, hub, advancer, later).reconcile()).toEqual([id]);
    const { row, history, stages } = await ended(id);
    expect(row).toMatchObject({ status: 'completed', generation: 1 });
    expect(stages).toEqual(expect.arrayContaining(JUDGED));
    expect(history.latest('assess')!.assessments).toEqual([]);
    expect(web.judged).toEqual([]);
    const read = await caseOf(db, id);
    expect(read?.sources.map(({ stance }) => stance.stance)).toEqual(['supports', 'supports', 'supports']);
    expect(read?.claims).toEqual(history.latest('origin')!.claims);
  });
});
