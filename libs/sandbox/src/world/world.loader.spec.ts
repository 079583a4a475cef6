import { CorroborateError } from '@corroborate/domain';
import { WORLD_JSON, type WorldFiles, writeWorld } from '../testing/world.folder';
import { loadTruth, loadWorld } from './world.loader';

const page = { url: 'https://gazette.example/a', text: 'Something happened.' };
const outlet = { domain: 'gazette.example', name: 'The Gazette', kind: 'newspaper' };

async function withWorld<T>(files: WorldFiles, use: (dir: string) => Promise<T>): Promise<T> {
  const folder = await writeWorld(files);
  try {
    return await use(folder.dir);
  } finally {
    await folder.remove();
  }
}

async function problemOf(files: WorldFiles): Promise<unknown> {
  const error = await withWorld(files, (dir) =>
    loadWorld(dir).then(
      () => null,
      (thrown: unknown) => thrown,
    ),
  );
  if (!(error instanceof CorroborateError)) return error;
  expect(error.code).toBe('malformed-world');
  for (const part of [error.details.file, error.details.line]) expect(error.message).toContain(String(part));
  return error.details;
}

describe('loading a world', () => {
  it('reads plain and packed lines, skips blank ones and ignores unknown fields', async () => {
    const world = await withWorld(
      {
        'outlets.jsonl': `\uFEFF${JSON.stringify({ ...outlet, rating: 0.4, colour: 'red' })}\r\n\n`,
        'pages.jsonl.gz': [{ ...page, behaviour: 'slow:20', owner: null }],
      },
      loadWorld,
    );
    expect(world.outlets).toEqual([{ ...outlet, rating: 0.4 }]);
    expect(world.pages).toEqual([{ ...page, behaviour: { kind: 'slow', ms: 20 } }]);
    expect(world.ratings).toEqual([{ site: 'gazette.example', rating: 0.4 }]);
    expect(world.now).toEqual(new Date(WORLD_JSON.now));
  });

  it('treats missing files as empty', async () => {
    const world = await withWorld({}, loadWorld);
    expect([world.outlets, world.pages, world.posts, world.topics, [...world.faults]]).toEqual([[], [], [], [], []]);
  });

  it('distinguishes a null engine date from a missing one', async () => {
    const pages = [
      { ...page, engineDate: null },
      { ...page, url: 'https://gazette.example/b', title: null },
    ];
    const world = await withWorld({ 'pages.jsonl': pages }, loadWorld);
    expect(world.pages.map(({ engineDate, title }) => [engineDate, title])).toEqual([
      [null, undefined],
      [undefined, undefined],
    ]);
  });

  it('gives topics their documented defaults and stores truth separately', async () => {
    const files = {
      'topics.jsonl': [{ externalId: 't1', title: 'A topic', newsworthinessScore: 60 }],
      'truth.jsonl': [{ topic: 't1', verdict: 'supported', level: ['verified'] }],
    };
    const [world, truth] = await withWorld(files, (dir) => Promise.all([loadWorld(dir), loadTruth(dir)]));
    expect(world.topics[0]).toMatchObject({
      status: 'approved',
      verificationStatus: 'unverified',
      sourceCount: 0,
      investigated: false,
    });
    expect(JSON.stringify(world)).not.toContain('supported');
    expect(truth).toEqual([{ topic: 't1', verdict: 'supported', level: ['verified'], candidate: true }]);
  });

  it('reads faults, where a status alone applies to every request', async () => {
    const faults = { seed: 5, brave: { status: 429, retryAfter: 30 }, default: { quota: 3, latencyMs: 10 } };
    const world = await withWorld({ 'faults.json': faults }, loadWorld);
    expect(Object.fromEntries(world.faults)).toEqual({
      brave: { seed: 5, latencyMs: 0, errorRate: 1, status: 429, retryAfter: 30, down: false },
      default: { seed: 5, latencyMs: 10, errorRate: 0, quota: 3, down: false },
    });
  });
});

