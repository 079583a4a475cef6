import { openDatabase, type Database } from '@corroborate/db';
import { topicDraftSample as topicDraft } from '@corroborate/db/testing';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { newSigningKey } from '../chain/seal';
import { SealingService } from '../chain/sealing.service';
import { sha256 } from '../digest';
import { buildExchange } from '../testing/kept-case';
import { CaseVerifier } from '../verification/case.verifier';
import { toPicturesProvider, systemClock } from '@corroborate/domain';
import { OriginalsRetention } from './originals.retention';
import { OriginalsRecorder } from './originals.recorder';

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

let serial = 0;
async function investigation(): Promise<number> {
  const [stored] = await db.topics.upsertMany([topicDraft({ externalId: `o-${++serial}` })]);
  const wanted = { mode: 'quick', priority: 'normal', budgetUsd: 0.5, forced: false, requestedBy: null } as const;
  const made = await db.investigations.create({ ...wanted, topicId: stored!.topic.id });
  if (!made.created) throw new Error('expected a new investigation');
  return made.investigation.id;
}
const verified = (id: number) => new CaseVerifier(db.evidence, null).verify(id);

it('builds one chain from concurrent processes and stores identical bytes once', async () => {
  const id = await investigation();
  const recorders = [1, 2, 3].map(() => new OriginalsRecorder(db.evidence, null));
  const same = { investigationId: id, body: buildExchange(0).body };
  await Promise.all(
    recorders.flatMap((one, who) => [1, 2, 3, 4].map((n) => one.record(buildExchange(who * 4 + n, same)))),
  );
  await new SealingService(db.evidence, newSigningKey()).seal(id);
  expect(await verified(id)).toEqual({
    entries: 12,
    sealed: 12,
    originals: { whole: 1, removed: 0, missing: 0, changed: 0 },
    stamps: [],
    erasures: [],
    faults: [],
  });
});

it('builds one chain from processes that each cache its end', async () => {
  const id = await investigation();
  const others = await Promise.all([1, 2].map(() => openDatabase(server.settings)));
  const recorders = [db, ...others].map(({ evidence }) => new OriginalsRecorder(evidence, null));
  const answer = (n: number) => buildExchange(n, { investigationId: id, body: Buffer.from(`answer ${n} of ${id}`) });
  for (let n = 0; n < 9; n += 1) await recorders[n % 3]!.record(answer(n));
  // Neither recorder knows entries of the other, and earlier responses are recorded again.
  await Promise.all(Array.from({ length: 30 }, (_, n) => recorders[n % 3]!.record(answer(n))));
  expect(await verified(id)).toMatchObject({ entries: 30, originals: { whole: 30, missing: 0 }, faults: [] });
  await Promise.all(others.map((one) => one.close()));
});

