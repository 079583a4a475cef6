import { loadSettings } from '@corroborate/config';
import type { CorroborateError } from '@corroborate/domain';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../../test/support/database';
import { TABLES_WITHOUT_ENTITY } from './entities';
import { openDatabase, type Database } from './index';
import { MIGRATIONS } from './migrations';
import { inTransaction, getPoolSize } from './sql/statements';
import { topicDraft } from './testing/samples';

const NAMES = MIGRATIONS.map((Migration) => new Migration().name);

const opened: { db?: Database; server: TestDatabase }[] = [];
const open = async (server: TestDatabase) => {
  const entry: (typeof opened)[number] = { server };
  opened.push(entry);
  entry.db = await openDatabase(server.settings);
  return entry.db;
};
afterAll(async () => {
  for (const { db } of opened) await db?.close();
  for (const { server } of opened) await server.drop();
});

it('creates exactly the tables that the entities describe', async () => {
  const db = await open(await createEmptyDatabase());
  expect(await db.migrate()).toEqual(NAMES);
  const drift = await db.dataSource.driver.createSchemaBuilder().log();
  expect(drift.upQueries.map(({ query }) => query)).toEqual([]);
  const made = await db.dataSource.query<{ tablename: string }[]>(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'",
  );
  const known = [...db.dataSource.entityMetadatas.map(({ tableName }) => tableName), ...TABLES_WITHOUT_ENTITY];
  expect(made.map(({ tablename }) => tablename).sort()).toEqual(known.sort());
});

it('runs each migration once when several processes start at once', async () => {
  const server = await createEmptyDatabase();
  const databases = await Promise.all([open(server), open(server), open(server)]);
  const ran = await Promise.all(databases.map((db) => db.migrate()));
  expect(ran.flat()).toEqual(NAMES);
});

