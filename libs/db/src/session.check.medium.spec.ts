import * as net from 'node:net';
import { createEmptyDatabase, type TestDatabase } from '../../../test/support/database';
import { connect, createDataSource, assertOwnSessions } from './connection';
import { startTransactionPooler, type Pooler } from './testing/transaction.pooler';

/** What PgBouncer answers to settings that it does not know. */
const REFUSAL = Buffer.from('SFATAL\u0000C08P01\u0000Munsupported startup parameter: options\u0000\u0000');

async function startRefusing(): Promise<{ url: string; server: net.Server }> {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(REFUSAL.length + 4);
  const server = net.createServer((client) => {
    client.on('error', () => undefined);
    client.once('data', () => client.end(Buffer.concat([Buffer.from('E'), length, REFUSAL])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `postgres://u@127.0.0.1:${(server.address() as net.AddressInfo).port}/news`, server };
}

describe('database sessions', () => {
  let database: TestDatabase;
  let pooler: Pooler;

  beforeAll(async () => {
    database = await createEmptyDatabase();
    pooler = await startTransactionPooler(database.url);
  });
  afterAll(async () => {
    await pooler.close();
    await database.drop();
  });

  it('accepts database sessions on a direct PostgreSQL connection', async () => {
    const dataSource = await createDataSource(database.url, 2).initialize();
    await assertOwnSessions(dataSource);
    await dataSource.destroy();
  });

  it('does not check database sessions with a pool of one connection', async () => {
    const dataSource = await connect(database.url, { DB_POOL_SIZE: 1 }, { limitMs: 5_000 });
    expect(dataSource.isInitialized).toBe(true);
    await dataSource.destroy();
  });

  it('rejects database sessions behind a pooler in transaction mode at once, with an explanation', async () => {
    const opening = connect(pooler.url, { DB_POOL_SIZE: 2 }, { limitMs: 60_000 });
    await expect(opening).rejects.toMatchObject({
      code: 'database-unavailable',
      message: expect.stringContaining('connection pooler'),
      hint: expect.stringContaining('PgBouncer'),
    });
  });

  it('rejects database sessions at once if the server refuses their settings', async () => {
    const { url, server } = await startRefusing();
    await expect(connect(url, { DB_POOL_SIZE: 2 }, { limitMs: 60_000 })).rejects.toMatchObject({
      code: 'database-unavailable',
      hint: expect.stringContaining('PgBouncer'),
    });
    server.close();
  });
});
