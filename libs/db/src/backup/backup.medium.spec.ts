import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  existsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { openPromise } from 'yauzl';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { openDatabase, type Database } from '..';
import { topicDraftSample, waitingReview } from '../testing';
import { ArchiveWriter } from './archive.writer';
import { openBackup, restoreBackup, writeBackup, type BackupManifest } from './index';

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

/** Fills most tables, with texts of every kind and a webhook endpoint. */
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

/** A fingerprint of every row of every table in a backup. */
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
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return await work(async <R>(sql: string) => (await client.query(sql)).rows as R[]);
  } finally {
    await client.end();
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
  it('restores every row into an empty database, with triggers, references and sequences', async () => {
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
    // IDs issued after the backup may be referenced in other systems.
    const [topic] = await db.topics.upsertMany([topicDraftSample({ externalId: 'new' })]);
    expect(topic!.topic.id).toBeGreaterThan(1_000_000);
    await db.close();
  });

  it('contains no sessions or cached responses, and is readable only by its owner', async () => {
    const names = manifest.tables.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['topics', 'api_keys', 'webhook_endpoints', 'audit_log']));
    for (const left of ['desk_sessions', 'upstream_cache', 'pace_slots', 'migrations'])
      expect(names).not.toContain(left);
    expect(statSync(whole).mode & 0o777).toBe(0o600);
  });

  it('omits only sessions, migrations and unlogged tables', async () => {
    const all = await inside(source, (ask) =>
      ask<{ name: string }>("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"),
    );
    const left = all.map(({ name }) => name).filter((name) => !manifest.tables.some((table) => table.name === name));
    const passing = ['pace_slots', 'rate_limits', 'stream_places', 'upstream_cache'];
    expect(left).toEqual(['desk_sessions', 'migrations', ...passing]);
  });

  it('restores the extra data stored with the tables', async () => {
    const backup = await openBackup(whole);
    expect(await backup.beside('waiting')).toEqual([{ n: 1 }]);
    expect(await backup.beside('nothing')).toBeUndefined();
    await backup.close();
  });

  it('writes a consistent backup while other clients write', async () => {
    const busy = await keep(createTestDatabase());
    const db = await openDatabase(busy.settings);
    let [stop, written] = [false, 0];
    const writing = (async () => {
      // Tables are read in alphabetical order, so rows of `topics` come after the rows that reference them.
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

  it('does not overwrite a file, and leaves no file behind if it fails', async () => {
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

describe('a database unsuitable for a restore', () => {
  const filled = async () => {
    const target = await keep(createTestDatabase());
    const db = await openDatabase(target.settings);
    await waitingReview(db, { externalId: 'mine' });
    await db.keys.create({ name: 'Bob', roles: ['viewer'], expiresAt: null }, BY);
    await db.close();
    return target;
  };

  it('rejects a restore into a database with data, and replaces the data completely with --replace', async () => {
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

  it('rejects a restore into a database that is in use', async () => {
    const target = await keep(createTestDatabase());
    const db = await openDatabase(target.settings);
    await db.ping();
    await expect(restore(whole, target, { replace: true })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('is running'),
    });
    await db.close();
  });

  it('rejects a restore into a database that contains tables of another application', async () => {
    const target = await keep(createTestDatabase());
    await inside(target, (ask) => ask('CREATE TABLE payroll AS SELECT 1 AS salary'));
    await expect(restore(whole, target, { replace: true })).rejects.toMatchObject({
      code: 'conflict',
      details: { strangers: ['payroll'] },
    });
    expect(await inside(target, (ask) => ask('SELECT salary FROM payroll'))).toEqual([{ salary: 1 }]);
  });

  it('leaves the target database unchanged if the rows in the backup are inconsistent', async () => {
    const target = await filled();
    const before = await contentsOf(target);
    const file = path.join(folder, 'torn.zip');
    await rewritten(file, (entry, content) => (entry === 'tables/topics.copy' ? '' : content));
    await expect(restore(file, target, { replace: true })).rejects.toMatchObject({
      code: 'unusable-backup',
      message: expect.stringContaining('refer to missing rows'),
    });
    expect(await contentsOf(target)).toEqual(before);
  });
});

/** Rewrites the backup with other contents and correct checksums. */
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

describe('a backup file rejected before anything is changed', () => {
  const copy = (name: string) => {
    const file = path.join(folder, name);
    copyFileSync(whole, file);
    return file;
  };
  const refused = (file: string) => expect(openBackup(file)).rejects.toMatchObject({ code: 'unusable-backup' });

  it('rejects a truncated backup file before anything is changed', async () => {
    const file = copy('cut.zip');
    truncateSync(file, Math.floor(statSync(file).size * 0.8));
    await refused(file);
  });

  it('rejects a backup file with one changed byte in any of its contents before anything is changed', async () => {
    const bytes = readFileSync(whole);
    const zip = await openPromise(whole, { autoClose: false });
    for await (const entry of zip.eachEntry()) {
      const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
      const at = fileDataStart + Math.floor(entry.compressedSize / 2);
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      const file = path.join(folder, 'changed.zip');
      writeFileSync(file, changed);
      // A table without rows has almost no bytes to change.
      if (entry.uncompressedSize > 0) await refused(file);
    }
    zip.close();
  });

  it('rejects a file that is not a backup before anything is changed', async () => {
    const file = path.join(folder, 'other.zip');
    writeFileSync(file, 'dear diary');
    await refused(file);
    await expect(openBackup(path.join(folder, 'absent.zip'))).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('rejects a backup with a hostile table name or a missing entry before changing anything', async () => {
    const unchanged = (_entry: string, content: string) => content;
    const named = path.join(folder, 'named.zip');
    const bad = { name: 'a"; DROP TABLE topics; --', columns: ['id'], rows: 0, bytes: 0, sha256: '0'.repeat(64) };
    await rewritten(named, unchanged, (same) => ({ ...same, tables: [bad] }));
    await refused(named);
    const short = path.join(folder, 'short.zip');
    await rewritten(short, unchanged, (same) => ({ ...same, beside: [{ ...same.beside[0], name: 'more' }] }));
    await refused(short);
  });

  it('rejects a backup file from a later version before anything is changed', async () => {
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

describe('a backup file with valid checksums but invalid contents', () => {
  type Table = BackupManifest['tables'][number];
  type Damage = [
    what: string,
    damage: { content?: (entry: string, content: string) => string; manifest?: (same: BackupManifest) => object },
  ];
  const table = (name: string, change: (table: Table) => object) => (same: BackupManifest) => ({
    ...same,
    tables: same.tables.map((one) => (one.name === name ? { ...one, ...change(one) } : one)),
  });
  const rows = (name: string, change: (content: string) => string) => (entry: string, content: string) =>
    entry === `tables/${name}.copy` ? change(content) : content;
  const first = (same: BackupManifest) => same.tables.find(({ name }) => name === 'topics')!;
  const counter = (change: object) => (same: BackupManifest) => ({
    ...same,
    counters: [{ ...same.counters[0], ...change }],
  });

  const DAMAGES: Damage[] = [
    ['an unknown column', { manifest: table('topics', ({ columns }) => ({ columns: [...columns, 'salary'] })) }],
    ['a column less', { manifest: table('topics', ({ columns }) => ({ columns: columns.slice(0, -1) })) }],
    ['a column twice', { manifest: table('topics', ({ columns }) => ({ columns: [...columns, columns[0]] })) }],
    [
      'a table less',
      { manifest: (same) => ({ ...same, tables: same.tables.filter(({ name }) => name !== 'topics') }) },
    ],
    ['a table twice', { manifest: (same) => ({ ...same, tables: [...same.tables, first(same)] }) }],
    ['a table of the server', { manifest: table('topics', () => ({ name: 'pg_class' })) }],
    ['a table that is never kept', { manifest: table('topics', () => ({ name: 'desk_sessions' })) }],
    ['a path as the name of a table', { manifest: table('topics', () => ({ name: '../../etc/passwd' })) }],
    ['a NUL in the name of a table', { manifest: table('topics', () => ({ name: 'topics\0' })) }],
    [
      'a path as the name of what is beside',
      { manifest: (same) => ({ ...same, beside: [{ ...same.beside[0], name: '../x' }] }) },
    ],
    ['more rows than there are', { manifest: table('topics', ({ rows: count }) => ({ rows: count + 1 })) }],
    ['fewer rows than there are', { manifest: table('topics', ({ rows: count }) => ({ rows: count - 1 })) }],
    ['a negative number of rows', { manifest: table('topics', () => ({ rows: -1 })) }],
    ['a number of rows past all bounds', { manifest: table('topics', () => ({ rows: 1e300 })) }],
    ['another number of bytes', { manifest: table('topics', ({ bytes }) => ({ bytes: bytes + 1 })) }],
    ['a number as text', { manifest: table('topics', () => ({ rows: '3' })) }],
    ['a counter of an unknown table', { manifest: counter({ table: 'salaries' }) }],
    ['a counter of an unknown column', { manifest: counter({ column: 'salary' }) }],
    ['a counter past all bounds', { manifest: counter({ last: Number.MAX_SAFE_INTEGER }) }],
    ['no migrations', { manifest: (same) => ({ ...same, migrations: [] }) }],
    ['migrations without the first', { manifest: (same) => ({ ...same, migrations: same.migrations.slice(1) }) }],
    ['no list of tables', { manifest: ({ tables: _, ...rest }) => rest }],
    ['nothing but null', { manifest: () => null as unknown as object }],
    ['a word where a number belongs', { content: rows('topics', (content) => content.replace(/^\d+/, 'word')) }],
    [
      'a number that no column holds',
      { content: rows('topics', (content) => content.replace(/^\d+/, '9'.repeat(40))) },
    ],
    ['a value less', { content: rows('topics', (content) => content.replace(/^\d+\t/, '')) }],
    ['a NUL in a text', { content: rows('topics', (content) => content.replace('quoted', '\0')) }],
    ['bytes that are no UTF-8', { content: rows('topics', (content) => content.replace('quoted', '\\xff')) }],
    ['a row twice', { content: rows('topics', (content) => `${content}${content.split('\n')[0]}\n`) }],
    ['the end of rows before their end', { content: rows('topics', (content) => `\\.\n${content}`) }],
    ['rows of another table', { content: rows('topics', () => 'DROP TABLE topics;\n') }],
  ];

  let target: TestDatabase;
  let before: Record<string, string>;
  beforeAll(async () => {
    target = await keep(createTestDatabase());
    const db = await openDatabase(target.settings);
    await waitingReview(db, { externalId: 'mine' });
    await db.close();
    before = await contentsOf(target);
  });

  it.each(DAMAGES)(
    'rejects a backup with valid checksums for %s, and changes nothing',
    async (what, { content, manifest: more }) => {
      const file = path.join(folder, `${what.replaceAll(' ', '-')}.zip`);
      await rewritten(file, content ?? ((_, same) => same), more);
      const fault = await restore(file, target, { replace: true }).then(
        (restored) => restored,
        (error: unknown) => error,
      );
      expect(fault).toMatchObject({ code: 'unusable-backup' });
      expect(await contentsOf(target)).toEqual(before);
    },
  );

  it('rejects a backup with valid checksums if its extra data is not JSON', async () => {
    const file = path.join(folder, 'beside.zip');
    const beside = (entry: string, content: string) => (entry.startsWith('beside/') ? '{' : content);
    await rewritten(file, beside, (same) => {
      const [one] = same.beside;
      return { ...same, beside: [{ ...one, bytes: 1, sha256: createHash('sha256').update('{').digest('hex') }] };
    });
    const backup = await openBackup(file);
    await expect(backup.beside('waiting')).rejects.toMatchObject({ code: 'unusable-backup' });
    await backup.close();
  });

  it('rejects a backup with valid checksums before it unpacks a decompression bomb', async () => {
    const bomb = async (bytes: number) => {
      const file = path.join(folder, `bomb-${bytes}.zip`);
      await rewritten(
        file,
        rows('topics', () => '\n'.repeat(5_000_000)),
        table('topics', () => ({ bytes })),
      );
      // The compressed bytes are damaged, so unpacking fails.
      const zip = readFileSync(file);
      const name = 'tables/topics.copy';
      zip.fill(0xff, zip.indexOf(name) + name.length + 100, zip.indexOf(name) + name.length + 200);
      writeFileSync(file, zip);
      return openBackup(file).catch((error: unknown) => error);
    };
    expect(await bomb(5_000_000)).toMatchObject({ details: { why: 'its contents are unreadable' } });
    expect(await bomb(10)).toMatchObject({ details: { why: 'tables/topics.copy was changed' } });
  });

  it('rejects a backup that has too many entries or two with the same name', async () => {
    const many = path.join(folder, 'many.zip');
    const archive = new ArchiveWriter(many);
    for (let n = 0; n < 10_001; n += 1) await archive.addText(`tables/t${n}.copy`, '');
    await archive.close();
    await expect(openBackup(many)).rejects.toMatchObject({ message: expect.stringContaining('10001 entries') });
    const twice = path.join(folder, 'twice.zip');
    const double = new ArchiveWriter(twice);
    for (const content of ['{}', '[]']) await double.addText('manifest.json', content);
    await double.close();
    await expect(openBackup(twice)).rejects.toMatchObject({ message: expect.stringContaining('two entries') });
  });
});
