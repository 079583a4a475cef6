import { openDatabase, type Database } from '@corroborate/db';
import { articleSample, topicDraftSample as topicDraft } from '@corroborate/db/testing';
import { because, systemClock, type DateRecord, type JsonObject, type Stance } from '@corroborate/domain';
import { FakeGateway } from '@corroborate/domain/testing';
import { PicturePool } from '@corroborate/evidence';
import type { PictureEngine } from '@corroborate/evidence';
import { drawn, FakePictureEngine, signedPicture, signingKey, withMarks } from '@corroborate/evidence/testing';
import { PictureFetcher } from '@corroborate/pages';
import { encode } from 'jpeg-js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { PicturesJob } from './pictures.job';
import { picturesOf } from './pictures.reader';

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

const jpeg = (width: number, height: number, quality: number, seed = 1): Buffer =>
  encode({ width, height, data: drawn(width, height, seed) }, quality).data;
const image = (body: Buffer) => ({ body, headers: { 'content-type': 'image/jpeg' } });

/** Six pictures that are no two alike. */
const MANY = [11, 12, 13, 14, 15, 16];

const WEB = FakeGateway.to(
  {
    ...Object.fromEntries(
      MANY.map((seed) => [`https://many.example/${seed}.jpg`, image(jpeg(120, 80, 80, seed))] as const),
    ),
    'https://old.example/flood.jpg': image(jpeg(120, 80, 90)),
    'https://mill.example/river.jpg': image(jpeg(97, 65, 50)),
    'https://gazette.example/own.jpg': image(
      withMarks(jpeg(120, 80, 80, 7), { Make: 'Acme', Software: 'Darkroom', DateTimeOriginal: '2018:03:02 10:11:12' }),
    ),
    'https://gazette.example/gone.jpg': { status: 404 },
    'https://closed.example/robots.txt': {
      body: 'User-agent: *\nDisallow: /',
      headers: { 'content-type': 'text/plain' },
    },
  },
  { status: 404 },
);

const sealed: number[] = [];
const job = (wanted = true, engines: PictureEngine[] = [], gateway = WEB) =>
  new PicturesJob({
    ...{ db, wanted, engines, clock: systemClock, pool: new PicturePool(), log: { error: () => undefined } },
    fetcher: new PictureFetcher({
      ...{ gateway, clock: systemClock, settings: { FETCH_TIMEOUT_MS: 1000, CONTACT: 'https://us.example' } },
    }),
    seal: async (id) => void sealed.push(id),
  });

interface Source {
  site: string;
  day: string;
  images: string[];
  counts?: boolean;
  stance?: Stance;
}

let serial = 0;
const on = (day: string): DateRecord => ({
  ...{ value: `${day}T00:00:00.000Z`, precision: 'day', signal: 'meta', zone: null, earliest: null, latest: null },
});

/** A decided case that rests on these sources. */
async function decided(sources: Source[], social?: JsonObject): Promise<number> {
  const [stored] = await db.topics.upsertMany([topicDraft({ externalId: `pictures-${++serial}` })]);
  const wanted = { mode: 'quick', priority: 'normal', budgetUsd: 0, forced: false, requestedBy: null } as const;
  const made = await db.investigations.create({ ...wanted, topicId: stored!.topic.id });
  if (!made.created) throw new Error('expected a new investigation');
  const { id } = made.investigation;
  for (const { site, day, images, counts = true, stance = 'supports' } of sources) {
    const url = `https://${site}/story-${serial}`;
    const page = articleSample({
      ...{ url, finalUrl: url, canonicalUrl: url, site, leadImages: images, published: on(day) },
    });
    const sourceId = await db.sources.save(page);
    await db.sources.saveUses(id, [{ sourceId, round: 1, counts, stance, published: on(day) }]);
  }
  if (social)
    await db.stageResults.save({ investigationId: id, round: 1, stage: 'social', state: 'done', data: social });
  await db.investigations.conclude(id, async () => ({ topic: null, investigation: {} }));
  return id;
}

const told = async (id: number) =>
  (await picturesOf(db, id)).map(({ url, state, notes }) => ({ url, state, notes: notes.map(({ code }) => code) }));

