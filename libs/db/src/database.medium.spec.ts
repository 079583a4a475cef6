import { loadSettings } from '@corroborate/config';
import type { CorroborateError } from '@corroborate/domain';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../../test/support/database';
import { openDatabase, type Database } from './index';
import { articleSample, topicDraftSample } from './testing';
import { MIGRATIONS } from './migrations';
import { inTransaction, poolSizeOf } from './repositories/statements';

const COUNTED = 'CountedSources1764820000000';
const ASSESS = 'AssessStage1764840000000';
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

it('makes exactly the tables that the entities describe', async () => {
  const db = await open(await createEmptyDatabase());
  expect(await db.migrate()).toEqual(NAMES);
  const drift = await db.dataSource.driver.createSchemaBuilder().log();
  expect(drift.upQueries.map(({ query }) => query)).toEqual([]);
});

it('runs each migration once when several processes start at once', async () => {
  const server = await createEmptyDatabase();
  const databases = await Promise.all([open(server), open(server), open(server)]);
  const ran = await Promise.all(databases.map((db) => db.migrate()));
  expect(ran.flat()).toEqual(NAMES);
});

it('with MIGRATE_AT_START=false works on the tables of its version and leaves earlier ones as they are', async () => {
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

it('can take its migrations back', async () => {
  const db = await open(await createTestDatabase());
  for (const _ of MIGRATIONS) await db.dataSource.undoLastMigration();
  const left = await db.dataSource.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  expect(left).toEqual([{ tablename: 'migrations' }]);
  expect(await db.migrate()).toEqual(NAMES);
});

const ORDER = { mode: 'quick', priority: 'normal', budgetUsd: 1, forced: true, requestedBy: 'test' } as const;

/** As earlier versions wrote it: today's statements know columns that were not there. */
async function writtenBefore(db: Database, topicId: number): Promise<number> {
  const [opened]: { id: string }[] = await db.dataSource.query(
    `INSERT INTO investigations (topic_id, mode, budget_usd, verification_level_before)
     VALUES ($1, 'quick', 1, 'unverified') RETURNING id`,
    [topicId],
  );
  return Number(opened?.id);
}

it('takes over what an earlier version stored: nothing is uncounted, origins are on a scale to 100', async () => {
  const db = await open(await createTestDatabase());
  for (let left = NAMES.length - NAMES.indexOf(COUNTED); left > 0; left--) await db.dataSource.undoLastMigration();
  const [topic] = await db.topics.upsertMany([topicDraftSample()]);
  const id = async (confidence: number | null, socialSourcesFound: number) => {
    const row = await writtenBefore(db, topic!.topic.id);
    const result = { original_source: confidence === null ? null : { site: 'x.com', confidence }, topic_id: 1 };
    // As the earlier version wrote it: today's conclusion knows tables that were not there.
    await db.dataSource.query(
      `UPDATE investigations SET status = 'completed', finished_at = now(), result = $2, social_sources_found = $3
       WHERE id = $1`,
      [row, result, socialSourcesFound],
    );
    return row;
  };
  const ids = [await id(0.6, 3), await id(75, 3), await id(0, 0), await id(null, 3)];
  const sourceId = await db.sources.save(articleSample());
  await db.dataSource.query(
    'INSERT INTO investigation_sources (investigation_id, source_id, round) VALUES ($1, $2, 1)',
    [ids[0], sourceId],
  );
  await db.migrate();
  const results = await Promise.all(
    ids.map(
      async (one) => (await db.investigations.get(one))?.result as { original_source: { confidence: number } | null },
    ),
  );
  expect(results.map(({ original_source }) => original_source?.confidence)).toEqual([60, 75, 0, undefined]);
  expect(await db.sources.usesOf(ids[0]!)).toMatchObject([{ counts: null }]);
});

it('lets an investigation that an earlier version began go on by stages that it did not know, and back', async () => {
  const db = await open(await createTestDatabase());
  const back = async () => {
    for (let left = NAMES.length - NAMES.indexOf(ASSESS); left > 0; left--) await db.dataSource.undoLastMigration();
  };
  const [topic] = await db.topics.upsertMany([topicDraftSample()]);
  const begun = await db.investigations.create({ topicId: topic!.topic.id, ...ORDER });
  if (!begun.created) throw new Error('not created');
  const { id } = begun.investigation;
  const assess = { investigationId: id, round: 1, stage: 'assess', state: 'done', data: { claims: [] } } as const;
  const stages = async () =>
    (await db.dataSource.query('SELECT stage FROM stage_results ORDER BY stage')).map(
      (row: { stage: string }) => row.stage,
    );

  await back();
  await db.stageResults.save({ ...assess, stage: 'read' });
  await expect(db.stageResults.save(assess)).rejects.toThrow();
  await db.migrate();
  await db.stageResults.save(assess);
  expect(await db.investigations.claimForRun(id)).toMatchObject({ id });
  expect(await db.investigations.setRound(id, 1, 'assess')).toBe(true);
  expect(await stages()).toEqual(['assess', 'read']);

  await back();
  expect(await stages()).toEqual(['read']);
  const [left] = await db.dataSource.query('SELECT stage FROM investigations WHERE id = $1', [id]);
  expect(left).toEqual({ stage: 'read' });
});

it('goes on after its connections were broken', async () => {
  const db = await open(await createTestDatabase());
  await db.topics.get(1);
  const other = await open(opened.at(-1)!.server);
  await other.dataSource.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()
      AND pid <> pg_backend_pid()`,
  );
  // The server ends them in its own time; a question asked before would still be answered.
  const left = () =>
    other.dataSource.query(
      'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
  for (let tries = 0; tries < 200 && ((await left()) as unknown[]).length > 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  // Each of them may answer one question with its end, where the news of it is still on its way.
  const answers = () =>
    db.ping().then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < poolSizeOf(db.dataSource) && !(await answers()); tries++);
  await expect(db.ping()).resolves.toBeUndefined();
});

describe('an address that cannot be used', () => {
  const tryOpen = async (url: string, waitMs: number) => {
    const settings = loadSettings({}, { DATABASE_URL: url });
    const fault = await openDatabase(settings, { waitMs }).then(
      () => null,
      (error: unknown) => error as Error & { hint: string },
    );
    // Whatever of the error may reach a log or a screen.
    expect(JSON.stringify([fault, fault?.message, fault?.stack, String(fault?.cause)])).not.toContain('geheim');
    return fault;
  };
  const there = async () =>
    new URL((await createTestDatabase().then((server) => (opened.push({ server }), server))).url);

  it('is waited for and then named without its password', async () => {
    const began = Date.now();
    const fault = await tryOpen('postgres://u:geheim@127.0.0.1:1/news', 400);
    expect(fault).toMatchObject({
      code: 'database-unavailable',
      message: expect.stringContaining('127.0.0.1:1/news'),
      hint: expect.stringContaining('running'),
    });
    expect(Date.now() - began).toBeGreaterThan(250);
  });

  it('is not waited for when the password is wrong', async () => {
    const url = await there();
    url.password = 'geheim';
    const fault = await tryOpen(url.href, 60_000);
    expect(fault).toMatchObject({ code: 'database-unavailable', hint: expect.stringContaining('password') });
  });

  it('is not waited for when there is no such database', async () => {
    const url = await there();
    url.pathname = '/nowhere';
    expect(await tryOpen(url.href, 60_000)).toMatchObject({
      code: 'database-unavailable',
      hint: expect.stringContaining('does not exist'),
    });
  });
});

it('goes on when the server ends a connection in the middle of a transaction, between two statements', async () => {
  const db = await open(await createTestDatabase());
  const work = inTransaction(db.dataSource, async (client) => {
    const [{ pid }] = (await client.query('SELECT pg_backend_pid() AS pid')).rows;
    const ended = new Promise((resolve) => client.once('end', resolve));
    await db.dataSource.query('SELECT pg_terminate_backend($1)', [pid]);
    // Nothing is asked of it now: the news reaches nobody who waits for an answer.
    await ended;
    await client.query('SELECT 1');
  });
  await expect(work).rejects.toThrow();
  await db.ping();
});
