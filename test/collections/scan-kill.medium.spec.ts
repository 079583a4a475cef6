import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { openDatabase, type Database } from '@corroborate/db';
import { topicDraftSample } from '@corroborate/db/testing';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { overHttp } from '../support/data-server';
import { createRandom } from '../support/random';
import { compileProduct, killed } from '../support/worker.process';

/** Batches of 300: so many of them, that a kill after each of a few leaves most to be read. */
const DOCUMENTS = 12_000;
const KILLS = 5;
const SEED = Number(process.env.TEST_SEED ?? 7);

let register: TestDatabase;
let own: TestDatabase;
let db: Database;
let http: Awaited<ReturnType<typeof overHttp>>;
let investigation: number;

beforeAll(async () => {
  compileProduct();
  register = await createTestDatabase();
  own = await createTestDatabase();
  db = await openDatabase(own.settings);
  http = await overHttp(register.url, ['--fill', '--size', String(DOCUMENTS)]);
  const [stored] = await db.topics.upsertMany([topicDraftSample()]);
  const wanted = { mode: 'exhaustive', priority: 'normal', budgetUsd: 1, forced: false, requestedBy: null } as const;
  const made = await db.investigations.create({ ...wanted, topicId: stored!.topic.id });
  investigation = made.created ? made.investigation.id : 0;
}, 120_000);
afterAll(async () => {
  http?.stop();
  await db?.close();
  await own?.drop();
  await register?.drop();
});

/** Lines of a scan until it ends, or is killed once so many batches were told. */
async function scanned(batches: number): Promise<string[]> {
  const servers = JSON.stringify([{ name: 'payments', url: http.url }]);
  const settings = JSON.stringify({ DATABASE_URL: own.url, MCP_SERVERS: servers, LOG_LEVEL: 'silent' });
  const script = path.resolve(__dirname, '../support/scan.process.cjs');
  const child = spawn(process.execPath, [script, settings, String(investigation)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    lines.push(...chunk.toString().trim().split('\n'));
    if (lines.length >= batches) void killed(child);
  });
  await ended(child);
  return lines;
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('close', resolve));

it('reads every document exactly once in a scan whose process is killed at random batches', async () => {
  const random = createRandom(SEED);
  const reached: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const lines = await scanned(1 + Math.floor(random() * 4));
    reached.push(Number(lines.at(-1)?.split(' ')[0]));
  }
  const last = await scanned(Infinity);
  const client = new pg.Client({ connectionString: register.url });
  await client.connect();
  const { rows } = await client.query<{ n: number }>('SELECT count(DISTINCT id)::int AS n FROM data_server.payments');
  await client.end();
  const seen: { all: number; ids: number }[] = await db.dataSource.query(
    'SELECT count(*)::int AS all, count(DISTINCT document_id)::int AS ids FROM collection_seen',
  );
  expect(last.at(-1)).toBe(`end all-read ${rows[0]!.n}`);
  expect(seen).toEqual([{ all: rows[0]!.n, ids: rows[0]!.n }]);
  // Each began where the one before was killed, and none at the start.
  expect(reached).toEqual(reached.toSorted((a, b) => a - b));
  expect(Number(last[0]!.split(' ')[0])).toBeGreaterThan(reached.at(-1)! - 1);
}, 300_000);
