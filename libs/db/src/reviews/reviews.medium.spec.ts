import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';

import { openDatabase, type Database } from '../index';

import { article, topicDraft } from '../testing/samples';

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

describe('a review item', () => {
  const openItem = async (priority: 'high' | 'normal' | 'low' = 'normal') => {
    const { id, topicId } = await investigation();
    const review = {
      reasons: [{ reason: 'uncorroborated' as const, detail: 'nothing', code: 'review.uncorroborated', params: {} }],
      priority,
      recommendedLevel: 'verified' as const,
    };
    await db.investigations.conclude(id, async () => ({ topic: { investigated: true }, investigation: {}, review }));
    return { topicId, investigationId: id, item: (await db.reviews.listByCase(id))[0]! };
  };

  it('lists open review items with the urgent ones first, with pagination', async () => {
    for (const priority of ['low', 'high', 'normal', 'high'] as const) await openItem(priority);
    const seen = [];
    for (let cursor: string | null = null, pages = 0; pages === 0 || cursor; pages++) {
      const page: Awaited<ReturnType<typeof db.reviews.list>> = await db.reviews.list({ limit: 3, cursor });
      seen.push(...page.items);
      cursor = page.nextCursor;
    }
    expect(seen.map((item) => item.priority)).toEqual(
      [...seen.map((item) => item.priority)].sort(
        (a, b) => 'high normal low'.indexOf(a) - 'high normal low'.indexOf(b),
      ),
    );
    expect(new Set(seen.map((item) => item.id)).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(4);
  });

  it('decides a review item once, updates the topic and records the decision', async () => {
    const { item, topicId, investigationId } = await openItem();
    const decide = (who: string) =>
      db.reviews.decide(item.id, who, () => ({
        action: 'approve',
        note: 'seen',
        topic: { verificationStatus: 'verified', sourcePlan: { by: who } },
      }));
    const answers = await Promise.all([decide('ann'), decide('bob')]);
    const made = answers.filter((answer) => answer !== null);
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({ levelBefore: 'unverified', levelAfter: 'verified', action: 'approve' });
    expect(await db.reviews.get(item.id)).toMatchObject({ state: 'decided' });
    expect(await db.topics.get(topicId)).toMatchObject({
      verificationStatus: 'verified',
      sourcePlan: { by: made[0]!.decidedBy },
    });
    expect(await db.investigations.get(investigationId)).toMatchObject({ reviewedBy: made[0]!.decidedBy });
    expect(await db.reviews.listDecisions(item.id)).toEqual(made);
  });

  it('lets only one person at a time claim a review item', async () => {
    const { item } = await openItem();
    expect(await db.reviews.claim(item.id, 'ann', 60_000)).toMatchObject({ claimedBy: 'ann' });
    expect(await db.reviews.claim(item.id, 'bob', 60_000)).toBeNull();
    await expect(
      db.reviews.decide(item.id, 'bob', () => ({ action: 'approve', note: null, topic: null })),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(await db.reviews.claim(item.id, 'ann', -1)).not.toBeNull();
    expect(await db.reviews.claim(item.id, 'bob', 60_000)).toMatchObject({ claimedBy: 'bob' });
  });

  it('marks a review item as superseded when a later investigation of the topic concludes', async () => {
    const { item, topicId } = await openItem();
    const later = await investigation(topicId);
    await db.investigations.conclude(later.id, async () => ({ topic: null, investigation: {} }));
    expect(await db.reviews.get(item.id)).toMatchObject({ state: 'superseded' });
    expect(await db.reviews.decide(item.id, 'ann', () => ({ action: 'approve', note: null, topic: null }))).toBeNull();
  });

  it('avoids a deadlock if a review is decided while a later investigation of the topic concludes', async () => {
    const { item, topicId } = await openItem();
    const later = await investigation(topicId);
    let deciding: Promise<unknown> = Promise.resolve();
    const concluded = await db.investigations.conclude(later.id, async () => {
      deciding = db.reviews
        .decide(item.id, 'ann', () => ({ action: 'approve', note: null, topic: null }))
        .catch((error: unknown) => error);
      await untilBlocked();
      return { topic: null, investigation: {} };
    });
    expect(concluded).toBe(true);
    expect(await deciding).toBeNull();
  });

  it('avoids a deadlock if a review is decided while a person corrects its evidence', async () => {
    const { item, investigationId } = await openItem();
    const sourceId = await db.sources.save(article());
    await db.sources.saveUses(investigationId, [{ sourceId, round: 1 }]);
    let deciding: Promise<unknown> = Promise.resolve();
    await db.corrections.add(investigationId, async () => {
      deciding = db.reviews
        .decide(item.id, 'ann', () => ({ action: 'approve', note: null, topic: null }))
        .catch((error: unknown) => error);
      await untilBlocked();
      const correction = {
        investigationId,
        sourceId,
        field: 'tier' as const,
        value: '1',
        quote: null,
        reason: 'r',
        madeBy: 'bob',
        difference: {},
      };
      return {
        correction,
        effect: { investigation: { confidenceLevel: 60 }, counted: [], recommendedLevel: 'verified', review: null },
      };
    });
    expect(await deciding).toMatchObject({ action: 'approve' });
  });

  /** Waits until a transaction is blocked by another one's lock. */
  async function untilBlocked(): Promise<void> {
    for (;;) {
      const [row] = await db.dataSource.query<{ n: string }[]>(
        `SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if (Number(row?.n) > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  it.each(['UPDATE review_decisions SET note = NULL', 'DELETE FROM review_decisions', 'TRUNCATE review_decisions'])(
    'keeps review decisions immutable: the database rejects %s',
    async (statement) => {
      const { item } = await openItem();
      await db.reviews.decide(item.id, 'ann', () => ({ action: 'approve', note: 'kept', topic: null }));
      await expect(db.dataSource.query(statement)).rejects.toThrow('only ever added');
      expect(await db.reviews.listDecisions(item.id)).toMatchObject([{ note: 'kept' }]);
    },
  );
});
