import { createReason, points, type Claim, type ClaimFinding } from '@corroborate/domain';

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

describe('stored sources', () => {
  it('stores the capture of a source once and returns it complete', async () => {
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

  it('removes a source’s text after retention unless a case needs it, and restores it on recapture', async () => {
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
    expect(await db.sources.filterRemoved([old, young, needed])).toEqual([old]);

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

  it('accepts source URLs of any length and keeps quotes at their offsets in cleaned text', async () => {
    const canonicalUrl = `https://paper.example/${'ä'.repeat(20_000)}`;
    const text = `a\u0000${'x'.repeat(10)}\ud800quote`;
    const id = await db.sources.save(article({ canonicalUrl, text }));
    const kept = (await db.sources.getMany([id])).get(id);
    expect(kept?.canonicalUrl).toBe(canonicalUrl);
    expect(kept?.text.indexOf('quote')).toBe(text.indexOf('quote'));
    expect(await db.sources.getMany([])).toEqual(new Map());
  });

  it('combines the data of a source from several stages of an investigation', async () => {
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
          stanceReasons: [createReason('detail.said')],
          passage: { quote: 'q', start: 0, end: 1 },
        },
      ]),
      db.sources.saveUses(id, [{ sourceId, round: 1, clusterId: 'k1', counts: true }]),
    ]);
    expect(await db.sources.listUses(id)).toEqual([
      {
        sourceId,
        round: 1,
        tier: 2,
        stance: 'supports',
        strength: 0.9,
        passage: { quote: 'q', start: 0, end: 1 },
        stanceReasons: [createReason('detail.said')],
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

describe('stored claims', () => {
  it('returns stored claims unchanged and replaces them as a whole', async () => {
    const { id } = await investigation();
    const sourceId = await db.sources.save(article());
    const claims: Claim[] = [
      {
        id: 'c1',
        text: '400 walked out',
        kind: 'event',
        core: true,
        importance: 1,
        reasons: [createReason('statement.title')],
      },
      { id: 'c2', text: 'on Monday', kind: 'date', core: false, importance: 0.5, reasons: [] },
    ];
    const findings: ClaimFinding[] = [
      {
        claimId: 'c1',
        verdict: 'partially true',
        confidence: points(61.5),
        reasons: [createReason('claim.nobody-speaks')],
        evidence: [
          { sourceId, stance: 'supports', strength: 0.5, passage: null, reasons: [createReason('detail.said')] },
        ],
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
        ...{ stance: 'supports', strength: 0.5, reasons: [createReason('detail.said')] },
      },
      { ...second, verdict: null, confidence: null, source: null, stance: null, strength: null, reasons: null },
    ]);
  });
});

it('assigns the added sources of a case to one process at a time', async () => {
  const { id } = await investigation();
  expect(await db.addedSources.claim(id, 60_000)).toBe(1);
  expect(await db.addedSources.claim(id, 60_000)).toBeNull();
  await db.addedSources.release(id);
  expect(await db.addedSources.claim(id, 1)).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await db.addedSources.claim(id, 60_000)).toBe(2);
});
