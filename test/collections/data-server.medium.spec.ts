import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import {
  Catalogue,
  Scanner,
  createCollectionServers,
  type Collection,
  type CollectionServer,
  type ScanStore,
} from '@corroborate/collections';
import { MemoryScanStore } from '@corroborate/collections/testing';
import { conformsAsCollectionServer, FakeCollectionServer } from '@corroborate/collections/testing';
import { systemClock, type RecordedExchange } from '@corroborate/domain';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { DATA_SERVER, openGateway, overHttp, serverSettings } from '../support/data-server';

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const CONTEXT = { investigationId: null, stage: 'records' };
/** Enough that keeping all of them would be seen in memory. */
const DOCUMENTS = 30_000;
const rows = Array.from({ length: 10 }, (_, at) => ({
  id: `P${at}`,
  payer: 'Harlan County',
  category: 'roads',
  paid_on: `2026-03-0${(at % 9) + 1}`,
}));

/** What is held after everything that nobody holds was let go: when that happens by itself is nobody's to say. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

describe('data server', () => {
  let database: TestDatabase;
  let http: Awaited<ReturnType<typeof overHttp>>;
  const open = {} as Record<'http' | 'stdio', CollectionServer>;
  let books: ReturnType<typeof openGateway>;

  beforeAll(async () => {
    database = await createTestDatabase();
    http = await overHttp(database.url, ['--fill', '--size', String(DOCUMENTS)]);
    books = openGateway([http.url]);
    const byProcess = { command: process.execPath, args: [DATA_SERVER, '--database', database.url] };
    const servers = (server: object) =>
      createCollectionServers({ MCP_SERVERS: [serverSettings(server)] }, books.gateway)[0]!.server;
    open.http = servers({ url: http.url });
    open.stdio = servers(byProcess);
  }, 120_000);
  afterAll(async () => {
    await open.http?.close();
    await open.stdio?.close();
    await books?.gateway.close();
    http?.stop();
    await database?.drop();
  });

  conformsAsCollectionServer('the fake', () => new FakeCollectionServer(rows));
  conformsAsCollectionServer('the data server over HTTP', () => open.http);
  conformsAsCollectionServer('the data server as a process', () => open.stdio);

  const collectionOf = async (server: CollectionServer): Promise<{ catalogue: Catalogue; collection: Collection }> => {
    const catalogue = new Catalogue([{ server, settings: serverSettings({ url: http.url }) }]);
    const { collections, faults } = await catalogue.discover(CONTEXT);
    expect(faults).toEqual([]);
    return { catalogue, collection: collections[0]! };
  };

  it('receives requests only through the egress gateway, which records each in the ledger', async () => {
    await open.http.tools(CONTEXT);
    const entries = books.ledger.entries.filter(({ provider }) => provider === 'mcp-payments');
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(({ method }) => method))).toEqual(new Set(['POST']));
  });

  it('links each document to the stored response that contained it, from a local process and over HTTP', async () => {
    const kept: RecordedExchange[] = [];
    const recorder = { record: async (exchange: RecordedExchange) => void kept.push(exchange) };
    const keeping = { recorder, clock: systemClock };
    const own = openGateway([http.url], recorder);
    const byProcess = { command: process.execPath, args: [DATA_SERVER, '--database', database.url] };
    for (const settings of [{ url: http.url }, byProcess]) {
      const [known] = createCollectionServers({ MCP_SERVERS: [serverSettings(settings)] }, own.gateway, keeping);
      const catalogue = new Catalogue([known!]);
      const { collections } = await catalogue.discover(CONTEXT);
      kept.length = 0;
      const reply = await catalogue.ask(collections[0]!, { pageSize: 2 }, { investigationId: 1, stage: 'records' });
      expect(kept).toMatchObject([{ provider: 'mcp-payments', investigationId: 1, response: { status: 200 } }]);
      expect(reply).toMatchObject({ ok: true, value: { receivedIn: digestOf(kept[0]!.body) } });
      await catalogue.close();
    }
    await own.gateway.close();
  });

  it('detects the fields of a data server from schema and samples', async () => {
    const { collection } = await collectionOf(open.http);
    expect(collection).toMatchObject({
      health: 'well',
      mapping: { id: 'id', title: 'title', text: 'text', date: 'paid_on', themes: ['category', 'purpose'] },
    });
    expect(collection.mapping.entities).toEqual(['payer', 'recipient']);
    expect(collection.size).toBeGreaterThan(DOCUMENTS * 0.99);
  });

  it('returns the same counts as SQL over the same rows', async () => {
    const { catalogue, collection } = await collectionOf(open.http);
    const reply = await catalogue.ask(
      collection,
      {
        query: 'Harlan',
        groupBy: ['payer', 'category'],
        dateHistogram: { field: 'paid_on', interval: 'month' },
        topN: 20,
        samplesPerBucket: 0,
        pageSize: 1,
      },
      CONTEXT,
    );
    const client = new pg.Client(database.url);
    await client.connect();
    const grouped = await client.query<{ payer: string; category: string; count: number }>(
      `SELECT payer, category, count(*)::int AS count FROM data_server.payments WHERE payer = 'Harlan County'
       GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT 20`,
    );
    const months = await client.query<{ key: string; count: number }>(
      `SELECT to_char(paid_on, 'YYYY-MM') AS key, count(*)::int AS count FROM data_server.payments
       WHERE payer = 'Harlan County' GROUP BY 1 ORDER BY 1`,
    );
    await client.end();
    expect(reply.ok && reply.value.histogram).toEqual(months.rows);
    const counted = reply.ok ? reply.value.buckets.map(({ keys, count }) => [...keys, count]) : [];
    expect(counted).toEqual(grouped.rows.map(({ payer, category, count }) => [payer, category, count]));
  });

  const scan = async (server: CollectionServer, store: ScanStore, stopAt = Infinity) => {
    const { catalogue, collection } = await collectionOf(server);
    const seen: string[] = [];
    const stop = new AbortController();
    const scanner = new Scanner((page) => catalogue.ask(collection, page, CONTEXT), store);
    const key = { investigationId: 1, server: 'payments', tool: 'payments', request: 'all' };
    const open = await store.open(key);
    const scanned = await scanner.run({
      scan: open,
      collection,
      request: { pageSize: 100 },
      total: collection.size,
      signal: stop.signal,
      find: ({ id }) => (seen.push(id), []),
      onBatch: ({ batches }) => {
        if (batches >= stopAt) stop.abort();
      },
    });
    return { ...scanned, seen, total: collection.size };
  };

  it('scans a data server completely, each ID once, with constant memory', async () => {
    const store = new MemoryScanStore();
    const before = heldBytes();
    const { state, total, seen } = await scan(open.http, store);
    expect(state).toMatchObject({ end: 'all-read', read: total });
    expect(new Set(seen).size).toBe(total);
    expect(heldBytes() - before).toBeLessThan(DOCUMENTS * 500);
  }, 120_000);

  it('resumes a killed scan where it stopped and reads no document twice', async () => {
    const store = new MemoryScanStore();
    const first = await scan(open.http, store, 40);
    expect(first.state.end).toBeNull();
    const second = await scan(open.http, store);
    expect(second.state).toMatchObject({ end: 'all-read', read: second.total });
    expect(new Set([...first.seen, ...second.seen]).size).toBe(second.total);
    expect(second.seen.length).toBeLessThan(second.total!);
  }, 120_000);
});
