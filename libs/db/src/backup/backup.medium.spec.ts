import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openPromise } from 'yauzl';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { openDatabase, type Database } from '../index';
import { MIGRATIONS } from '../migrations';
import { topicDraftSample, waitingReview } from '../testing';
import { ArchiveWriter } from './archive.writer';
import { openBackup, restoreBackup, writeBackup, type BackupManifest } from './index';

const NAMES = MIGRATIONS.map((Migration) => new Migration().name);
const ORDER = { replace: false, alsoDrop: ['bullmq'], waitMs: 5_000 };
const BY = { actor: 'ann', via: 'command' } as const;

let folder: string;
let source: TestDatabase;
/** A backup of a small newsroom, made once. */
let whole: string;
let manifest: BackupManifest;
const made: TestDatabase[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  source = await keep(createTestDatabase());
  const db = await openDatabase(source.settings);
  await fill(db);
  await db.close();
  whole = path.join(folder, 'whole.zip');
  manifest = await writeBackup(source.url, { file: whole, product: '1.2.3', beside: { waiting: [{ n: 1 }] } });
});
afterAll(async () => {
  for (const database of made) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function keep(making: Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await making;
  made.push(database);
  return database;
}

/** Something in most tables: texts of every kind, and an endpoint that is told of events. */
async function fill(db: Database): Promise<void> {
  await db.webhookEndpoints.add({
    url: 'https://hook.example/',
    description: 'a\\b\tc\nd',
    events: ['investigation.started'],
    tag: 'ab12',
    secret: 'whsec_c2VjcmV0',
    createdBy: null,
  });
  for (const n of [1, 2, 3]) {
    const title = `Überfall №${n} 𝒳 "quoted" \\N`;
    const { investigation } = await waitingReview(db, { externalId: `topic-${n}`, title });
    await db.events.appendMany(investigation, [{ type: 'investigation.started', data: { n, text: 'a\\nb' } }]);
  }
  await db.keys.create({ name: 'Ann', roles: ['admin'], expiresAt: null }, BY);
  await db.sessions.open({ actor: 'Ann', roles: ['admin'], apiKeyId: null }, new Date(Date.now() + 60_000));
  await db.ratings.importRows('plain', [{ site: 'a.example', score: 0.5, label: null }], 'a.csv');
}

/** A fingerprint of every row of every table that a backup holds. */
async function contentsOf(database: TestDatabase): Promise<Record<string, string>> {
  return inside(database, async (ask) => {
    const contents: Record<string, string> = {};
    for (const { name } of manifest.tables) {
      const [row] = await ask<{ sum: string }>(
        `SELECT count(*) || ' ' || md5(COALESCE(string_agg(t::text, chr(10) ORDER BY t::text), '')) AS sum
          FROM "${name}" t`,
      );
      contents[name] = row?.sum ?? '';
    }
    return contents;
  });
}

type Ask = <R>(sql: string) => Promise<R[]>;
async function inside<T>(database: TestDatabase, work: (ask: Ask) => Promise<T>): Promise<T> {
  const db = await openDatabase(database.settings);
  try {
    return await work((sql) => db.dataSource.query(sql));
  } finally {
    await db.close();
  }
}

async function restore(file: string, into: TestDatabase, changes: Partial<typeof ORDER> = {}) {
  const backup = await openBackup(file);
  try {
    return await restoreBackup(into.url, backup, { ...ORDER, ...changes });
  } finally {
    await backup.close();
  }
}

describe('a backup', () => {
  it('gives every row back into an empty database, with its triggers, references and counters', async () => {
    const target = await keep(createEmptyDatabase());
    expect(await restore(whole, target)).toEqual({ migrated: [] });
    expect(await contentsOf(target)).toEqual(await contentsOf(source));
    expect(manifest.tables.find(({ name }) => name === 'webhook_deliveries')?.rows).toBe(3);

    const db = await openDatabase(target.settings);
    expect(await db.migrate()).toEqual([]);
    const drift = await db.dataSource.driver.createSchemaBuilder().log();
    expect(drift.upQueries).toEqual([]);
    await expect(db.dataSource.query('DELETE FROM audit_log')).rejects.toThrow();
    await expect(
      db.dataSource.query('INSERT INTO stage_results (investigation_id, round, stage, state) VALUES (99, 1, $1, $2)', [
        'read',
        'done',
      ]),
    ).rejects.toThrow(/foreign key/);
    // Numbers that were given out after the backup may stand elsewhere.
    const [topic] = await db.topics.upsertMany([topicDraftSample({ externalId: 'new' })]);
    expect(topic!.topic.id).toBeGreaterThan(1_000_000);
    await db.close();
  });

  it('holds no sessions and no kept answers, and can be read by its owner alone', async () => {
    const names = manifest.tables.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['topics', 'api_keys', 'webhook_endpoints', 'audit_log']));
    for (const left of ['desk_sessions', 'upstream_cache', 'pace_slots', 'migrations'])
      expect(names).not.toContain(left);
    expect(statSync(whole).mode & 0o777).toBe(0o600);
  });

  it('leaves out no table but those that it names', async () => {
    const all = await inside(source, (ask) =>
      ask<{ name: string }>("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"),
    );
    const left = all.map(({ name }) => name).filter((name) => !manifest.tables.some((table) => table.name === name));
    const passing = ['pace_slots', 'rate_limits', 'stream_places', 'upstream_cache'];
    expect(left).toEqual(['desk_sessions', 'migrations', ...passing]);
  });

  it('gives back what was kept beside the tables', async () => {
    const backup = await openBackup(whole);
    expect(await backup.beside('waiting')).toEqual([{ n: 1 }]);
    expect(await backup.beside('nothing')).toBeUndefined();
    await backup.close();
  });

  it('is of one moment, while others write', async () => {
    const busy = await keep(createTestDatabase());
    const db = await openDatabase(busy.settings);
    let [stop, written] = [false, 0];
    const writing = (async () => {
      // Tables are read in the order of their names: rows of `topics` come after those that refer to them.
      for (; !stop; written++) await waitingReview(db, { externalId: `busy-${written}` });
    })();
    while (written < 5) await new Promise((resolve) => setTimeout(resolve, 10));
    const file = path.join(folder, 'busy.zip');
    const { tables } = await writeBackup(busy.url, { file, product: '1' });
    stop = true;
    await writing;
    await db.close();
    const rows = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0;
    expect(rows('topics')).toBeGreaterThanOrEqual(5);
    expect(rows('topics') - rows('investigations')).toBeLessThanOrEqual(1);
    await restore(file, await keep(createEmptyDatabase()));
  });

  it('of an earlier version is brought up to date', async () => {
    const earlier = await keep(createTestDatabase());
    const db = await openDatabase(earlier.settings);
    await waitingReview(db, { externalId: 'early' });
    for (let n = 0; n < 4; n++) await db.dataSource.undoLastMigration();
    await db.close();
    const file = path.join(folder, 'earlier.zip');
    await writeBackup(earlier.url, { file, product: '0.9' });
    const target = await keep(createEmptyDatabase());
    expect(await restore(file, target)).toEqual({ migrated: NAMES.slice(-4) });
    const again = await openDatabase(target.settings);
    expect(await again.migrate()).toEqual([]);
    expect(await again.topics.findByExternalId('early')).toMatchObject({ externalId: 'early' });
    await again.close();
  });

  it('is not written over a file, and leaves none behind where it fails', async () => {
    await expect(writeBackup(source.url, { file: whole, product: '1' })).rejects.toMatchObject({
      code: 'invalid-input',
    });
    const file = path.join(folder, 'none.zip');
    const empty = await keep(createEmptyDatabase());
    await expect(writeBackup(empty.url, { file, product: '1' })).rejects.toMatchObject({ code: 'schema-outdated' });
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
    const nowhere = path.join(folder, 'no', 'such', 'folder.zip');
    await expect(writeBackup(source.url, { file: nowhere, product: '1' })).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringContaining('ENOENT'),
    });
  });
});

