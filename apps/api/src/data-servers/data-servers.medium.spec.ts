import request from 'supertest';
import { loadSettings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { testApi, testSettings, type TestApi } from '../testing/test-api';

const MCP_SERVERS = JSON.stringify([
  {
    name: 'payments',
    title: 'Payments',
    url: 'https://data.example.org/mcp?token=url-secret',
    headers: { authorization: 'Bearer header-secret' },
    priceUsd: 0.002,
    paceMs: 200,
    primary: ['public-money'],
  },
  { name: 'filings', command: 'node', args: ['--key', 'argument-secret'], env: { key: 'environment-secret' } },
]);

const MAPPING = { id: 'no', date: null, entities: ['payer', 'recipient'], places: [], themes: [], numbers: [] };
const DATA_FIELDS = {
  payments: { paid: { booked: 'date' as const, payd_on: 'date' as const }, payed: { no: 'id' as const } },
};

describe('data servers over HTTP', () => {
  let server: TestDatabase;
  let db: Database;
  let api: TestApi;
  const get = () => request(api.app.getHttpServer()).get('/api/data-servers').expect(200);

  beforeAll(async () => {
    server = await createTestDatabase();
    db = await openDatabase(server.settings);
    const { MCP_SERVERS: servers } = loadSettings({ MCP_SERVERS });
    api = await testApi({
      settings: testSettings({ MCP_SERVERS: servers, DATA_FIELDS }),
      collections: db.collections,
      ledger: db.ledger,
    });
  });
  afterAll(async () => {
    await api.app.close();
    await db.close();
    await server.drop();
  });

  it('lists servers with their last known state and their usage today', async () => {
    await db.collections.save({
      server: 'payments',
      tool: 'paid',
      digest: 'd',
      description: 'Payments of public bodies',
      mapping: { ...MAPPING, discovered: { names: ['no', 'booked', 'paid_on'], mapping: MAPPING } },
      size: 1_200,
      health: 'well',
      priceUsd: 0.002,
    });
    const { body } = await get();
    expect(body.servers).toEqual([
      {
        name: 'payments',
        title: 'Payments',
        transport: 'http',
        price_usd: 0.002,
        pace_ms: 200,
        primary: ['public-money'],
        calls_today: 0,
        spent_today_usd: 0,
        last_call_at: null,
        unknown_collections: [{ name: 'payed', meant: 'paid' }],
        collections: [
          {
            tool: 'paid',
            description: 'Payments of public bodies',
            documents: 1_200,
            healthy: true,
            mapping: [
              { says: 'id', fields: ['no'] },
              { says: 'entities', fields: ['payer', 'recipient'] },
            ],
            corrected: [{ field: 'booked', found: 'none', says: 'date' }],
            unknown_fields: [{ name: 'payd_on', meant: 'paid_on' }],
            seen_at: expect.stringMatching(/^\d{4}-/),
          },
        ],
      },
      expect.objectContaining({ name: 'filings', transport: 'process', calls_today: null, collections: [] }),
    ]);
  });

  it('never returns a URL, a header, a command or the environment of a data server', async () => {
    expect((await get()).text).not.toMatch(/secret|data\.example\.org|command|Bearer/);
  });
});
