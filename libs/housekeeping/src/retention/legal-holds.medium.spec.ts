import { openDatabase, type Database } from '@corroborate/db';
import { articleSample } from '@corroborate/db/testing';
import { found } from '@corroborate/domain';
import { linkEntries, OriginalsRetention, sha256 } from '@corroborate/evidence';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { RetentionJob } from './retention.job';
import { LegalHoldService } from '@corroborate/casework';

const ANN = { actor: 'ann', via: 'key' } as const;
const SHORT = { HANDLE_DAYS: 1, POST_CHECK_DAYS: 0, EVENT_DAYS: 1, LEDGER_DAYS: 1, CAPTURE_DAYS: 1, PICTURE_DAYS: 0 };
const LONG_AGO = "now() - interval '100 days'";

let server: TestDatabase;
let db: Database;
let serial = 0;
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
});
afterAll(async () => {
  await db.close();
  await server.drop();
});

/** An old case with all data subject to retention: a page, its bytes, posts with handles, calls and events. */
async function oldCase(): Promise<OldCase> {
  serial += 1;
  const id = await begun();
  const sourceId = await db.sources.save(articleSample({ canonicalUrl: `https://larkspur.example/${serial}` }));
  await db.sources.saveUses(id, [{ sourceId, round: 1 }]);
  const digest = await received(id);
  const one = { id, sourceId, digest };
  await shown(one);
  await happened(one);
  await db.stageResults.save({ investigationId: id, round: 1, stage: 'social', state: 'done', data: POSTS });
  for (const statement of [
    `UPDATE investigations SET status = 'completed', finished_at = ${LONG_AGO} WHERE id = ${id}`,
    `UPDATE stage_results SET finished_at = ${LONG_AGO} WHERE investigation_id = ${id}`,
    `UPDATE investigation_events SET at = ${LONG_AGO} WHERE investigation_id = ${id}`,
    `UPDATE sources SET last_seen_at = ${LONG_AGO} WHERE id = ${sourceId}`,
    `UPDATE originals SET last_received_at = ${LONG_AGO} WHERE sha256 = '${digest}'`,
  ])
    await db.dataSource.query(statement);
  return one;
}
interface OldCase {
  id: number;
  sourceId: number;
  digest: string;
}

async function begun(): Promise<number> {
  const [stored] = await db.topics.upsertMany([
    {
      ...{ externalId: `t-${serial}`, title: 'Fire at Larkspur Castings', entities: [], newsworthinessScore: 70 },
      ...{ status: 'approved', verificationStatus: 'unverified', sourceCount: 0 },
    },
  ]);
  const order = { mode: 'quick', priority: 'normal', budgetUsd: 0.5, forced: false, requestedBy: null } as const;
  const made = await db.investigations.create({ topicId: stored!.topic.id, ...order });
  return made.created ? made.investigation.id : made.runningId;
}

/** Adds a picture with metadata, a snapshot and a source check. */
async function shown({ id, sourceId, digest }: OldCase): Promise<void> {
  const nothing = { madeAt: null, editedAt: null, place: null, placeName: null, camera: null, software: [] };
  await db.pictures.save(id, [
    {
      ...{ sourceId, url: 'https://larkspur.example/a.jpg', state: 'read', sha256: digest, mediaType: 'image/jpeg' },
      ...{
        marks: { ...nothing, credit: 'M. H.' },
        site: 'larkspur.example',
        pageUrl: 'https://larkspur.example/',
        pageDay: null,
      },
      receivedAt: '2026-01-01T00:00:00.000Z',
    },
  ]);
  for (const statement of [
    `INSERT INTO snapshots (investigation_id, source_id, wanted_by, state)
      VALUES (${id}, ${sourceId}, 'decision', 'taken')`,
    `INSERT INTO source_looks (investigation_id, source_id, step, due_at, state, differences)
      VALUES (${id}, ${sourceId}, 0, ${LONG_AGO}, 'done', '[{"before": "three", "after": "four"}]')`,
  ])
    await db.dataSource.query(statement);
}

