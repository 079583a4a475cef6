import { startInvestigation } from '../testing/started';
import { randomUUID } from 'node:crypto';

import { createReason } from '@corroborate/domain';

import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';

import { openDatabase, type Database, type NewInvestigation } from '../index';

import { topicDraft } from '../testing/samples';

let server: TestDatabase;

let db: Database;

beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
});

afterAll(async () => {
  await db.close();
  await server.drop();
});

let serial = 0;

const aTopic = async (changes = {}) => {
  const [stored] = await db.topics.upsertMany([topicDraft({ externalId: `t-${++serial}`, ...changes })]);
  return stored!.topic;
};

const wanted = (topicId: number, changes: Partial<NewInvestigation> = {}): NewInvestigation => ({
  topicId,
  mode: 'quick',
  priority: 'normal',
  budgetUsd: 0.5,
  forced: false,
  requestedBy: 'desk',
  ...changes,
});

const begin = async (topicId: number) => {
  const made = await db.investigations.create(wanted(topicId));
  if (!made.created) throw new Error('expected a new investigation');
  return made.investigation;
};

const ABUSE = { reason: 'serious-allegation', detail: 'abuse', code: 'review.uncorroborated', params: {} } as const;

describe('an investigation', () => {
  it('creates one investigation for ten concurrent requests', async () => {
    const topic = await aTopic();
    const answers = await Promise.all(Array.from({ length: 10 }, () => db.investigations.create(wanted(topic.id))));
    const made = answers.filter((answer) => answer.created);
    expect(made).toHaveLength(1);
    const id = made[0]!.created ? made[0]!.investigation.id : 0;
    expect(answers.filter((answer) => !answer.created && answer.runningId === id)).toHaveLength(9);
  });

  it('creates an investigation after an earlier one of the same topic has ended', async () => {
    const topic = await aTopic();
    const first = await begin(topic.id);
    expect(await db.investigations.fail(first.id, { code: 'internal', message: 'broke' })).toBe(true);
    expect((await begin(topic.id)).id).not.toBe(first.id);
    expect(await db.investigations.get(first.id)).toMatchObject({
      status: 'failed',
      failure: { code: 'internal', message: 'broke' },
    });
  });

  it('rejects an investigation for a topic that does not exist', async () => {
    await expect(db.investigations.create(wanted(999_999_999))).rejects.toMatchObject({ code: 'not-found' });
  });

  it('changes from queued to running once, and can be claimed again while it runs', async () => {
    const { id } = await begin((await aTopic()).id);
    const first = await startInvestigation(db, id);
    expect(first).toMatchObject({ status: 'running' });
    expect(await startInvestigation(db, id)).toEqual(first);
    await db.investigations.cancel(id);
    expect(await startInvestigation(db, id)).toBeNull();
  });

  it('does not start an investigation before its plan is approved', async () => {
    const topic = await aTopic();
    const made = await db.investigations.create(wanted(topic.id, { status: 'awaiting-approval' }));
    const id = made.created ? made.investigation.id : 0;
    expect(await startInvestigation(db, id)).toBeNull();
    expect(await db.investigations.approve(id)).toBe(true);
    expect(await db.investigations.approve(id)).toBe(false);
    expect(await startInvestigation(db, id)).toMatchObject({ status: 'running' });
  });

  it('stores its root job, round and stage until it ends', async () => {
    const { id } = await begin((await aTopic()).id);
    expect(await db.investigations.setRootJob(id, 'root', { generation: 2, pauses: 0 })).toBe(true);
    const start = { id, round: 1, stage: 'cross-reference', processId: randomUUID(), alone: true } as const;
    const begun = await db.stageResults.startInCase({ ...start, pauses: 0 });
    expect(begun).toMatchObject({ deaths: { deaths: 0, deathsAlone: 0 }, investigation: { status: 'running' } });
    expect(await db.investigations.get(id)).toMatchObject({
      rootJobId: 'root',
      generation: 2,
      round: 1,
      stage: 'cross-reference',
    });
    expect(await db.investigations.cancel(id)).toBe(true);
    expect(await db.investigations.cancel(id)).toBe(false);
    expect(await db.stageResults.startInCase({ ...start, round: 2, pauses: 0 })).toMatchObject({ deaths: null });
    expect(await db.investigations.get(id)).toMatchObject({ status: 'cancelled', round: 1 });
  });

  it('counts starts of a stage whose earlier process died', async () => {
    const { id } = await begin((await aTopic()).id);
    const by = (processId: string, stage: 'read' | 'social' = 'read', alone = true) => ({
      ...{ id, round: 1, stage, processId, alone },
    });
    const [first, second, third, fourth] = [1, 2, 3, 4].map(() => randomUUID()) as [string, string, string, string];
    const startOf = (start: ReturnType<typeof by>) => db.stageResults.startInCase({ ...start, pauses: 0 });
    const start = async (processId: string) => (await startOf(by(processId)))?.deaths;
    expect(await start(first)).toEqual({ deaths: 0, deathsAlone: 0 });
    expect(await start(first)).toEqual({ deaths: 0, deathsAlone: 0 });
    expect(await start(second)).toEqual({ deaths: 1, deathsAlone: 1 });
    // Another stage starts in parallel before the process dies.
    await startOf(by(second, 'social', false));
    await db.investigations.endStage(by(first));
    expect(await start(third)).toEqual({ deaths: 2, deathsAlone: 1 });
    expect(await start(fourth)).toEqual({ deaths: 3, deathsAlone: 2 });
    await db.investigations.endStage(by(fourth));
    expect(await start(first)).toEqual({ deaths: 0, deathsAlone: 0 });
    await db.stageResults.save({ investigationId: id, round: 1, stage: 'read', state: 'done' });
    expect(await start(second)).toBeNull();
  });

  it('returns the latest verdict of each topic, even if another investigation started later', async () => {
    const topic = await aTopic();
    const verdict = (state: 'unverified' | 'disputed') => ({
      ...{ state, why: [], next: createReason('next.settle'), for: [], against: [] },
    });
    const ids: number[] = [];
    for (const state of ['unverified', 'disputed'] as const) {
      const { id } = await begin(topic.id);
      ids.push(id);
      await db.investigations.conclude(id, async () => ({ topic: null, investigation: { verdict: verdict(state) } }));
    }
    await db.investigations.cancel((await begin(topic.id)).id);
    const found = await db.investigations.latestVerdictsOf([topic.id, 999_999]);
    expect([...found.keys()]).toEqual([topic.id]);
    expect(found.get(topic.id)).toMatchObject({ id: ids[1], verdict: { state: 'disputed' } });
  });

  it('lists investigations newest first, with filters and pagination', async () => {
    const topic = await aTopic();
    const ids = [];
    for (let n = 0; n < 3; n++) {
      const { id } = await begin(topic.id);
      ids.unshift(id);
      await db.investigations.cancel(id);
    }
    const first = await db.investigations.list({
      topicId: topic.id,
      status: ['cancelled', 'failed'],
      mode: 'quick',
      limit: 2,
    });
    const second = await db.investigations.list({
      topicId: topic.id,
      status: 'cancelled',
      limit: 2,
      cursor: first.nextCursor,
    });
    expect([...first.items, ...second.items].map((row) => row.id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
    expect((await db.investigations.list({ topicId: topic.id, requiresReview: true, limit: 2 })).items).toEqual([]);
    expect((await db.investigations.list({ topicId: topic.id, status: 'running', limit: 2 })).items).toEqual([]);
  });

  it('lists an investigation as open until it ends', async () => {
    const { id } = await begin((await aTopic()).id);
    expect((await db.investigations.open()).map((row) => row.id)).toContain(id);
    await db.investigations.cancel(id);
    expect((await db.investigations.open()).map((row) => row.id)).not.toContain(id);
  });

  it('measures the duration of an investigation only if it was completed', async () => {
    const one = await begin((await aTopic()).id);
    await startInvestigation(db, one.id);
    await db.dataSource.query(
      "UPDATE investigations SET mode = 'exhaustive', started_at = clock_timestamp() - interval '90 s' WHERE id = $1",
      [one.id],
    );
    await db.investigations.conclude(one.id, async () => ({ topic: null, investigation: {} }));
    const durations = await db.investigations.durations('exhaustive');
    expect(durations).toHaveLength(1);
    expect(durations[0]).toBeGreaterThanOrEqual(90_000);
    expect(durations[0]).toBeLessThan(120_000);
  });
});

describe('an investigation conclusion', () => {
  it('writes the conclusion of an investigation exactly once if five workers conclude at once', async () => {
    const topic = await aTopic();
    const { id } = await begin(topic.id);
    let calls = 0;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        db.investigations.conclude(id, async () => {
          calls++;
          return { topic: { sourceCount: calls, investigated: true }, investigation: { sourcesFound: calls } };
        }),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(calls).toBe(1);
    expect(await db.topics.get(topic.id)).toMatchObject({ sourceCount: 1, investigated: true });
  });

  it('merges a conclusion into the stored pipeline data, together with its review and event', async () => {
    const topic = await aTopic({ sourcePlan: { outlets: ['x'] }, verifiedFacts: { who: 'y' } });
    const { id } = await begin(topic.id);
    await db.investigations.conclude(id, async ({ topic: locked }) => ({
      topic: {
        verificationStatus: 'verified',
        sourcePlan: { investigatory_sources: [] },
        verifiedFacts: { investigation_date: '2026-01-01' },
        investigationDate: '2026-01-01T00:00:00.000Z',
        investigationConfidence: 66.5,
        investigationNotes: locked.verificationStatus,
      },
      investigation: {
        confidenceLevel: 66.5,
        verificationLevelAfter: 'verified',
        decision: { rules: [] },
        requiresHumanReview: true,
      },
      review: {
        reasons: [ABUSE],
        priority: 'high',
        recommendedLevel: 'certified',
      },
      event: { type: 'concluded', data: { level: 'verified' } },
    }));
    expect(await db.topics.get(topic.id)).toMatchObject({
      verificationStatus: 'verified',
      sourcePlan: { outlets: ['x'], investigatory_sources: [] },
      verifiedFacts: { who: 'y', investigation_date: '2026-01-01' },
      investigationDate: '2026-01-01T00:00:00.000Z',
      investigationConfidence: 66.5,
      investigationNotes: 'unverified',
    });
    expect(await db.investigations.get(id)).toMatchObject({
      status: 'completed',
      confidenceLevel: 66.5,
      decision: { rules: [] },
    });
    expect(await db.reviews.listByCase(id)).toMatchObject([
      { state: 'open', priority: 'high', recommendedLevel: 'certified', topicId: topic.id },
    ]);
    expect((await db.events.since(id, 0)).map((event) => event.type)).toEqual(['queued', 'concluded']);
  });

  it('rolls back a conclusion if its writer throws, and can retry it', async () => {
    const topic = await aTopic();
    const { id } = await begin(topic.id);
    const broken = db.investigations.conclude(id, async ({ client }) => {
      await client.query('UPDATE topics SET title = $2 WHERE id = $1', [topic.id, 'half done']);
      throw new Error('broke in the middle');
    });
    await expect(broken).rejects.toThrow('broke in the middle');
    expect(await db.topics.get(topic.id)).toEqual(topic);
    expect(await db.investigations.get(id)).toMatchObject({ status: 'queued' });
    expect(await db.investigations.conclude(id, async () => ({ topic: null, investigation: {} }))).toBe(true);
  });

  it('never lowers the verification level of a topic in a conclusion', async () => {
    const topic = await aTopic({ verificationStatus: 'certified' });
    const { id } = await begin(topic.id);
    await db.investigations.conclude(id, async () => ({
      topic: { verificationStatus: 'unverified' },
      investigation: {},
    }));
    expect(await db.topics.get(topic.id)).toMatchObject({ verificationStatus: 'certified' });
  });

  it('rejects a conclusion after the investigation was cancelled', async () => {
    const topic = await aTopic();
    const { id } = await begin(topic.id);
    await db.investigations.cancel(id);
    expect(
      await db.investigations.conclude(id, async () => ({ topic: { investigated: true }, investigation: {} })),
    ).toBe(false);
    expect(await db.topics.get(topic.id)).toMatchObject({ investigated: false });
  });

  it('rejects a conclusion for an investigation that does not exist', async () => {
    const write = async () => ({ topic: null, investigation: {} });
    await expect(db.investigations.conclude(999_999_999, write)).rejects.toMatchObject({ code: 'not-found' });
  });
});