it('a picture that stood elsewhere years before is noted, whatever its size and packing are now', async () => {
  const before = await decided([{ site: 'old.example', day: '2019-07-15', images: ['https://old.example/flood.jpg'] }]);
  await job().look();
  const id = await decided([
    { site: 'mill.example', day: '2026-10-14', images: ['https://mill.example/river.jpg'] },
    {
      site: 'gazette.example',
      day: '2026-10-14',
      images: ['https://gazette.example/own.jpg'],
      counts: false,
      stance: 'disputes',
    },
  ]);
  expect(await db.pictures.isDue(id)).toBe(true);
  await job().look();
  expect(await db.pictures.isDue(id)).toBe(false);
  expect(await told(id)).toEqual([
    { url: 'https://mill.example/river.jpg', state: 'read', notes: ['picture.stood-before'] },
    { url: 'https://gazette.example/own.jpg', state: 'read', notes: ['picture.made-before'] },
  ]);
  const [river] = await picturesOf(db, id);
  expect(river!.elsewhere).toEqual([
    expect.objectContaining({ investigationId: before, site: 'old.example', pageDay: '2019-07-15' }),
  ]);
  expect(river!.elsewhere[0]!.distance).toBeLessThanOrEqual(7);
  expect(sealed).toEqual([before, id]);
  // The earlier case knows of the later page, and makes no note of it.
  expect(await told(before)).toEqual([{ url: 'https://old.example/flood.jpg', state: 'read', notes: [] }]);
});

it('what neither counts nor disputes is not fetched, and what cannot be fetched is told with why', async () => {
  const id = await decided([
    { site: 'gazette.example', day: '2026-10-14', images: ['https://gazette.example/gone.jpg'] },
    { site: 'closed.example', day: '2026-10-14', images: ['https://closed.example/a.jpg'] },
    { site: 'blog.example', day: '2026-10-14', images: ['https://blog.example/a.jpg'], counts: false },
  ]);
  await job().look();
  expect(await told(id)).toEqual([
    { url: 'https://gazette.example/gone.jpg', state: 'away', notes: [] },
    { url: 'https://closed.example/a.jpg', state: 'refused', notes: [] },
  ]);
  expect(WEB.requests.some(({ url }) => url.startsWith('https://blog.example/'))).toBe(false);
});

it('with pictures switched off nothing is fetched and nothing stays due', async () => {
  const id = await decided([{ site: 'old.example', day: '2019-07-15', images: ['https://old.example/flood.jpg'] }]);
  const before = WEB.requests.length;
  await job(false).look();
  expect([WEB.requests.length, await db.pictures.isDue(id), await told(id)]).toEqual([before, false, []]);
});

it('pictures of posts are fetched as answers of their network, and lead to no picture of a source', async () => {
  const picture = 'https://cdn.example/plain/did/1.jpg';
  const closed = { body: 'User-agent: *\nDisallow: /', headers: { 'content-type': 'text/plain' } };
  const files = { [picture]: image(jpeg(120, 80, 80, 31)), 'https://closed.example/robots.txt': closed };
  const web = FakeGateway.to(files, { status: 404 });
  const id = await decided([], {
    sources: [
      { platform: 'mastodon', voice: 'tells', pictures: ['https://closed.example/3.jpg'] },
      { platform: 'bluesky', voice: 'tells', pictures: [picture, 'https://cdn.example/plain/did/gone.jpg'] },
      { platform: 'bluesky', voice: 'passes-on', pictures: ['https://cdn.example/plain/other/2.jpg'] },
    ],
  });
  await job(true, [], web).look();
  expect(web.requests.map(({ url, provider }, at) => [url, provider, web.contexts[at]!.stage])).toEqual([
    ['https://closed.example/robots.txt', 'page', 'pictures'],
    ['https://cdn.example/robots.txt', 'page', 'pictures'],
    [picture, 'bluesky-pictures', 'social'],
    ['https://cdn.example/plain/did/gone.jpg', 'bluesky-pictures', 'social'],
  ]);
  expect(await told(id)).toEqual([]);
  expect(sealed).toContain(id);
});