/** Adds a submitted file, a call, events and a webhook delivery. */
async function happened({ id }: OldCase): Promise<void> {
  await db.events.append(id, 'social.gathered');
  await db.events.append(id, 'source.changed');
  for (const statement of [
    `INSERT INTO upstream_calls (investigation_id, stage, provider, method, url, outcome, attempts, latency_ms, bytes,
      cost_usd, at)
      VALUES (${id}, 'social', 'x', 'GET', 'https://api.example/mira_hollis', 'found', 1, 1, 1, 0, ${LONG_AGO})`,
    `INSERT INTO added_sources (investigation_id, kind, moment, content, bytes, content_hash, added_by)
      VALUES (${id}, 'document', 'late', 'as it came', 10, 'h${id}', 'ann')`,
    `INSERT INTO webhook_endpoints (url, events, tag, secret) VALUES ('https://a.example', '[]', 't', 's')`,
    `INSERT INTO webhook_deliveries (endpoint_id, event_id, type, state, created_at)
      SELECT (SELECT max(id) FROM webhook_endpoints), id, type, 'delivered', ${LONG_AGO}
      FROM investigation_events WHERE investigation_id = ${id} AND type = 'source.changed'`,
  ])
    await db.dataSource.query(statement);
}

/** Adds a received response. Returns its digest. */
async function received(id: number): Promise<string> {
  const bytes = Buffer.from(`<p>${serial}</p>`);
  const [digest, content] = [sha256(bytes), `{"n":${serial}}`];
  const original = { sha256: digest, size: bytes.length, encoding: 'identity', packed: bytes, mediaType: 'x' } as const;
  const at = '2026-01-02T12:00:00.000Z';
  const entry = { at, kind: 'capture' as const, content, contentSha256: sha256(content), original };
  await db.evidence.append(id, [entry], linkEntries(id));
  return digest;
}

const POST = {
  platform: 'x',
  postId: '11',
  url: 'https://x.com/mira_hollis/status/11',
  author: 'mira_hollis',
  timestamp: '2026-01-01T00:00:00.000Z',
  content: 'I can see it from my porch',
  reasons: [],
};
const POSTS = {
  sources: [POST],
  timeline: { moments: [], handOver: [], growth: [] },
  coordination: { clusters: [] },
  coverage: [],
};

