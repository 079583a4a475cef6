import { loadSettings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { systemClock } from '@corroborate/domain';
import { ledgerEntryOf } from '@corroborate/domain/testing';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database';
import { enginesToday } from './engines.reader';

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

it('engines for pictures stand beside the search engines, with keys, prices and what they did today', async () => {
  const at = systemClock.now().toISOString();
  await db.ledger.record(ledgerEntryOf({ at, provider: 'tineye', costUsd: 0.04 }));
  const { search, pictures } = await enginesToday(db, loadSettings({ TINEYE_API_KEY: 'k' }));
  expect(search.map(({ name }) => name)).toContain('gdelt');
  expect(pictures).toMatchObject([
    { name: 'tineye', configured: true, priceUsd: 0.04, callsToday: 1, spentTodayUsd: 0.04, healthy: true },
    { name: 'google-vision', configured: false, settings: ['GOOGLE_VISION_KEY'], callsToday: 0, healthy: null },
  ]);
});

it('those that are switched off are not named', async () => {
  const { pictures } = await enginesToday(db, loadSettings({ DISABLED_ENGINES: 'tineye,google-vision' }));
  expect(pictures).toEqual([]);
});
