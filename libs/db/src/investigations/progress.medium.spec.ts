import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';

import { openDatabase, type Database } from '../index';

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

async function investigation(topicId?: number): Promise<{ id: number; topicId: number }> {
  const topic = topicId ?? (await db.topics.upsertMany([topicDraft({ externalId: `e-${++serial}` })]))[0]!.topic.id;
  const wanted = { mode: 'quick', priority: 'normal', budgetUsd: 0.5, forced: false, requestedBy: null } as const;
  const made = await db.investigations.create({ ...wanted, topicId: topic });
  if (!made.created) throw new Error('expected a new investigation');
  return { id: made.investigation.id, topicId: topic };
}

describe('stage results', () => {
  it('stores only the first of several concurrent stage results and returns it to all writers', async () => {
    const { id } = await investigation();
    const draft = (n: number) => ({
      investigationId: id,
      round: 1,
      stage: 'search' as const,
      state: 'done' as const,
      data: { n },
    });
    const answers = await Promise.all([1, 2, 3, 4].map((n) => db.stageResults.save(draft(n))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await db.stageResults.find(id, 1, 'search')).toEqual(answers[0]);
    expect(await db.stageResults.find(id, 2, 'search')).toBeNull();
  });

  it('preserves any JSON in a stage result, including hostile text', async () => {
    const { id } = await investigation();
    const data = ['x\u0000', { deep: [null, 1.5, '\ud800', "'; DROP TABLE topics; --"] }];
    await db.stageResults.save({
      investigationId: id,
      round: 1,
      stage: 'read',
      state: 'partial',
      data,
      reason: 'bad \u0000 byte',
    });
    await db.stageResults.save({ investigationId: id, round: 1, stage: 'social', state: 'skipped' });
    const all = await db.stageResults.findAll(id);
    expect(all.map((result) => result.stage)).toEqual(['read', 'social']);
    expect(all[0]).toMatchObject({
      data: ['x\ufffd', { deep: [null, 1.5, '\ufffd', "'; DROP TABLE topics; --"] }],
      reason: 'bad \ufffd byte',
    });
    expect(all[1]).toMatchObject({ data: null, attempts: 1 });
  });
});

describe('investigation events', () => {
  it('reads investigation events in order and misses no event during concurrent writes', async () => {
    const { id } = await investigation();
    const seen: number[] = [];
    let done = false;
    const writing = Promise.all(Array.from({ length: 40 }, (_, n) => db.events.append(id, 'progress', { n }))).then(
      () => (done = true),
    );
    for (let after = 0; !done || (await db.events.since(id, after)).length > 0;) {
      for (const event of await db.events.since(id, after, 7)) {
        seen.push(event.id);
        after = event.id;
      }
    }
    await writing;
    const all = await db.events.since(id, 0, 1000);
    expect(seen).toEqual(all.map((event) => event.id));
    expect(all.filter((event) => event.type === 'progress')).toHaveLength(40);
  });

  it('stores waiting events of several investigations in order and without one that is gone', async () => {
    const [one, other] = [await investigation(), await investigation()];
    const gone = db.events.appendSoon(999_999, 'lost', {});
    for (const n of [1, 2, 3]) {
      void db.events.appendSoon(one.id, 'progress', { n });
      void db.events.appendSoon(other.id, 'progress', { n: -n });
    }
    await Promise.all([db.events.flush(), expect(gone).rejects.toThrow('violates foreign key')]);
    const numbersOf = async (id: number) => (await db.events.since(id, 0)).slice(1).map(({ data }) => data.n);
    expect([await numbersOf(one.id), await numbersOf(other.id)]).toEqual([
      [1, 2, 3],
      [-1, -2, -3],
    ]);
  });

  it('hands over waiting events of one investigation, and stores them itself if that fails', async () => {
    const [one, other] = [await investigation(), await investigation()];
    const stored = [one, other].map(({ id }) => db.events.appendSoon(id, 'progress', {}));
    const typesOf = async (id: number) => (await db.events.since(id, 0)).map(({ type }) => type);
    const taken = await db.events.handOver(one.id, async (events) => events);
    expect(taken).toEqual([{ investigationId: one.id, type: 'progress', data: {} }]);
    await stored[0];
    expect(await typesOf(one.id)).toEqual(['queued']);
    const failed = db.events.handOver(other.id, () => Promise.reject(new Error('not stored')));
    await expect(failed).rejects.toThrow('not stored');
    await stored[1];
    expect(await typesOf(other.id)).toEqual(['queued', 'progress']);
  });

  it('appends an investigation event without waiting for a concurrent conclusion or blocking it', async () => {
    const { id } = await investigation();
    const concluding = db.investigations.conclude(id, async () => {
      await db.events.append(id, 'while concluding');
      return { topic: null, investigation: {} };
    });
    await expect(concluding).resolves.toBe(true);
    expect((await db.events.since(id, 0)).map((event) => event.type)).toEqual([
      'queued',
      'while concluding',
      'completed',
    ]);
  });
});
