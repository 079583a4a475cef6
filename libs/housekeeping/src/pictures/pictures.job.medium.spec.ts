import { openDatabase, type Database } from '@corroborate/db';
import { articleSample, topicDraftSample as topicDraft } from '@corroborate/db/testing';
import { systemClock, type DateRecord, type JsonObject, type Stance } from '@corroborate/domain';
import { FakeGateway } from '@corroborate/domain/testing';
import { PicturePool } from '@corroborate/evidence';
import { BARE_JPEG, withMarks } from '@corroborate/evidence/testing';
import { PictureFetcher } from '@corroborate/pages';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { PicturesJob } from './pictures.job';
import { listPictures } from '@corroborate/casework';

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

const image = (body: Buffer) => ({ body, headers: { 'content-type': 'image/jpeg' } });

const WEB = FakeGateway.to(
  {
    'https://old.example/flood.jpg': image(BARE_JPEG),
    'https://gazette.example/own.jpg': image(
      withMarks(BARE_JPEG, { Make: 'Acme', Software: 'Darkroom', DateTimeOriginal: '2018:03:02 10:11:12' }),
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
const job = (wanted = true, gateway = WEB) =>
  new PicturesJob(
    db,
    new PictureFetcher({
      ...{ gateway, clock: systemClock, settings: { FETCH_TIMEOUT_MS: 1000, CONTACT: 'https://us.example' } },
    }),
    new PicturePool(),
    { seal: async (id) => void sealed.push(id) },
    { READ_PICTURES: wanted },
    systemClock,
    { error: () => undefined },
  );

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

/** A decided case that relies on these sources. */
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

const pictureStates = async (id: number) =>
  (await listPictures(db, id)).map(({ url, state, notes }) => ({ url, state, notes: notes.map(({ code }) => code) }));

it('reports a picture whose file names an earlier year, then seals the case', async () => {
  const id = await decided([
    { site: 'old.example', day: '2019-07-15', images: ['https://old.example/flood.jpg'] },
    {
      site: 'gazette.example',
      day: '2026-10-14',
      images: ['https://gazette.example/own.jpg'],
      counts: false,
      stance: 'disputes',
    },
  ]);
  expect(await db.pictures.isDue(id)).toBe(true);
  await job().processDue();
  expect(await db.pictures.isDue(id)).toBe(false);
  expect(await pictureStates(id)).toEqual([
    { url: 'https://old.example/flood.jpg', state: 'read', notes: [] },
    { url: 'https://gazette.example/own.jpg', state: 'read', notes: ['picture.made-before'] },
  ]);
  expect(sealed).toEqual([id]);
});

it('fetches only pictures of counted or disputing sources, and gives a reason for failures', async () => {
  const id = await decided([
    { site: 'gazette.example', day: '2026-10-14', images: ['https://gazette.example/gone.jpg'] },
    { site: 'closed.example', day: '2026-10-14', images: ['https://closed.example/a.jpg'] },
    { site: 'blog.example', day: '2026-10-14', images: ['https://blog.example/a.jpg'], counts: false },
  ]);
  await job().processDue();
  expect(await pictureStates(id)).toEqual([
    { url: 'https://gazette.example/gone.jpg', state: 'away', notes: [] },
    { url: 'https://closed.example/a.jpg', state: 'refused', notes: [] },
  ]);
  expect(WEB.requests.some(({ url }) => url.startsWith('https://blog.example/'))).toBe(false);
});

it('fetches nothing and leaves nothing pending if pictures are disabled', async () => {
  const id = await decided([{ site: 'old.example', day: '2019-07-15', images: ['https://old.example/flood.jpg'] }]);
  const before = WEB.requests.length;
  await job(false).processDue();
  expect([WEB.requests.length, await db.pictures.isDue(id), await pictureStates(id)]).toEqual([before, false, []]);
});

it('fetches post pictures as responses of their network, not as source pictures', async () => {
  const picture = 'https://cdn.example/plain/did/1.jpg';
  const closed = { body: 'User-agent: *\nDisallow: /', headers: { 'content-type': 'text/plain' } };
  const files = { [picture]: image(BARE_JPEG), 'https://closed.example/robots.txt': closed };
  const web = FakeGateway.to(files, { status: 404 });
  const id = await decided([], {
    sources: [
      { platform: 'mastodon', voice: 'tells', pictures: ['https://closed.example/3.jpg'] },
      { platform: 'bluesky', voice: 'tells', pictures: [picture, 'https://cdn.example/plain/did/gone.jpg'] },
      { platform: 'bluesky', voice: 'passes-on', pictures: ['https://cdn.example/plain/other/2.jpg'] },
    ],
  });
  await job(true, web).processDue();
  expect(web.requests.map(({ url, provider }, at) => [url, provider, web.contexts[at]!.stage])).toEqual([
    ['https://closed.example/robots.txt', 'page', 'pictures'],
    ['https://cdn.example/robots.txt', 'page', 'pictures'],
    [picture, 'bluesky-pictures', 'social'],
    ['https://cdn.example/plain/did/gone.jpg', 'bluesky-pictures', 'social'],
  ]);
  expect(await pictureStates(id)).toEqual([]);
  expect(sealed).toContain(id);
});

it('deletes file metadata once', async () => {
  const id = await decided([
    { site: 'gazette.example', day: '2026-10-14', images: ['https://gazette.example/own.jpg'] },
  ]);
  await job().processDue();
  const inASecond = () => new Date(Date.now() + 1000);
  expect(await db.pictures.deleteMetadata(inASecond())).toBeGreaterThan(0);
  expect(await listPictures(db, id)).toMatchObject([{ state: 'read', marks: null, notes: [] }]);
  expect(await db.pictures.deleteMetadata(inASecond())).toBe(0);
});