describe('a database that must not be restored into', () => {
  const filled = async () => {
    const target = await keep(createTestDatabase());
    const db = await openDatabase(target.settings);
    await waitingReview(db, { externalId: 'mine' });
    await db.keys.create({ name: 'Bob', roles: ['viewer'], expiresAt: null }, BY);
    await db.close();
    return target;
  };

  it('holds data; with --replace all of it goes', async () => {
    const target = await filled();
    const before = await contentsOf(target);
    await expect(restore(whole, target)).rejects.toMatchObject({
      code: 'conflict',
      hint: expect.stringContaining('--replace'),
      details: { filled: expect.arrayContaining(['topics', 'api_keys', 'audit_log']) },
    });
    expect(await contentsOf(target)).toEqual(before);
    await restore(whole, target, { replace: true });
    expect(await contentsOf(target)).toEqual(await contentsOf(source));
    const queues = await inside(target, (ask) => ask("SELECT 1 FROM pg_namespace WHERE nspname = 'bullmq'"));
    expect(queues).toEqual([]);
  });

  it('is at work', async () => {
    const target = await keep(createTestDatabase());
    const db = await openDatabase(target.settings);
    await db.ping();
    await expect(restore(whole, target, { replace: true })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('at work'),
    });
    await db.close();
  });

  it('holds tables of others', async () => {
    const target = await keep(createTestDatabase());
    await inside(target, (ask) => ask('CREATE TABLE payroll AS SELECT 1 AS salary'));
    await expect(restore(whole, target, { replace: true })).rejects.toMatchObject({
      code: 'conflict',
      details: { strangers: ['payroll'] },
    });
    expect(await inside(target, (ask) => ask('SELECT salary FROM payroll'))).toEqual([{ salary: 1 }]);
  });

  it('stays as it was where the rows of a file do not fit together', async () => {
    const target = await filled();
    const before = await contentsOf(target);
    const file = path.join(folder, 'torn.zip');
    await rewritten(file, (entry, content) => (entry === 'tables/topics.copy' ? '' : content));
    await expect(restore(file, target, { replace: true })).rejects.toMatchObject({
      code: 'unusable-backup',
      message: expect.stringContaining('refer to others that are missing'),
    });
    expect(await contentsOf(target)).toEqual(before);
  });
});