it('does not continue from a cached end that was changed or removed', async () => {
  const id = await investigation();
  const recorder = new OriginalsRecorder(db.evidence, null);
  for (const n of [1, 2, 3]) await recorder.record(buildExchange(n, { investigationId: id }));
  await db.dataSource.query('DELETE FROM chain_entries WHERE investigation_id = $1 AND seq = 3', [id]);
  await recorder.record(buildExchange(4, { investigationId: id }));
  const entries = await db.evidence.listEntries(id);
  expect(entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect((await verified(id)).faults).toEqual([]);
});

it('leaves neither entry nor bytes of a response that breaks off', async () => {
  const id = await investigation();
  const recorder = new OriginalsRecorder(db.evidence, null);
  await recorder.record(buildExchange(1, { investigationId: id }));
  const body = Buffer.from(`never kept ${id}`);
  const cause = 'ALTER TABLE chain_entries ADD CONSTRAINT broken CHECK (seq < 2) NOT VALID';
  await db.dataSource.query(cause);
  const torn = recorder.record(buildExchange(2, { investigationId: id, body }));
  await expect(torn).rejects.toThrow('broken');
  await db.dataSource.query('ALTER TABLE chain_entries DROP CONSTRAINT broken');
  expect(await db.evidence.original(sha256(body))).toBeNull();
  await recorder.record(buildExchange(3, { investigationId: id }));
  expect(await verified(id)).toMatchObject({ entries: 2, faults: [] });
});

it('records the same response of the same time once', async () => {
  const id = await investigation();
  const recorder = new OriginalsRecorder(db.evidence, null);
  await recorder.record(buildExchange(1, { investigationId: id }));
  await Promise.all([1, 2].map(() => recorder.record(buildExchange(1, { investigationId: id }))));
  expect((await verified(id)).entries).toBe(1);
});

it('stores a response with hostile bytes and headers unmodified', async () => {
  const id = await investigation();
  const hostile = buildExchange(1, {
    investigationId: id,
    body: Buffer.from([0, 255, 254, 0, 39, 59, 45, 45]),
    request: {
      method: 'GET',
      url: 'https://x.example/?q=\ud800\u0000',
      headers: { 'x-a': "'; DROP TABLE topics; --" },
    },
  });
  await new OriginalsRecorder(db.evidence, null).record(hostile);
  const [entry] = await db.evidence.listEntries(id);
  expect(JSON.parse(entry!.content)).toMatchObject({ request: hostile.request });
  expect((await db.evidence.original(entry!.originalSha256!))?.packed).toEqual(hostile.body);
  expect((await verified(id)).faults).toEqual([]);
});

it('stores a network’s response unmodified without account names in the chain', async () => {
  const id = await investigation();
  const url = 'https://api.network.example/users/mira_hollis/posts?q=mira';
  const headers = { 'content-type': 'application/json', link: `<${url}&page=2>; rel="next"` };
  const answer = buildExchange(1, {
    ...{ investigationId: id, stage: 'social', provider: 'network', body: Buffer.from('{"author":"mira_hollis"}') },
    request: { method: 'GET', url, headers: { referer: url } },
    response: { status: 200, headers, url, redirects: [url], peer: null },
  });
  await new OriginalsRecorder(db.evidence, null).record(answer);
  const [entry] = await db.evidence.listEntries(id);
  expect(entry!.content).not.toContain('mira');
  expect(JSON.parse(entry!.content)).toMatchObject({ request: { url: 'https://api.network.example/' } });
  expect((await db.evidence.original(entry!.originalSha256!))?.packed).toEqual(answer.body);
  expect((await db.evidence.listSocialAnswers(id, 'network')).map(({ investigationIds }) => investigationIds)).toEqual([
    [id],
  ]);
  expect(await db.evidence.listSocialAnswers(id, 'other')).toEqual([]);
  expect((await verified(id)).faults).toEqual([]);
});

it('stores a picture of a post with its network’s responses, without a URL that names an account', async () => {
  const id = await investigation();
  const url = 'https://cdn.network.example/plain/did-of-mira/1@jpeg';
  const picture = buildExchange(1, {
    ...{
      investigationId: id,
      stage: 'social',
      provider: toPicturesProvider('network'),
      body: Buffer.from([0xff, 0xd8, 1]),
    },
    request: { method: 'GET', url, headers: {} },
    response: {
      status: 200,
      headers: { 'content-type': 'image/jpeg', etag: '"mira"' },
      url,
      redirects: [],
      peer: null,
    },
  });
  await new OriginalsRecorder(db.evidence, null).record(picture);
  const [entry] = await db.evidence.listEntries(id);
  expect(entry!.content).not.toContain('mira');
  expect((await db.evidence.listSocialAnswers(id, 'network')).map(({ investigationIds }) => investigationIds)).toEqual([
    [id],
  ]);
  expect(await db.evidence.listSocialAnswers(id, 'net')).toEqual([]);
});

it('does not list a response as a network’s because of its text', async () => {
  const id = await investigation();
  const request = { method: 'GET', url: 'https://paper.example/?"stage":"social"', headers: {} };
  await new OriginalsRecorder(db.evidence, null).record(buildExchange(1, { investigationId: id, request }));
  expect(await db.evidence.listSocialAnswers(id)).toEqual([]);
});

it('detects a row changed in the database, and rejects if storing fails', async () => {
  const id = await investigation();
  const recorder = new OriginalsRecorder(db.evidence, null);
  await recorder.record(buildExchange(1, { investigationId: id }));
  await db.dataSource.query(
    `UPDATE chain_entries SET content = replace(content, '200', '404') WHERE investigation_id = $1`,
    [id],
  );
  expect((await verified(id)).faults).toEqual([{ code: 'content-changed', seq: 1 }]);
  await expect(recorder.record(buildExchange(2, { investigationId: 999_999_999 }))).rejects.toThrow();
});

describe('expired originals', () => {
  const later = () => new Date(Date.now() + 3_600_000);
  const retention = () => new OriginalsRetention(db.evidence, null, systemClock, db.legalHolds);

  it('erases expired originals with a chain entry, and stores them again when they are received again', async () => {
    const id = await investigation();
    const recorder = new OriginalsRecorder(db.evidence, null);
    const unique = { investigationId: id, body: Buffer.from(`only here ${id}`.repeat(50)) };
    await recorder.record(buildExchange(1, unique));
    await db.investigations.cancel(id);
    expect(await retention().deleteBefore(later())).toBeGreaterThan(0);
    expect(await verified(id)).toMatchObject({ entries: 2, originals: { removed: 1, whole: 0 }, faults: [] });
    await recorder.record(buildExchange(2, unique));
    expect(await verified(id)).toMatchObject({ entries: 3, originals: { removed: 0, whole: 1 }, faults: [] });
  });

  it('keeps expired originals while their case is open', async () => {
    const id = await investigation();
    await new OriginalsRecorder(db.evidence, null).record(
      buildExchange(1, { investigationId: id, body: Buffer.from(`open ${id}`) }),
    );
    await retention().deleteBefore(later());
    expect(await verified(id)).toMatchObject({ originals: { whole: 1, removed: 0 } });
  });
});
