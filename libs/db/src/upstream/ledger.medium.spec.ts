import { type LedgerEntry } from '@corroborate/domain';

import { buildLedgerEntry } from '@corroborate/domain/testing';

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

describe('ledger, budget and ratings', () => {
  const call = (investigationId: number, changes: Partial<LedgerEntry> = {}): LedgerEntry =>
    buildLedgerEntry({ investigationId, ...changes });

  it('sums the calls, failures and cost of an investigation', async () => {
    const { id } = await investigation();
    await db.ledger.record(call(id));
    await db.ledger.record(call(id, { outcome: 'blocked', latencyMs: 30 }));
    await db.ledger.record(call(id, { cached: true, costUsd: 0, outcome: 'nothing-found' }));
    expect(await db.ledger.totals(id)).toEqual({ calls: 3, fromCache: 1, holes: 1, costUsd: 0.01, bytes: 300 });
    expect(await db.ledger.totals(999_999_999)).toEqual({ calls: 0, fromCache: 0, holes: 0, costUsd: 0, bytes: 0 });
    await db.ledger.record(call(id, { outcome: 'limited', cause: 'circuit-open' }));
    const causes = (await db.ledger.listByInvestigation(id)).map(({ cause }) => cause);
    expect(causes).toEqual([undefined, undefined, undefined, 'circuit-open']);
    const [brave] = await db.ledger.byProvider(new Date('2025-12-31'));
    expect(brave).toMatchObject({
      provider: 'brave',
      calls: 4,
      medianLatencyMs: 10,
      lastAt: '2026-01-01T00:00:00.000Z',
    });
  });

  it('grants no budget to an investigation that does not exist', async () => {
    expect(await db.budget.spend(999_999_999, 0.01)).toEqual({ granted: false, spentUsd: 0, limitUsd: 0 });
    expect(await db.budget.spend(-1, 0.01)).toEqual({ granted: false, spentUsd: 0, limitUsd: 0 });
  });

  it('rejects amounts that are negative or not numbers', async () => {
    const { id } = await investigation();
    expect(await db.budget.spend(id, -1)).toEqual({ granted: false, spentUsd: 0, limitUsd: 0.5 });
    expect(await db.budget.spend(id, NaN)).toEqual({ granted: false, spentUsd: 0, limitUsd: 0.5 });
  });

  it('replaces the older rating file of the same scheme with a newer one', async () => {
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
    expect(await db.ratings.listByScheme('lin-pc1')).toEqual([{ site: 'a.example', score: 0.9, label: 'x' }]);
    const [entry] = (await db.audit.list({ limit: 1 })).items;
    expect(entry).toMatchObject({
      actor: 'Alma',
      action: 'ratings.import',
      details: { file_name: 'two.csv', rows: 1 },
    });
    expect((await db.ratings.imports()).map((entry) => entry.fileName)).toEqual(['three.csv', 'two.csv', 'one.csv']);
  });
});