/** The backup again, with other contents, all sums right. */
async function rewritten(
  file: string,
  change: (entry: string, content: string) => string,
  more: (manifest: BackupManifest) => object = (same) => same,
): Promise<void> {
  const zip = await openPromise(whole, { autoClose: false });
  const archive = new ArchiveWriter(file);
  const sums = new Map<string, { bytes: number; sha256: string; rows: number }>();
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName === 'manifest.json') continue;
    const content = change(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
    sums.set(entry.fileName, {
      ...(await archive.addText(entry.fileName, content)),
      rows: content.split('\n').length - 1,
    });
  }
  zip.close();
  const tables = manifest.tables.map((table) => ({ ...table, ...sums.get(`tables/${table.name}.copy`) }));
  await archive.addText('manifest.json', JSON.stringify(more({ ...manifest, tables })));
  await archive.close();
}

describe('a file that is refused before anything is touched', () => {
  const copy = (name: string) => {
    const file = path.join(folder, name);
    copyFileSync(whole, file);
    return file;
  };
  const refused = (file: string) => expect(openBackup(file)).rejects.toMatchObject({ code: 'unusable-backup' });

  it('was cut off', async () => {
    const file = copy('cut.zip');
    truncateSync(file, Math.floor(statSync(file).size * 0.8));
    await refused(file);
  });

  it('was changed in a single byte of any content', async () => {
    const bytes = readFileSync(whole);
    const zip = await openPromise(whole, { autoClose: false });
    for await (const entry of zip.eachEntry()) {
      const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
      const at = fileDataStart + Math.floor(entry.compressedSize / 2);
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      const file = path.join(folder, 'changed.zip');
      writeFileSync(file, changed);
      // A table without rows has next to nothing that could be changed.
      if (entry.uncompressedSize > 0) await refused(file);
    }
    zip.close();
  });

  it('is no backup', async () => {
    const file = path.join(folder, 'other.zip');
    writeFileSync(file, 'dear diary');
    await refused(file);
    await expect(openBackup(path.join(folder, 'absent.zip'))).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('names tables in a way that SQL would obey, or lacks one', async () => {
    const unchanged = (_entry: string, content: string) => content;
    const named = path.join(folder, 'named.zip');
    const bad = { name: 'a"; DROP TABLE topics; --', columns: ['id'], rows: 0, bytes: 0, sha256: '0'.repeat(64) };
    await rewritten(named, unchanged, (same) => ({ ...same, tables: [bad] }));
    await refused(named);
    const short = path.join(folder, 'short.zip');
    await rewritten(short, unchanged, (same) => ({ ...same, beside: [{ ...same.beside[0], name: 'more' }] }));
    await refused(short);
  });

  it('was written by a later version', async () => {
    const unchanged = (_entry: string, content: string) => content;
    const form = path.join(folder, 'form.zip');
    await rewritten(form, unchanged, (same) => ({ ...same, form: 2 }));
    await expect(openBackup(form)).rejects.toMatchObject({ message: expect.stringContaining('later version') });

    const later = path.join(folder, 'later.zip');
    await rewritten(later, unchanged, (same) => ({ ...same, migrations: [...same.migrations, 'Later1999000000000'] }));
    const target = await keep(createEmptyDatabase());
    await expect(restore(later, target)).rejects.toMatchObject({
      code: 'unusable-backup',
      details: { unknown: ['Later1999000000000'] },
    });
    expect(await inside(target, (ask) => ask("SELECT 1 FROM pg_tables WHERE schemaname = 'public'"))).toEqual([]);
  });
});
