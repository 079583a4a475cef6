import { because, points, type Claim, type ClaimFinding, type LedgerEntry } from '@corroborate/domain';
import { ledgerEntryOf } from '@corroborate/domain/testing';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database';
import { openDatabase, type Database } from './index';
import { article, topicDraft } from './testing/samples';

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
  it('are written once: of several writers the first wins and all are told what is stored', async () => {
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

  it('keep any JSON and hostile text', async () => {
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

describe('events', () => {
  it('are read in order and none is missed while others write', async () => {
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

  it('do not wait for, nor lock out, a conclusion that is being written', async () => {
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

describe('sources', () => {
  it('keep a capture once and give it back whole', async () => {
    const capture = article({
      links: [{ url: 'https://a.example', text: 'a', sentence: 's' }],
      notices: ['Corrected'],
    });
    const ids = await Promise.all([1, 2, 3, 4, 5].map(() => db.sources.save(capture)));
    expect(new Set(ids).size).toBe(1);
    expect((await db.sources.getMany(ids)).get(ids[0]!)).toEqual(capture);
    expect(await db.sources.save(article({ contentHash: 'b'.repeat(64), text: 'Changed.' }))).not.toBe(ids[0]);
  });

  const lastMetLongAgo = (ids: unknown[]) =>
    db.dataSource.query(`UPDATE sources SET last_seen_at = now() - interval '40 days' WHERE id = ANY($1)`, [ids]);
  const ended = (id: number) =>
    db.dataSource.query(`UPDATE investigations SET status = 'completed', finished_at = now() WHERE id = $1`, [id]);

  it('lose their text when last met long ago and no case needs them, and get it back when met again', async () => {
    const page = (n: number) => article({ canonicalUrl: `https://kept.example/${n}`, text: `Text ${n}` });
    const [old, young, needed] = [
      await db.sources.save(page(1)),
      await db.sources.save(page(2)),
      await db.sources.save(page(3)),
    ];
    const { id } = await investigation();
    await db.sources.saveUses(id, [{ sourceId: needed, round: 1 }]);
    await lastMetLongAgo([old, needed]);
    const due = new Date(Date.now() - 30 * 86_400_000);
    expect(await db.retention.removeCaptures(due)).toBe(1);
    expect(await db.retention.removeCaptures(due)).toBe(0);
    expect(await db.sources.capture(old)).toMatchObject({
      text: null,
      removedAt: expect.any(String),
      article: { contentHash: page(1).contentHash },
    });
    for (const [source, text] of [
      [young, 'Text 2'],
      [needed, 'Text 3'],
    ] as const)
      expect(await db.sources.capture(source)).toMatchObject({ text, removedAt: null });
    expect(await db.sources.removedAmong([old, young, needed])).toEqual([old]);

    const fresh = await openDatabase(server.settings);
    expect(await fresh.sources.save(page(1))).toBe(old);
    await fresh.close();
    expect(await db.sources.capture(old)).toMatchObject({ text: 'Text 1', removedAt: null });
    await db.sources.save(page(3));
    await ended(id);
    // It was met again just now.
    expect(await db.retention.removeCaptures(due)).toBe(0);
    await lastMetLongAgo([needed]);
    expect(await db.retention.removeCaptures(due)).toBe(1);
  });

  it('take addresses of any length and keep quotes at their place in cleaned text', async () => {
    const canonicalUrl = `https://paper.example/${'ä'.repeat(20_000)}`;
    const text = `a\u0000${'x'.repeat(10)}\ud800quote`;
    const id = await db.sources.save(article({ canonicalUrl, text }));
    const kept = (await db.sources.getMany([id])).get(id);
    expect(kept?.canonicalUrl).toBe(canonicalUrl);
    expect(kept?.text.indexOf('quote')).toBe(text.indexOf('quote'));
    expect(await db.sources.getMany([])).toEqual(new Map());
  });

  it('mean something to an investigation, told bit by bit by several stages', async () => {
    const { id } = await investigation();
    const sourceId = await db.sources.save(article());
    await db.sources.saveUses(id, [
      { sourceId, round: 1, tier: 2, foundBy: [{ engine: 'brave' }], isTopicPage: false },
    ]);
    await Promise.all([
      db.sources.saveUses(id, [
        {
          sourceId,
          round: 1,
          stance: 'supports',
          strength: 0.9,
          stanceReasons: [because('detail.said')],
          passage: { quote: 'q', start: 0, end: 1 },
        },
      ]),
      db.sources.saveUses(id, [{ sourceId, round: 1, clusterId: 'k1', counts: true }]),
    ]);
    expect(await db.sources.usesOf(id)).toEqual([
      {
        sourceId,
        round: 1,
        tier: 2,
        stance: 'supports',
        strength: 0.9,
        passage: { quote: 'q', start: 0, end: 1 },
        stanceReasons: [because('detail.said')],
        clusterId: 'k1',
        counts: true,
        isTopicPage: false,
        foundBy: [{ engine: 'brave' }],
        parentSourceId: null,
        published: null,
      },
    ]);
  });
});

describe('claims', () => {
  it('are stored as they were given and replaced as a whole', async () => {
    const { id } = await investigation();
    const sourceId = await db.sources.save(article());
    const claims: Claim[] = [
      {
        id: 'c1',
        text: '400 walked out',
        kind: 'event',
        core: true,
        importance: 1,
        reasons: [because('statement.title')],
      },
      { id: 'c2', text: 'on Monday', kind: 'date', core: false, importance: 0.5, reasons: [] },
    ];
    const findings: ClaimFinding[] = [
      {
        claimId: 'c1',
        verdict: 'partially true',
        confidence: points(61.5),
        reasons: [because('claim.nobody-speaks')],
        evidence: [{ sourceId, stance: 'supports', strength: 0.5, passage: null, reasons: [because('detail.said')] }],
      },
    ];
    await db.claims.replace(id, [claims[1]!], []);
    await Promise.all([db.claims.replace(id, claims, findings), db.claims.replace(id, claims, findings)]);
    const rows = await db.dataSource.query<object[]>(
      `SELECT c.claim_key AS id, c.text, c.core, c.importance, c.verdict, c.confidence, e.source_id::int AS source,
         e.stance, e.strength, e.reasons
       FROM claims c LEFT JOIN claim_evidence e ON e.claim_id = c.id WHERE c.investigation_id = $1 ORDER BY c.id`,
      [id],
    );
    const [first, second] = claims.map(({ kind: _kind, reasons: _reasons, ...claim }) => claim);
    expect(rows).toEqual([
      {
        ...{ ...first, verdict: 'partially true', confidence: 61.5, source: sourceId },
        ...{ stance: 'supports', strength: 0.5, reasons: [because('detail.said')] },
      },
      { ...second, verdict: null, confidence: null, source: null, stance: null, strength: null, reasons: null },
    ]);
  });
});

describe('review', () => {
  const openItem = async (priority: 'high' | 'normal' | 'low' = 'normal') => {
    const { id, topicId } = await investigation();
    const review = {
      reasons: [{ reason: 'uncorroborated' as const, detail: 'nothing', code: 'review.uncorroborated', params: {} }],
      priority,
      recommendedLevel: 'verified' as const,
    };
    await db.investigations.conclude(id, async () => ({ topic: { investigated: true }, investigation: {}, review }));
    return { topicId, investigationId: id, item: (await db.reviews.of(id))[0]! };
  };

  it('lists open items, urgent ones first, page by page', async () => {
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

  it('is decided once, is applied to the topic and is recorded', async () => {
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
    expect(await db.reviews.decisionsOf(item.id)).toEqual(made);
  });

  it('can be held by one person at a time', async () => {
    const { item } = await openItem();
    expect(await db.reviews.claim(item.id, 'ann', 60_000)).toMatchObject({ claimedBy: 'ann' });
    expect(await db.reviews.claim(item.id, 'bob', 60_000)).toBeNull();
    await expect(
      db.reviews.decide(item.id, 'bob', () => ({ action: 'approve', note: null, topic: null })),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(await db.reviews.claim(item.id, 'ann', -1)).not.toBeNull();
    expect(await db.reviews.claim(item.id, 'bob', 60_000)).toMatchObject({ claimedBy: 'bob' });
  });

  it('supersedes what was open when a later investigation of the topic concludes', async () => {
    const { item, topicId } = await openItem();
    const later = await investigation(topicId);
    await db.investigations.conclude(later.id, async () => ({ topic: null, investigation: {} }));
    expect(await db.reviews.get(item.id)).toMatchObject({ state: 'superseded' });
    expect(await db.reviews.decide(item.id, 'ann', () => ({ action: 'approve', note: null, topic: null }))).toBeNull();
  });

  it('can be decided while a later investigation of the topic concludes: one waits, neither fails', async () => {
    const { item, topicId } = await openItem();
    const later = await investigation(topicId);
    let deciding: Promise<unknown> = Promise.resolve();
    const concluded = await db.investigations.conclude(later.id, async () => {
      deciding = db.reviews
        .decide(item.id, 'ann', () => ({ action: 'approve', note: null, topic: null }))
        .catch((error: unknown) => error);
      await somebodyWaits();
      return { topic: null, investigation: {} };
    });
    expect(concluded).toBe(true);
    expect(await deciding).toBeNull();
  });

  it('can be decided while a person corrects its evidence', async () => {
    const { item, investigationId } = await openItem();
    const sourceId = await db.sources.save(article());
    await db.sources.saveUses(investigationId, [{ sourceId, round: 1 }]);
    let deciding: Promise<unknown> = Promise.resolve();
    await db.corrections.add(investigationId, async () => {
      deciding = db.reviews
        .decide(item.id, 'ann', () => ({ action: 'approve', note: null, topic: null }))
        .catch((error: unknown) => error);
      await somebodyWaits();
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

  /** Until a transaction stands before a lock of another. */
  async function somebodyWaits(): Promise<void> {
    for (;;) {
      const [row] = await db.dataSource.query<{ n: string }[]>(
        `SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if (Number(row?.n) > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  it.each(['UPDATE review_decisions SET note = NULL', 'DELETE FROM review_decisions', 'TRUNCATE review_decisions'])(
    'refuses %s',
    async (statement) => {
      const { item } = await openItem();
      await db.reviews.decide(item.id, 'ann', () => ({ action: 'approve', note: 'kept', topic: null }));
      await expect(db.dataSource.query(statement)).rejects.toThrow('only ever added');
      expect(await db.reviews.decisionsOf(item.id)).toMatchObject([{ note: 'kept' }]);
    },
  );
});

describe('ledger, money and ratings', () => {
  const call = (investigationId: number, changes: Partial<LedgerEntry> = {}): LedgerEntry =>
    ledgerEntryOf({ investigationId, ...changes });

  it('adds up what an investigation cost and could not see', async () => {
    const { id } = await investigation();
    await db.ledger.record(call(id));
    await db.ledger.record(call(id, { outcome: 'blocked', latencyMs: 30 }));
    await db.ledger.record(call(id, { cached: true, costUsd: 0, outcome: 'nothing-found' }));
    expect(await db.ledger.totals(id)).toEqual({ calls: 3, fromCache: 1, holes: 1, costUsd: 0.01, bytes: 300 });
    expect(await db.ledger.totals(999_999_999)).toEqual({ calls: 0, fromCache: 0, holes: 0, costUsd: 0, bytes: 0 });
    await db.ledger.record(call(id, { outcome: 'limited', cause: 'circuit-open' }));
    const causes = (await db.ledger.ofInvestigation(id)).map(({ cause }) => cause);
    expect(causes).toEqual([undefined, undefined, undefined, 'circuit-open']);
    const [brave] = await db.ledger.byProvider(new Date('2025-12-31'));
    expect(brave).toMatchObject({
      provider: 'brave',
      calls: 4,
      medianLatencyMs: 10,
      lastAt: '2026-01-01T00:00:00.000Z',
    });
  });

  it('gives an investigation that does not exist no money', async () => {
    expect(await db.budget.spend(999_999_999, 0.01)).toEqual({ granted: false, spentUsd: 0, limitUsd: 0 });
    expect(await db.budget.spend(-1, 0.01)).toEqual({ granted: false, spentUsd: 0, limitUsd: 0 });
  });

  it('refuses amounts that are negative or no numbers', async () => {
    const { id } = await investigation();
    expect(await db.budget.spend(id, -1)).toEqual({ granted: false, spentUsd: 0, limitUsd: 0.5 });
    expect(await db.budget.spend(id, NaN)).toEqual({ granted: false, spentUsd: 0, limitUsd: 0.5 });
  });

  it('puts a newer rating file in the place of the older one of its scheme', async () => {
    await db.ratings.importRows(
      'mbfc',
      [
        { site: 'a.example', score: 0.1 },
        { site: 'b.example', score: 0.2 },
      ],
      'one.csv',
    );
    await db.ratings.importRows('lin-pc1', [{ site: 'a.example', score: 0.9, label: 'x' }], 'two.csv', {
      actor: 'Alma',
      via: 'session',
    });
    const report = await db.ratings.importRows(
      'mbfc',
      [
        { site: 'a.example', score: 0.3 },
        { site: 'a.example', score: 0.4, label: 'later', lean: 'right' },
      ],
      'three.csv',
    );
    expect(report).toMatchObject({ scheme: 'mbfc', rowCount: 1, fileName: 'three.csv' });
    expect(await db.ratings.find(['a.example', 'b.example', 'a.example'])).toEqual([
      { site: 'a.example', scheme: 'lin-pc1', score: 0.9, label: 'x', lean: null },
      { site: 'a.example', scheme: 'mbfc', score: 0.4, label: 'later', lean: 'right' },
    ]);
    expect(await db.ratings.ofScheme('lin-pc1')).toEqual([{ site: 'a.example', score: 0.9, label: 'x' }]);
    const [entry] = (await db.audit.list({ limit: 1 })).items;
    expect(entry).toMatchObject({
      actor: 'Alma',
      action: 'ratings.import',
      details: { file_name: 'two.csv', rows: 1 },
    });
    expect((await db.ratings.imports()).map((entry) => entry.fileName)).toEqual(['three.csv', 'two.csv', 'one.csv']);
  });
});
