import { blocked, failed, limited, type Clock } from '@corroborate/domain';
import { encode } from 'iconv-lite';
import { PageReader } from './page.reader';
import { ParsePool } from './parse.pool';
import { createFakeGateway, type FakeWeb } from './testing/fake-web';
import { makePdf } from './testing/make-pdf';

const clock: Clock = { now: () => new Date('2024-06-30T12:00:00.000Z') };
const settings = {
  FETCH_TIMEOUT_MS: 5000,
  FETCH_MAX_BYTES: 1_000_000,
  RATE_SCALE: 1,
  CONTACT: 'https://desk.example',
};
const context = { investigationId: 1, stage: 'read' };
const URL_ = 'https://news.example.org/town/hall';
const ROBOTS = 'https://news.example.org/robots.txt';
const body = (
  text = 'The town council voted to close the old swimming hall after engineers found cracks in its roof.',
) =>
  `<html><head><title>Hall closes</title></head><body><article><h1>Hall closes</h1>${`<p>${text}</p>`.repeat(6)}` +
  '</article></body></html>';
const reader = (web: FakeWeb) => {
  const gateway = createFakeGateway(web);
  return { gateway, reader: new PageReader({ gateway, pool: new ParsePool(0), clock, settings }) };
};

describe('PageReader', () => {
  it('reads a page with the user agent, limits and per-host rate limit', async () => {
    const { gateway, reader: r } = reader({ [URL_]: { body: body() } });
    const article = await r.read(URL_, context);
    expect(article).toMatchObject({
      verdict: 'complete',
      url: URL_,
      finalUrl: URL_,
      via: 'live',
      fetchedAt: '2024-06-30T12:00:00.000Z',
    });
    expect(gateway.requests[1]).toMatchObject({
      provider: 'page',
      timeoutMs: 5000,
      maxBytes: 1_000_000,
      pace: { key: 'page:news.example.org', intervalMs: 1000 },
    });
    expect(gateway.requests[1]?.headers?.['user-agent']).toContain('https://desk.example');
  });

  it('does not fetch what robots.txt forbids', async () => {
    const { gateway, reader: r } = reader({
      [ROBOTS]: { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /town/' },
      [URL_]: { body: body() },
    });
    expect(await r.read(URL_, context)).toMatchObject({
      verdict: 'refused',
      verdictReason: expect.stringContaining('robots.txt'),
    });
    expect(gateway.requests.map((c) => c.url)).toEqual([ROBOTS]);
  });

  it('does not use a redirect target that robots.txt of its host forbids', async () => {
    const moved = 'https://archive.example.org/town/hall';
    const { reader: r } = reader({
      'https://archive.example.org/robots.txt': {
        headers: { 'content-type': 'text/plain' },
        body: 'User-agent: *\nDisallow: /',
      },
      [URL_]: { url: moved, body: body() },
    });
    expect(await r.read(URL_, context)).toMatchObject({
      verdict: 'refused',
      verdictReason: expect.stringContaining('archive.example.org'),
    });
  });

  it('applies the crawl delay of a site', async () => {
    const { gateway, reader: r } = reader({
      [ROBOTS]: { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nCrawl-delay: 7' },
      [URL_]: { body: body() },
    });
    await r.read(URL_, context);
    expect(gateway.requests[1]?.pace?.intervalMs).toBe(7000);
  });

  it('requests robots.txt once for several pages of an origin', async () => {
    const { gateway, reader: r } = reader({ [URL_]: { body: body() } });
    await r.read(URL_, context);
    await r.read(URL_, context);
    expect(gateway.requests.filter((c) => c.url === ROBOTS)).toHaveLength(1);
  });

  it('reads the page with a note if robots.txt returns a server error', async () => {
    const { reader: r } = reader({ [ROBOTS]: { status: 503 }, [URL_]: { body: body() } });
    expect(await r.read(URL_, context)).toMatchObject({
      verdict: 'complete',
      verdictReason: expect.stringContaining('robots.txt could not be read (HTTP 503)'),
    });
  });

  it.each([
    ['refused', blocked('private address')],
    ['error', limited('no turn in time')],
    ['error', failed('socket hang up')],
  ])('maps gateway outcomes to %s', async (verdict, outcome) => {
    const article = await reader({ [URL_]: outcome }).reader.read(URL_, context);
    expect(article.verdict).toBe(verdict);
    expect(article.verdictReason).toContain('reason' in outcome ? outcome.reason : '?');
  });

  it('never throws when it reads a page, even when the gateway does', async () => {
    const { reader: r } = reader({
      [URL_]: () => {
        throw new Error('broken gateway');
      },
    });
    expect(await r.read(URL_, context)).toMatchObject({
      verdict: 'error',
      verdictReason: expect.stringContaining('broken gateway'),
    });
  });

  it.each(['ftp://a.example/x', 'javascript:alert(1)', 'an invalid URL'])(
    'refuses %s without a request',
    async (address) => {
      const { gateway, reader: r } = reader({});
      expect((await r.read(address, context)).verdict).toBe('refused');
      expect(gateway.requests).toEqual([]);
    },
  );

  it('follows a meta refresh once and no further', async () => {
    const hop = (to: string) => ({
      body: `<html><head><meta http-equiv="refresh" content="0; url=${to}"></head><body></body></html>`,
    });
    const { reader: r } = reader({
      [URL_]: hop('/second'),
      'https://news.example.org/second': hop('/third'),
      'https://news.example.org/third': { body: body() },
    });
    expect(await r.read(URL_, context)).toMatchObject({
      url: URL_,
      finalUrl: 'https://news.example.org/second',
    });
  });

  it('does not follow a page that only reloads itself', async () => {
    const { reader: r } = reader({
      [URL_]: {
        body: body().replace('<title>', '<meta http-equiv="refresh" content="300;url=/other"><title>'),
      },
    });
    expect(await r.read(URL_, context)).toMatchObject({ finalUrl: URL_, verdict: 'complete' });
  });

  it.each([
    ['the header', { 'content-type': 'text/html; charset=windows-1251' }, '', 'win1251'],
    ['the page', { 'content-type': 'text/html' }, '<meta charset="shift_jis">', 'shift_jis'],
    ['neither, as UTF-8', { 'content-type': 'text/html' }, '', 'utf8'],
    ['a wrong UTF-8 declaration', { 'content-type': 'text/html; charset=utf-8' }, '', 'win1252'],
  ])('reads the charset named by %s', async (_name, headers, meta, charset) => {
    const words = {
      win1251: 'Городской совет решил закрыть бассейн',
      shift_jis: '市議会は水泳場の閉鎖を決めました',
      utf8: 'Zürich schließt das Hallenbad',
      win1252: 'Der Rat schließt das alte Hallenbad für immer',
    }[charset]!;
    const bytes = encode(body(words).replace('<title>', `${meta}<title>`), charset);
    expect((await reader({ [URL_]: { headers, body: bytes } }).reader.read(URL_, context)).text).toContain(words);
  });

  it('reads plain text as an article, never as markup', async () => {
    const { reader: r } = reader({
      [URL_]: {
        headers: { 'content-type': 'text/plain' },
        body:
          'Hall closes\n\nThe council voted on Monday to close it, said the mayor of the town.\n\n' +
          '<script>alert(1)</script> is how the mayor signs his letters to the council.',
      },
    });
    const article = await r.read(URL_, context);
    expect(article.text).toContain('<script>alert(1)</script> is how');
  });

  it('reads a plain text of one line as text, not as a title', async () => {
    const body = 'The mayor said on Thursday that plumbers found the lost mural behind a wall of the old courthouse.';
    const { reader: r } = reader({ [URL_]: { headers: { 'content-type': 'text/plain' }, body } });
    expect((await r.read(URL_, context)).text).toBe(body);
  });

  it.each(['application/pdf', 'application/octet-stream', 'text/html'])('reads a PDF sent as %s', async (type) => {
    const line = 'The council voted to close the old hall after cracks were found, the mayor said.';
    const pdf = makePdf({ pages: [[line, line, line]] });
    const { reader: r } = reader({ [URL_]: { headers: { 'content-type': type }, body: pdf } });
    expect(await r.read(URL_, context)).toMatchObject({
      verdict: 'complete',
      text: expect.stringContaining('close the old hall'),
    });
  });

  it.each(['image/png', 'application/json'])('reports %s as an unsupported type', async (type) => {
    expect(
      await reader({ [URL_]: { headers: { 'content-type': type }, body: '\x89PNG' } }).reader.read(URL_, context),
    ).toMatchObject({ verdict: 'error', verdictReason: expect.stringContaining(type), httpStatus: 200 });
  });
});

describe('rechecking a page', () => {
  const KNOWN = { etag: '"one"', lastModified: 'Mon, 01 Jan 2024 00:00:00 GMT' };

  it('sends a conditional request without cache and accepts 304 as unchanged', async () => {
    const { gateway, reader: r } = reader({ [URL_]: { status: 304 } });
    expect(await r.lookAgain(URL_, KNOWN, context)).toEqual({ kind: 'not-modified', status: 304 });
    expect(gateway.requests[1]).toMatchObject({
      cacheTtlMs: 0,
      headers: { 'if-none-match': KNOWN.etag, 'if-modified-since': KNOWN.lastModified },
    });
  });

  it('returns the page with its new validators, and never an archived copy', async () => {
    const { gateway, reader: r } = reader({
      [URL_]: {
        body: body('Another text of the hall stands here now.'),
        headers: { 'content-type': 'text/html', etag: '"two"' },
      },
    });
    const second = await r.lookAgain(URL_, { etag: null, lastModified: null }, context);
    expect(second).toMatchObject({ kind: 'read', validators: { etag: '"two"', lastModified: null } });
    expect(second.kind === 'read' && second.visible).toContain('Another text of the hall');
    const { reader: walled } = reader({ [URL_]: { status: 404 } });
    expect(await walled.lookAgain(URL_, KNOWN, context)).toMatchObject({ article: { verdict: 'gone', via: 'live' } });
    expect(gateway.requests.every(({ provider }) => provider === 'page')).toBe(true);
  });

  it('does not request a page that robots.txt forbids', async () => {
    const { gateway, reader: r } = reader({
      [ROBOTS]: { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /town/' },
      [URL_]: { body: body() },
    });
    expect(await r.lookAgain(URL_, KNOWN, context)).toMatchObject({ article: { verdict: 'refused' } });
    expect(gateway.requests.map(({ url }) => url)).toEqual([ROBOTS]);
  });
});