describe('malformed world', () => {
  const second = (file: string, good: object, bad: object): WorldFiles => ({ [file]: [good, bad] });
  const post = {
    platform: 'x',
    id: '1',
    url: 'https://x.com/a/status/1',
    created: '2026-01-01T00:00:00Z',
    text: 'hi',
    author: {},
  };
  const check = {
    claim: 'c',
    publisher: 'facts.example',
    url: 'https://facts.example/c',
    title: 't',
    reviewDate: '2026-01-01',
    rating: 'False',
    language: 'en',
  };
  const record = {
    source: 'gleif',
    id: '1',
    title: 't',
    date: '2026-01-01',
    text: '',
    url: 'https://gleif.example/1',
    fields: {},
  };
  const capture = { url: page.url, timestamp: '20260101000000' };
  const topic = { externalId: 't', title: 't', newsworthinessScore: 1 };
  const other = 'https://gazette.example/b';

  it.each<[string, WorldFiles, { file: string; line: number; field: string }]>([
    [
      'a world without a present',
      { 'world.json': { ...WORLD_JSON, now: undefined } },
      { file: 'world.json', line: 1, field: 'now' },
    ],
    [
      'another version, with its line',
      { 'world.json': '{\n"now":"2026-01-01T00:00:00Z",\n"version": 2,\n"name":"x"}' },
      { file: 'world.json', line: 3, field: 'version' },
    ],
    [
      'a present without a zone',
      { 'world.json': { ...WORLD_JSON, now: '2026-01-01T00:00:00' } },
      { file: 'world.json', line: 1, field: 'now' },
    ],
    [
      'a line that is not JSON',
      { 'pages.jsonl': `${JSON.stringify(page)}\n{"url":` },
      { file: 'pages.jsonl', line: 2, field: '' },
    ],
    ['a line that is not an object', { 'pages.jsonl': '[]\n' }, { file: 'pages.jsonl', line: 1, field: '' }],
    [
      'bytes that are not UTF-8',
      { 'pages.jsonl': Buffer.concat([Buffer.from('\n\n'), Buffer.from([0xc3, 0x28])]) },
      { file: 'pages.jsonl', line: 3, field: '' },
    ],
    [
      'the packed file by its own name',
      { 'outlets.jsonl.gz': [{ ...outlet, kind: 'gossip' }] },
      { file: 'outlets.jsonl.gz', line: 1, field: 'kind' },
    ],
    [
      'a missing name',
      second('outlets.jsonl', outlet, { ...outlet, domain: 'b.example', name: undefined }),
      { file: 'outlets.jsonl', line: 2, field: 'name' },
    ],
    [
      'a domain with www',
      second('outlets.jsonl', outlet, { ...outlet, domain: 'www.b.example' }),
      { file: 'outlets.jsonl', line: 2, field: 'domain' },
    ],
    [
      'a domain in capitals',
      second('outlets.jsonl', outlet, { ...outlet, domain: 'B.example' }),
      { file: 'outlets.jsonl', line: 2, field: 'domain' },
    ],
    ['a repeated domain', second('outlets.jsonl', outlet, outlet), { file: 'outlets.jsonl', line: 2, field: 'domain' }],
    [
      'a rating above one',
      second('outlets.jsonl', outlet, { ...outlet, domain: 'b.example', rating: 96 }),
      { file: 'outlets.jsonl', line: 2, field: 'rating' },
    ],
    [
      'a relative address',
      second('pages.jsonl', page, { ...page, url: '/b' }),
      { file: 'pages.jsonl', line: 2, field: 'url' },
    ],
    [
      'a URL with another scheme',
      second('pages.jsonl', page, { ...page, url: 'ftp://gazette.example/b' }),
      { file: 'pages.jsonl', line: 2, field: 'url' },
    ],
    ['a repeated address', second('pages.jsonl', page, page), { file: 'pages.jsonl', line: 2, field: 'url' }],
    [
      'a page without a body',
      second('pages.jsonl', page, { url: other }),
      { file: 'pages.jsonl', line: 2, field: 'html' },
    ],
    [
      'a file that is not there',
      second('pages.jsonl', page, { url: other, file: 'files/none.pdf' }),
      { file: 'pages.jsonl', line: 2, field: 'file' },
    ],
    [
      'a file outside of the folder',
      second('pages.jsonl', page, { url: other, file: '../../etc/passwd' }),
      { file: 'pages.jsonl', line: 2, field: 'file' },
    ],
    [
      'an unknown behaviour',
      second('pages.jsonl', page, { ...page, url: other, behaviour: 'slow' }),
      { file: 'pages.jsonl', line: 2, field: 'behaviour' },
    ],
    [
      'an unknown engine',
      second('pages.jsonl', page, { ...page, url: other, indexed: ['google', 'altavista'] }),
      { file: 'pages.jsonl', line: 2, field: 'indexed[1]' },
    ],
    [
      'a day that does not exist',
      second('pages.jsonl', page, { ...page, url: other, published: '2026-02-30T00:00:00Z' }),
      { file: 'pages.jsonl', line: 2, field: 'published' },
    ],
    [
      'a header that would split the answer',
      second('pages.jsonl', page, { ...page, url: other, headers: { 'x-a': 'b\r\nc: d' } }),
      { file: 'pages.jsonl', line: 2, field: 'headers.x-a' },
    ],
    [
      'an impossible status',
      second('pages.jsonl', page, { ...page, url: other, status: 42 }),
      { file: 'pages.jsonl', line: 2, field: 'status' },
    ],
    [
      'an unknown platform',
      second('posts.jsonl', post, { ...post, platform: 'myspace' }),
      { file: 'posts.jsonl', line: 2, field: 'platform' },
    ],
    [
      'a wrong author field',
      second('posts.jsonl', post, { ...post, author: { created: 'yesterday' } }),
      { file: 'posts.jsonl', line: 2, field: 'author.created' },
    ],
    [
      'a fact check without a rating',
      second('factchecks.jsonl', check, { ...check, rating: undefined }),
      { file: 'factchecks.jsonl', line: 2, field: 'rating' },
    ],
    [
      'a capture time that is too short',
      second('captures.jsonl', capture, { ...capture, timestamp: '2026' }),
      { file: 'captures.jsonl', line: 2, field: 'timestamp' },
    ],
    [
      'an unknown source of records',
      second('records.jsonl', record, { ...record, source: 'diary' }),
      { file: 'records.jsonl', line: 2, field: 'source' },
    ],
    [
      'a score above a hundred',
      second('topics.jsonl', topic, { ...topic, externalId: 'u', newsworthinessScore: 101 }),
      { file: 'topics.jsonl', line: 2, field: 'newsworthinessScore' },
    ],
    ['a repeated topic', second('topics.jsonl', topic, topic), { file: 'topics.jsonl', line: 2, field: 'externalId' }],
    [
      'a fault of the wrong type, with its line',
      { 'faults.json': '{\n"brave": {},\n"gdelt": {"errorRate": "often"}}' },
      { file: 'faults.json', line: 3, field: 'gdelt.errorRate' },
    ],
  ])('reports a malformed world with file, line and field of %s', async (_, files, place) => {
    expect(await problemOf(files)).toEqual(place);
  });

  it('reports a malformed world if world.json is missing', async () => {
    await expect(loadWorld('/nonexistent/world')).rejects.toMatchObject({
      code: 'malformed-world',
      details: { file: 'world.json' },
    });
  });

  it('reports a malformed world if a truth has an unknown verdict', async () => {
    const files = { 'truth.jsonl': [{ topic: 't', verdict: 'maybe', level: ['verified'] }] };
    await expect(withWorld(files, loadTruth)).rejects.toMatchObject({
      details: { file: 'truth.jsonl', line: 1, field: 'verdict' },
    });
  });
});