/** All rows of the case in all tables. */
async function everything({ id, sourceId, digest }: OldCase) {
  const tables = await db.dataSource.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE column_name = 'investigation_id' AND table_schema = 'public' ORDER BY table_name`,
  );
  const own = tables.map(({ name }) => [name, `investigation_id = ${id}`]);
  const ofEvents = `event_id IN (SELECT id FROM investigation_events WHERE investigation_id = ${id})`;
  const wanted = [
    ...own,
    ...[
      ['investigations', `id = ${id}`],
      ['sources', `id = ${sourceId}`],
      ['originals', `sha256 = '${digest}'`],
    ],
    ...[['webhook_deliveries', ofEvents]],
  ];
  const rows: Record<string, unknown[]> = {};
  for (const [name, where] of wanted)
    rows[name!] = await db.dataSource.query(`SELECT * FROM ${name} WHERE ${where} ORDER BY 1, 2`);
  return rows;
}

const KEPT = [
  ...['added_sources', 'chain_entries', 'investigation_events', 'investigation_sources', 'originals', 'pictures'],
  ...['snapshots', 'source_looks', 'sources', 'stage_results', 'upstream_calls', 'webhook_deliveries'],
];

/** Runs all scheduled retention. */
async function timePasses(): Promise<void> {
  await new RetentionJob(db, [NETWORK], { ...SHORT, POST_CHECK_DAYS: 3_000 }).run();
  await db.webhookDeliveries.deleteExpired(1);
}

/** Remaining data of a case. */
async function left({ id, sourceId, digest }: OldCase) {
  const [row] = await db.dataSource.query<Record<string, boolean>[]>(
    `SELECT (SELECT text_removed_at IS NULL FROM sources WHERE id = $2) AS text,
       (SELECT removed_at IS NULL FROM originals WHERE sha256 = $3) AS bytes,
       (SELECT data::text LIKE '%mira_hollis%' FROM stage_results WHERE investigation_id = $1) AS handles,
       EXISTS (SELECT 1 FROM upstream_calls WHERE investigation_id = $1 AND url LIKE '%mira_hollis') AS calls,
       EXISTS (SELECT 1 FROM investigation_events WHERE investigation_id = $1 AND type = 'social.gathered') AS events`,
    [id, sourceId, digest],
  );
  return row;
}
const ALL = { text: true, bytes: true, handles: true, calls: true, events: true };
const NONE = { text: false, bytes: false, handles: false, calls: false, events: false };
/** Reports every post as gone. */
const NETWORK = {
  manifest: { name: 'x' },
  gone: async (posts: { id: string }[]) => found(posts.map(({ id }) => id)),
} as never;

it('deletes nothing of a held case by any retention, and all of it after release', async () => {
  const [held, free] = [await oldCase(), await oldCase()];
  const holds = new LegalHoldService(db);
  await holds.hold(held.id, 'Letter before claim', ANN);
  await new RetentionJob(db, [NETWORK], SHORT).run();
  expect(await left(free)).toEqual(NONE);
  expect(await left(held)).toEqual(ALL);
  await holds.release(held.id, 'Settled', ANN);
  await new RetentionJob(db, [NETWORK], SHORT).run();
  expect(await left(held)).toEqual(NONE);
});

it('changes no row of a held case over time', async () => {
  const [held, free] = [await oldCase(), await oldCase()];
  await new LegalHoldService(db).hold(held.id, 'Letter before claim', ANN);
  const [before, freeBefore] = [await everything(held), await everything(free)];
  expect(KEPT.filter((table) => before[table]!.length === 0)).toEqual([]);
  await timePasses();
  expect(await everything(held)).toEqual(before);
  const after = await everything(free);
  const gone = Object.keys(after).filter((table) => JSON.stringify(after[table]) !== JSON.stringify(freeBefore[table]));
  expect(gone).toEqual(
    expect.arrayContaining([
      'originals',
      'pictures',
      'sources',
      'stage_results',
      'upstream_calls',
      'webhook_deliveries',
    ]),
  );
});

it('deletes a file read during the hold after its release', async () => {
  const one = await oldCase();
  const holds = new LegalHoldService(db);
  await holds.hold(one.id, 'Letter before claim', ANN);
  const [{ id }] = await db.dataSource.query<[{ id: number }]>(
    'SELECT id FROM added_sources WHERE investigation_id = $1',
    [one.id],
  );
  const content = async () =>
    (
      await db.dataSource.query<{ there: boolean }[]>(
        'SELECT content IS NOT NULL AS there FROM added_sources WHERE id = $1',
        [id],
      )
    )[0]!.there;
  await db.addedSources.saveReading({
    addedId: id,
    sourceId: one.sourceId,
    page: {},
    stars: null,
    quotes: [],
    reason: null,
  });
  expect(await content()).toBe(true);
  await holds.release(one.id, 'Settled', ANN);
  expect(await content()).toBe(false);
});

it('keeps bytes of a case that is put on hold after they were selected for deletion', async () => {
  const one = await oldCase();
  const due = await db.evidence.purgeable(new Date(), 10);
  await new LegalHoldService(db).hold(one.id, 'Letter before claim', ANN);
  const evidence = {
    purgeable: async () => due.splice(0),
    listSocialAnswers: async () => [],
    findReferences: (digest: string) => db.evidence.findReferences(digest),
    append: (...given: Parameters<typeof db.evidence.append>) => db.evidence.append(...given),
    removeBytes: (...given: Parameters<typeof db.evidence.removeBytes>) => db.evidence.removeBytes(...given),
  };
  await new OriginalsRetention(evidence, null, { now: () => new Date() }, db.legalHolds).deleteBefore(new Date());
  expect(await left(one)).toMatchObject({ bytes: true });
});

it('records a hold once in the chain and in the audit log, with person and reason', async () => {
  const { id } = await oldCase();
  const holds = new LegalHoldService(db);
  expect(await holds.hold(id, ' Letter before claim ', ANN)).toMatchObject({ changed: true });
  expect(await holds.hold(id, 'Another', ANN)).toMatchObject({
    changed: false,
    hold: { reason: 'Letter before claim' },
  });
  await holds.release(id, 'Settled', ANN);
  const holdEntries = (await db.evidence.listEntries(id)).filter(({ kind }) => kind === 'hold');
  expect(holdEntries.map(({ content }) => JSON.parse(content) as object)).toMatchObject([
    { hold: { state: 'held' }, by: 'ann', reason: 'Letter before claim' },
    { hold: { state: 'released' }, by: 'ann', reason: 'Settled' },
  ]);
  const { items } = await db.audit.list({ limit: 10 });
  const own = items.filter(({ subject }) => subject === `investigation ${id}`);
  expect(own.map(({ action }) => action)).toEqual(['case.release', 'case.hold']);
});

it('requires a reason, an existing case and, to release, a hold', async () => {
  const { id } = await oldCase();
  const holds = new LegalHoldService(db);
  await expect(holds.hold(id, '  ', ANN)).rejects.toMatchObject({ code: 'invalid-input' });
  await expect(holds.hold(999_999, 'x', ANN)).rejects.toMatchObject({ code: 'not-found' });
  await expect(holds.release(id, 'x', ANN)).rejects.toMatchObject({ code: 'conflict' });
});
