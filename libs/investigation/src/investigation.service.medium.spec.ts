import { loadSettings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { topicDraftSample as topicDraft } from '@corroborate/db/testing';
import { systemClock, type LedgerEntry, type VerificationLevel } from '@corroborate/domain';
import { buildLedgerEntry } from '@corroborate/domain/testing';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database';
import { createInvestigations } from './testing/investigations.fixture';

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

const now = () => systemClock.now().toISOString();
const call = (changes: Partial<LedgerEntry>): LedgerEntry => buildLedgerEntry({ at: now(), ...changes });

describe('engines in the user interface', () => {
  it('includes today’s usage from the ledger in the list of engines', async () => {
    await db.ledger.record(call({}));
    await db.ledger.record(call({ cached: true, costUsd: 0 }));
    await db.ledger.record(call({ status: 429, costUsd: 0 }));
    await db.ledger.record(call({ provider: 'gdelt', at: '2026-01-01T00:00:00.000Z' }));
    const settings = loadSettings({ BRAVE_API_KEY: 'k', DISABLED_ENGINES: 'bingnews' });
    const { investigations: service } = createInvestigations(db, { settings });
    const engines = new Map((await service.engines()).map((state) => [state.name, state]));
    expect(engines.get('brave')).toMatchObject({
      configured: true,
      callsToday: 2,
      spentTodayUsd: 0.005,
      lastOutcome: 'limited',
      healthy: false,
    });
    expect(engines.get('gdelt')).toMatchObject({ callsToday: 0, healthy: null, circuit: 'unknown' });
    expect(engines.get('serper')).toMatchObject({ configured: false });
    expect(engines.has('bingnews')).toBe(false);
  });
});

describe('investigation in the user interface', () => {
  it.each<[VerificationLevel, VerificationLevel, boolean]>([
    ['unverified', 'verified', true],
    ['verified', 'certified', true],
    ['verified', 'verified', false],
    ['certified', 'verified', false],
    ['verified', 'unverified', false],
  ])('reports whether an investigation is an upgrade from %s to %s: %s', async (before, after, upgraded) => {
    const [stored] = await db.topics.upsertMany([topicDraft({ externalId: `${before}-${after}` })]);
    const opened = await db.investigations.create({
      topicId: stored!.topic.id,
      mode: 'quick',
      priority: 'normal',
      budgetUsd: 1,
      forced: true,
      requestedBy: 'test',
    });
    if (!opened.created) throw new Error('not created');
    const { id } = opened.investigation;
    await db.dataSource.query(
      `UPDATE investigations
        SET status = 'completed', verification_level_before = $2, verification_level_after = $3 WHERE id = $1`,
      [id, before, after],
    );
    const { investigations: service } = createInvestigations(db);
    expect(await service.get(id)).toMatchObject({ verificationUpgraded: upgraded });
  });
});

it.each([false, true])(
  'stores a topic without a checkable claim but never investigates it (forced: %s)',
  async (force) => {
    const [stored] = await db.topics.upsertMany([
      topicDraft({ externalId: `nothing-${force}`, title: 'asdf qwer zxcv', summary: '🔥🔥🔥', articleText: null }),
    ]);
    const { investigations: service } = createInvestigations(db);
    const order = { topicId: stored!.topic.id, mode: 'quick', priority: 'normal', force, requestedBy: 'test' } as const;
    expect(await service.trigger(order)).toEqual({ kind: 'no-checkable-claim' });
    expect(await db.investigations.findRunning(stored!.topic.id)).toBeNull();
  },
);