it('what a file said of itself is let go, how it looks stays', async () => {
  const id = await decided([
    { site: 'gazette.example', day: '2026-10-14', images: ['https://gazette.example/own.jpg'] },
  ]);
  await job().look();
  await db.pictures.forgetMarks(new Date(Date.now() + 1000));
  expect(await picturesOf(db, id)).toMatchObject([{ marks: null, fingerprint: expect.any(String), notes: [] }]);
});

it('the signature of a manifest is noted, and whom it names is let go with what else the file said', async () => {
  const { bytes } = await signedPicture(jpeg(120, 80, 80, 21), await signingKey());
  const signed = 'https://gazette.example/signed.jpg';
  const id = await decided([{ site: 'gazette.example', day: '2026-10-14', images: [signed] }]);
  await job(true, [], FakeGateway.to({ [signed]: image(bytes) }, { status: 404 })).look();
  const notes = async () => (await picturesOf(db, id)).flatMap((picture) => picture.notes);
  const of = (signer: string) => [
    because('picture.signed-undated', { signer }),
    because('picture.signer-unlisted', { signer }),
  ];
  expect(await notes()).toEqual(of('Ann Roe, Elm Post'));
  expect(await db.pictures.forgetMarks(new Date(Date.now() + 1000))).toBe(1);
  expect(await notes()).toEqual(of('somebody whose name is not kept'));
  expect(await db.pictures.forgetMarks(new Date(Date.now() + 1000))).toBe(0);
});

describe('engines for pictures', () => {
  const river = jpeg(97, 65, 50);
  const before = { pageUrl: 'https://archive.example/2012/flood', firstSeen: '2012-05-01', whole: true };
  const shows = (site: string, image: string, more: Partial<Source> = {}): Source => ({
    ...{ site, day: '2026-10-14', images: [`https://${image}`] },
    ...more,
  });

  it('are asked about pictures of what counts alone, each file once, and what they say is noted', async () => {
    const engine = new FakePictureEngine('key').knows(river, before);
    const id = await decided([
      shows('mill.example', 'mill.example/river.jpg'),
      shows('lake.example', 'mill.example/river.jpg'),
      shows('gazette.example', 'gazette.example/own.jpg', { counts: false, stance: 'disputes' }),
    ]);
    await job(true, [engine]).look();
    expect(engine.asked).toHaveLength(1);
    const pictures = await picturesOf(db, id);
    expect(pictures.map(({ site, searches }) => [site, searches?.map(({ outcome }) => outcome) ?? null])).toEqual([
      ['mill.example', ['found']],
      ['lake.example', ['found']],
      ['gazette.example', null],
    ]);
    expect(pictures[0]!.notes).toContainEqual(
      because('picture.seen-before', {
        ...{ engine: 'Fake Pictures', site: 'archive.example', day: '2012-05-01', days: 5279 },
      }),
    );
  });

  it('are asked about four pictures of a case, also where its worker began anew', async () => {
    const engine = new FakePictureEngine('key');
    const id = await decided(MANY.map((seed) => shows(`many${seed}.example`, `many.example/${seed}.jpg`)));
    await job(true, [engine]).look();
    await db.dataSource.query('DELETE FROM pictures WHERE investigation_id = $1 AND searches IS NULL', [id]);
    await db.dataSource.query('INSERT INTO pictures_due (investigation_id) VALUES ($1)', [id]);
    await job(true, [engine]).look();
    expect(engine.asked).toHaveLength(4);
    expect((await picturesOf(db, id)).filter(({ searches }) => searches === null)).toHaveLength(2);
  });

  it('are not asked about a file that is too large for them, and what they said goes with the marks', async () => {
    const engine = new FakePictureEngine('key', { maxBytes: 10 }).knows(river, before);
    const id = await decided([shows('mill.example', 'mill.example/river.jpg')]);
    await job(true, [engine]).look();
    expect(engine.asked).toEqual([]);
    expect(await picturesOf(db, id)).toMatchObject([{ searches: [{ outcome: 'limited', matches: [] }] }]);
    await db.pictures.forgetMarks(new Date(Date.now() + 1000));
    expect(await picturesOf(db, id)).toMatchObject([{ searches: null }]);
  });
});