it('requires current tables with MIGRATE_AT_START=false, and does not migrate older ones', async () => {
  const server = await createEmptyDatabase();
  const kept = { ...server.settings, MIGRATE_AT_START: false };
  const careful = await openDatabase(kept);
  opened.push({ db: careful, server });
  const fault = await careful.prepare().catch((error: unknown) => error as CorroborateError);
  expect(fault).toMatchObject({
    code: 'schema-outdated',
    hint: expect.stringContaining('corroborate migrate'),
    details: { missing: NAMES },
  });
  expect(await careful.dataSource.query("SELECT 1 FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);

  expect(await careful.migrate()).toEqual(NAMES);
  await careful.prepare();
  await careful.dataSource.undoLastMigration();
  await expect(careful.prepare()).rejects.toMatchObject({ details: { missing: [NAMES.at(-1)] } });
});

it.each([true, false])('rejects tables of a later version (MIGRATE_AT_START=%s) and changes nothing', async (own) => {
  const server = await createTestDatabase();
  const db = await openDatabase({ ...server.settings, MIGRATE_AT_START: own });
  opened.push({ db, server });
  await db.dataSource.query("INSERT INTO migrations (timestamp, name) VALUES (1999000000000, 'Later1999000000000')");
  await db.dataSource.query('DELETE FROM migrations WHERE name = $1', [NAMES.at(-1)]);
  const refusal = { code: 'schema-outdated', details: { unknown: ['Later1999000000000'] } };
  await expect(db.prepare()).rejects.toMatchObject(refusal);
  await expect(db.migrate()).rejects.toMatchObject({ ...refusal, message: expect.stringContaining('newer than') });
  const applied = await db.dataSource.query('SELECT name FROM migrations WHERE name = $1', [NAMES.at(-1)]);
  expect(applied).toEqual([]);
});

it.each([true, false])(
  'rejects tables from before 0.1.0 and names the export command (MIGRATE_AT_START=%s)',
  async (own) => {
    const server = await createEmptyDatabase();
    const db = await openDatabase({ ...server.settings, MIGRATE_AT_START: own });
    opened.push({ db, server });
    await db.dataSource.query('CREATE TABLE migrations (id serial, timestamp bigint, name text)');
    await db.dataSource.query(
      "INSERT INTO migrations (timestamp, name) VALUES (1764000000000, 'Initial1764000000000')",
    );
    const refusal = {
      code: 'schema-outdated',
      message: expect.stringContaining('before 0.1.0'),
      hint: expect.stringContaining('`corroborate export`'),
      details: { unknown: ['Initial1764000000000'] },
    };
    await expect(db.prepare()).rejects.toMatchObject(refusal);
    await expect(db.migrate()).rejects.toMatchObject(refusal);
    expect(await db.dataSource.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual([
      { tablename: 'migrations' },
    ]);
  },
);

it('reverts all database migrations and can apply them again', async () => {
  const db = await open(await createTestDatabase());
  for (const _ of MIGRATIONS) await db.dataSource.undoLastMigration();
  const left = await db.dataSource.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  expect(left).toEqual([{ tablename: 'migrations' }]);
  expect(await db.migrate()).toEqual(NAMES);
});

it('recovers after its connections were terminated', async () => {
  const db = await open(await createTestDatabase());
  await db.topics.get(1);
  const other = await open(opened.at(-1)!.server);
  // The server's own workers (autovacuum) may be connected as well and cannot be terminated.
  const others = `FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'
    AND pid <> pg_backend_pid()`;
  await other.dataSource.query(`SELECT pg_terminate_backend(pid) ${others}`);
  // The server terminates connections asynchronously, so an earlier query could still succeed.
  const left = () => other.dataSource.query(`SELECT 1 ${others}`);
  for (let tries = 0; tries < 200 && ((await left()) as unknown[]).length > 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  // The next query on each connection may fail if the pool has not noticed its end yet.
  const answers = () =>
    db.ping().then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < getPoolSize(db.dataSource) && !(await answers()); tries++);
  await expect(db.ping()).resolves.toBeUndefined();
});

describe('an unusable database URL', () => {
  const tryOpen = async (url: string, waitMs: number) => {
    const settings = loadSettings({}, { DATABASE_URL: url });
    const fault = await openDatabase(settings, { waitMs }).then(
      () => null,
      (error: unknown) => error as Error & { hint: string },
    );
    // Every part of the error that may be logged or printed.
    expect(JSON.stringify([fault, fault?.message, fault?.stack, String(fault?.cause)])).not.toContain('geheim');
    return fault;
  };
  const there = async () =>
    new URL((await createTestDatabase().then((server) => (opened.push({ server }), server))).url);

  it('retries an unreachable database, then reports it without the password from its URL', async () => {
    const began = Date.now();
    const fault = await tryOpen('postgres://u:geheim@127.0.0.1:1/news', 400);
    expect(fault).toMatchObject({
      code: 'database-unavailable',
      message: expect.stringContaining('PostgreSQL at 127.0.0.1:1 is unreachable (ECONNREFUSED)'),
      hint: expect.stringContaining('running'),
    });
    expect(Date.now() - began).toBeGreaterThan(250);
  });

  it('does not retry the database connection if the password is wrong', async () => {
    const url = await there();
    url.password = 'geheim';
    const fault = await tryOpen(url.href, 60_000);
    expect(fault).toMatchObject({ code: 'database-unavailable', hint: expect.stringContaining('password') });
  });

  it('does not retry the database connection if the database does not exist', async () => {
    const url = await there();
    url.pathname = '/nowhere';
    expect(await tryOpen(url.href, 60_000)).toMatchObject({
      code: 'database-unavailable',
      hint: expect.stringContaining('does not exist'),
    });
  });
});

it('keeps working if the server closes a connection between two statements of a transaction', async () => {
  const db = await open(await createTestDatabase());
  const work = inTransaction(db.dataSource, async (client) => {
    const [{ pid }] = (await client.query('SELECT pg_backend_pid() AS pid')).rows;
    const ended = new Promise((resolve) => client.once('end', resolve));
    await db.dataSource.query('SELECT pg_terminate_backend($1)', [pid]);
    // No query is running, so no caller receives the error.
    await ended;
    await client.query('SELECT 1');
  });
  await expect(work).rejects.toThrow();
  await db.ping();
});

it('rolls back a transaction that throws halfway', async () => {
  const db = await open(await createTestDatabase());
  const [stored] = await db.topics.upsertMany([topicDraft({ title: 'As it was' })]);
  const { id } = stored!.topic;
  const broken = inTransaction(db.dataSource, async (client) => {
    await client.query("UPDATE topics SET title = 'Half done' WHERE id = $1", [id]);
    throw new Error('broke halfway');
  });
  await expect(broken).rejects.toThrow('broke halfway');
  expect(await db.topics.get(id)).toMatchObject({ title: 'As it was' });
});
