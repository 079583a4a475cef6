import { openDatabase, type Database } from '@corroborate/db';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { topicDraftSample } from '@corroborate/db/testing';
import { Catalogue } from '../catalogue';
import { FakeCollectionServer } from '../testing';
import { Scanner } from './scanner';
import { StoredScanStore } from './stored-scan.store';

const CONTEXT = { investigationId: null, stage: 'records' };

describe('a scan stored in the database', () => {
  let test: TestDatabase;
  let db: Database;
  let investigationId: number;
  beforeAll(async () => {
    test = await createTestDatabase();
    db = await openDatabase(test.settings);
    const [stored] = await db.topics.upsertMany([topicDraftSample()]);
    const wanted = { mode: 'quick', priority: 'normal', budgetUsd: 0.5, forced: false, requestedBy: null } as const;
    const made = await db.investigations.create({ ...wanted, topicId: stored!.topic.id });
    if (!made.created) throw new Error('expected a new investigation');
    investigationId = made.investigation.id;
  });
  afterAll(async () => {
    await db?.close();
    await test?.drop();
  });

  it('resumes after a kill at any batch and counts each ID once', async () => {
    const rows = Array.from({ length: 400 }, (_, at) => ({ id: `P${at % 350}`, title: 't', paid_on: '2026-01-01' }));
    const server = new FakeCollectionServer(rows);
    const settings = { priceUsd: 0, primary: [], fields: {}, title: undefined };
    const key = { investigationId, server: 'fake', tool: 'payments', request: 'r1' };
    const store = new StoredScanStore(db.collections);
    let ended = null;
    for (let kill = 0; ended === null && kill < 50; kill += 1) {
      const catalogue = new Catalogue([{ server, settings }]);
      const { collections } = await catalogue.discover(CONTEXT);
      const stop = new AbortController();
      const scanner = new Scanner((page) => catalogue.ask(collections[0]!, page, CONTEXT), store);
      const scan = await store.open(key);
      const { state } = await scanner.run({
        scan,
        collection: collections[0]!,
        request: { pageSize: 100 },
        total: 350,
        find: () => [],
        // Later documents are closer, so the closest come from all batches.
        near: { of: ({ id }) => Number(id.slice(1)) / 1_000, most: 5 },
        signal: stop.signal,
        onBatch: () => stop.abort(),
      });
      ended = state.end;
    }
    const { state, kept, near } = await store.open(key);
    expect(state).toMatchObject({ end: 'all-read', read: 350 });
    expect(kept).toEqual([]);
    expect(near.map(({ document }) => document.id)).toEqual(['P349', 'P348', 'P347', 'P346', 'P345']);
  });
});
