import { failed, limited, type Clock } from '@corroborate/domain';
import type { FakePage } from '@corroborate/domain/testing';
import { PageReader } from '../page.reader';
import { ParsePool } from '../parse.pool';
import { createFakeGateway, type FakeWeb } from '../testing/fake-web';
import { markdownToMarkup } from './markdown.policy';

const clock: Clock = { now: () => new Date('2026-03-20T12:00:00.000Z') };
const settings = { FETCH_TIMEOUT_MS: 5000, FETCH_MAX_BYTES: 1_000_000, CONTACT: 'https://desk.example' };
const context = { investigationId: 1, stage: 'read' };
const PAGE = 'https://news.example.org/town/2026/harbour-wall';
const INDEX =
  'https://web.archive.org/cdx/search/cdx?url=https%3A%2F%2Fnews.example.org%2Ftown%2F2026%2Fharbour-wall&' +
  'output=json&fl=timestamp%2Coriginal%2Cdigest&filter=statuscode%3A200&to=20260320120000&' +
  'limit=-6';
const NEAREST =
  'https://archive.org/wayback/available?url=news.example.org%2Ftown%2F2026%2Fharbour-wall&timestamp=20260320120000';
const replayOf = (stamp: string) => `https://web.archive.org/web/${stamp}id_/${PAGE}`;
const READER = `https://r.jina.ai/${PAGE}`;
const SENTENCE =
  'The town council voted to rebuild the harbour wall after engineers found cracks along forty metres of it.';
const article = (title = 'Harbour wall to be rebuilt', extra = '') =>
  `<html><head><title>${title}</title><meta property="article:published_time" ` +
  `content="2026-03-03T08:00:00Z"></head><body><article><h1>${title}</h1>${`<p>${SENTENCE}</p>`.repeat(6)}` +
  `${extra}</article></body></html>`;
const CHALLENGE: FakePage = {
  status: 403,
  headers: { 'content-type': 'text/html', 'cf-mitigated': 'challenge' },
  body: '<html><head><title>Just a moment...</title></head><body>Verifying you are human.</body></html>',
};
const PAYWALL: FakePage = {
  body:
    '<html><head><title>Harbour wall to be rebuilt</title></head><body><article><h1>Harbour ' +
    `wall to be rebuilt</h1><p>${SENTENCE}</p><p class="correction">Correction: an earlier ` +
    'version of this article gave a wrong length of the wall.</p><div><h2>Subscribe to ' +
    'continue reading</h2><p>This article is for subscribers only.</p></div></article></body>' +
    '</html>',
};
const json = (value: unknown): FakePage => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});
const index = (...rows: [string, string][]) =>
  json([['timestamp', 'original', 'digest'], ...rows.map(([stamp, digest]) => [stamp, PAGE, digest])]);

/** Archive replay of a page; only captures have this header. */
const capture = (page: FakePage = {}): FakePage => ({
  headers: { 'content-type': 'text/html', 'memento-datetime': 'Tue, 10 Mar 2026 08:00:00 GMT' },
  ...page,
});

async function read(web: FakeWeb, over: { READER_FALLBACK?: boolean } = {}) {
  const gateway = createFakeGateway(web);
  const reader = new PageReader({ gateway, pool: new ParsePool(0), clock, settings: { ...settings, ...over } });
  const result = await reader.read(PAGE, context);
  return {
    result,
    asked: gateway.requests.map((call) => call.url).filter((url) => !url.endsWith('/robots.txt')),
    gateway,
  };
}

describe('a page behind a challenge or paywall', () => {
  it('reads a page behind a challenge from the newest capture, marks it and keeps the page URL', async () => {
    const { result, asked, gateway } = await read({
      [PAGE]: CHALLENGE,
      [INDEX]: index(['20260303091500', 'AA'], ['20260310080000', 'BB']),
      [replayOf('20260310080000')]: capture({ body: article() }),
    });
    expect(result).toMatchObject({
      verdict: 'complete',
      via: 'archive',
      url: PAGE,
      finalUrl: PAGE,
      host: 'news.example.org',
      fetchedAt: '2026-03-20T12:00:00.000Z',
      title: 'Harbour wall to be rebuilt',
    });
    expect(result.published?.value).toBe('2026-03-03T08:00:00.000Z');
    expect(result.verdictReason).toMatch(
      /^Archived copy of 2026-03-10T08:00:00\.000Z \(web\.archive\.org\)\. .*could not be read \(challenge\)/,
    );
    expect(asked).toEqual([PAGE, INDEX, replayOf('20260310080000')]);
    expect(gateway.requests.find((call) => call.url === INDEX)).toMatchObject({
      provider: 'wayback',
      pace: { key: 'wayback', intervalMs: 2500, maxWaitMs: 15_000 },
    });
  });

  it('gets the date of “two hours ago” relative to the capture, not to today', async () => {
    const body = article()
      .replace(/<meta[^>]*>/, '')
      .replace('</h1>', '</h1><time>2 hours ago</time>');
    const { result } = await read({
      [PAGE]: CHALLENGE,
      [INDEX]: index(['20260310080000', 'BB']),
      [replayOf('20260310080000')]: capture({ body }),
    });
    expect(result.published?.value.slice(0, 10)).toBe('2026-03-10');
  });

  it('reads an older capture of a blocked page if the newest has the same wall, and tries no third', async () => {
    const { result, asked } = await read({
      [PAGE]: CHALLENGE,
      [INDEX]: index(
        ['20260301000000', 'AA'],
        ['20260302000000', 'BB'],
        ['20260303000000', 'CC'],
        ['20260304000000', 'CC'],
      ),
      [replayOf('20260304000000')]: capture({ body: CHALLENGE.body! }),
      [replayOf('20260302000000')]: capture({ body: '<html><body><h1>Page not found</h1></body></html>' }),
    });
    expect(asked.slice(2)).toEqual([replayOf('20260304000000'), replayOf('20260302000000')]);
    expect(result).toMatchObject({ verdict: 'challenge', via: 'live', httpStatus: 403 });
    expect(result.verdictReason).toContain('No usable copy: archive: it shows no article (challenge)');
  });

  it('uses the nearest-capture lookup only if the index fails', async () => {
    const nearest = {
      status: '200',
      available: true,
      url: `http://web.archive.org/web/20260310080000/${PAGE}`,
      timestamp: '20260310080000',
    };
    const web: FakeWeb = {
      [PAGE]: CHALLENGE,
      [INDEX]: { status: 503 },
      [NEAREST]: json({ archived_snapshots: { closest: nearest } }),
      [replayOf('20260310080000')]: capture({ body: article() }),
    };
    expect((await read(web)).result).toMatchObject({ verdict: 'complete', via: 'archive' });
    const full = await read({
      ...web,
      [INDEX]: limited('the next free moment to call wayback is 40 s away'),
    });
    expect(full.asked).toEqual([PAGE, INDEX]);
    expect(full.result).toMatchObject({
      verdict: 'challenge',
      verdictReason: expect.stringContaining('40 s away'),
    });
  });

  it.each([
    ['the archive has no copy', json([]), 'no capture in the archive'],
    ['the index refuses the page', { status: 403 }, 'not available from the archive'],
    ['the archive limits requests', { status: 429 }, 'rate limit of the archive'],
    [
      'the row is for another site',
      json([
        ['timestamp', 'original', 'digest'],
        ['20260310080000', 'https://other.example.net/x', 'A'],
      ]),
      'no capture',
    ],
    ['the row is malformed', json([['timestamp', 'original', 'digest'], ['99', PAGE, 'A'], 'x']), 'no capture'],
  ])('remains unread if %s', async (_name, answer, reason) => {
    const { result } = await read({ [PAGE]: CHALLENGE, [INDEX]: answer, [NEAREST]: failed('x') });
    expect(result).toMatchObject({ verdict: 'challenge', httpStatus: 403, via: 'live' });
    expect(result.verdictReason).toContain(reason);
  });

  it('does not accept an archive redirect outside of its captures', async () => {
    const { result } = await read({
      [PAGE]: CHALLENGE,
      [INDEX]: index(['20260310080000', 'BB']),
      [replayOf('20260310080000')]: capture({ body: article(), url: 'https://elsewhere.example.net/' }),
    });
    expect(result).toMatchObject({
      verdict: 'challenge',
      verdictReason: expect.stringContaining('redirects to another page'),
    });
  });

  const EXCLUDED: FakePage = {
    body:
      '<html><head><title>Wayback Machine</title></head><body><h1>Sorry.</h1>' +
      `${`<p>${SENTENCE}</p>`.repeat(6)}<p>This URL has been excluded from the Wayback Machine.</p></body></html>`,
  };

  it.each([
    ['shows its own page for an excluded site', EXCLUDED, 'excluded sites'],
    ['limits requests', { status: 429 }, 'rate limit of the archive'],
    ['archived a refusal of the site', capture({ status: 429, body: '<h1>Too many requests</h1>' }), 'HTTP 429'],
    ['archived an error of the site', capture({ status: 503, body: '<h1>Down</h1>' }), 'HTTP 503'],
  ])('does not read a page behind a challenge from the archive if the archive %s', async (_what, answer, reason) => {
    const { result } = await read({
      [PAGE]: CHALLENGE,
      [INDEX]: index(['20260310080000', 'BB']),
      [replayOf('20260310080000')]: answer,
    });
    expect(result).toMatchObject({ verdict: 'challenge', via: 'live' });
    expect(result.verdictReason).toContain(reason);
  });

  it('reads an older capture of a page behind a challenge if the newest is an archived refusal', async () => {
    const { result } = await read({
      [PAGE]: CHALLENGE,
      [INDEX]: index(['20260303091500', 'AA'], ['20260310080000', 'BB']),
      [replayOf('20260310080000')]: capture({ status: 429, body: '<h1>Too many requests</h1>' }),
      [replayOf('20260303091500')]: capture({ body: article() }),
    });
    expect(result).toMatchObject({ verdict: 'complete', via: 'archive' });
  });

  it('replaces a page behind a paywall with a complete copy and keeps the current correction', async () => {
    const { result } = await read({
      [PAGE]: PAYWALL,
      [INDEX]: index(['20260310080000', 'BB']),
      [replayOf('20260310080000')]: capture({ body: article() }),
    });
    expect(result).toMatchObject({ verdict: 'complete', via: 'archive' });
    expect(result.notices.join()).toContain('wrong length of the wall');
  });

  it.each([
    ['contains only part of the text', article().slice(0, 560), 'only part'],
    ['is a different story', article('Goose sworn in as deputy mayor'), 'a different story'],
  ])('remains behind its paywall if the copy %s', async (_name, body, reason) => {
    const { result } = await read({
      [PAGE]: PAYWALL,
      [INDEX]: index(['20260310080000', 'BB']),
      [replayOf('20260310080000')]: capture({ body }),
    });
    expect(result).toMatchObject({ verdict: 'paywall', via: 'live' });
    expect(result.verdictReason).toContain(reason);
  });

  it('looks up no copy of a page after robots.txt, a legal block or a server error', async () => {
    const robots = { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /' };
    const forbidden = await read({
      'https://news.example.org/robots.txt': robots,
      [PAGE]: { body: article() },
    });
    expect(forbidden).toMatchObject({ asked: [], result: { verdict: 'refused' } });
    for (const status of [451, 429, 500])
      expect((await read({ [PAGE]: { status, body: '<p>no</p>' } })).asked).toEqual([PAGE]);
  });

  it('remains gone, with the archived text as a record', async () => {
    const web = { [PAGE]: { status: 410, body: '<p>no</p>' }, [INDEX]: index(['20260310080000', 'BB']) };
    const { result, asked } = await read(
      { ...web, [replayOf('20260310080000')]: capture({ body: article() }) },
      { READER_FALLBACK: true },
    );
    expect(result).toMatchObject({ verdict: 'gone', httpStatus: 410, via: 'archive' });
    expect(result.text).toContain(SENTENCE);
    expect(result.verdictReason).toMatch(/HTTP 410.*Archived copy of 2026-03-10.*not evidence/);
    expect(asked).not.toContain(READER);
    expect((await read(web, { READER_FALLBACK: true })).asked).not.toContain(READER);
  });

  it('looks up a copy of a page for a 403 response', async () => {
    const { result } = await read({
      [PAGE]: { status: 403, body: '<html><body><h1>Forbidden</h1></body></html>' },
      [INDEX]: index(['20260310080000', 'BB']),
      [replayOf('20260310080000')]: capture({ body: article() }),
    });
    expect(result).toMatchObject({ verdict: 'complete', via: 'archive' });
  });
});

describe('reader service', () => {
  const data = {
    title: 'Harbour wall to be rebuilt',
    url: PAGE,
    publishedTime: '2026-03-03T08:00:00Z',
    content: Array(6).fill(`${SENTENCE} See the [report](https://town.example.gov/report).`).join('\n\n'),
  };
  const web = (answer: FakePage): FakeWeb => ({ [PAGE]: CHALLENGE, [INDEX]: json([]), [READER]: answer });

  it('does not use the reader service unless it is enabled', async () => {
    expect((await read(web(json({ data })))).asked).not.toContain(READER);
  });

  it('uses the reader service after the archive and marks its copy', async () => {
    const { result, asked, gateway } = await read(web(json({ code: 200, data })), { READER_FALLBACK: true });
    expect(asked).toEqual([PAGE, INDEX, READER]);
    expect(gateway.requests.at(-1)?.pace).toEqual({ key: 'jina-reader', intervalMs: 3000, maxWaitMs: 15_000 });
    expect(result).toMatchObject({ verdict: 'complete', via: 'reader', finalUrl: PAGE, title: data.title });
    expect(result.published?.value).toBe('2026-03-03T08:00:00.000Z');
    expect(result.links[0]).toMatchObject({ url: 'https://town.example.gov/report', text: 'report' });
  });

  it.each([
    'This is a cached snapshot of the original page, consider retry with caching opt-out.',
    'This page contains iframe that are currently hidden, consider enabling iframe processing.',
  ])('uses a copy of the reader service with a warning that is not a wall: %s', async (warning) => {
    const { result } = await read(web(json({ data: { ...data, warning } })), { READER_FALLBACK: true });
    expect(result).toMatchObject({ verdict: 'complete', via: 'reader' });
  });

  it.each(['Thu, 12 Mar 2026 07:30:00 GMT', '1773300600', 'March 12', 20260312])(
    'yields no publication date unless it is ISO 8601: %s',
    async (publishedTime) => {
      const { result } = await read(web(json({ data: { ...data, publishedTime } })), { READER_FALLBACK: true });
      expect(result).toMatchObject({ verdict: 'complete', published: null });
    },
  );

  it.each([
    [
      'a note together with a wall',
      json({
        data: {
          ...data,
          warning:
            'This is a cached snapshot of the original page.\nThis page maybe requiring CAPTCHA, please sign in.',
        },
      }),
      'CAPTCHA',
    ],
    [
      'a warning about the target',
      json({ data: { ...data, warning: 'Target URL returned error 404: Not Found' } }),
      'error 404',
    ],
    ['another site', json({ data: { ...data, url: 'https://login.example.net/' } }), 'another site'],
    [
      'a challenge as content',
      json({
        data: {
          ...data,
          title: 'Just a moment...',
          content: 'Verifying you are human. This may take a few seconds.',
        },
      }),
      'shows no article',
    ],
    ['a blocked domain', { status: 451, body: '{}' }, 'HTTP 451'],
    ['too many requests', { status: 429, body: '{}' }, 'rate limit'],
    ['a malformed response', { body: '<html>' }, 'unreadable'],
  ])('leaves the page unread for %s', async (_name, answer, reason) => {
    const { result } = await read(web(answer), { READER_FALLBACK: true });
    expect(result).toMatchObject({ verdict: 'challenge', via: 'live' });
    expect(result.verdictReason).toContain(reason);
  });
});

describe('markdownToMarkup', () => {
  it('keeps headings, items and links and escapes hostile text', () => {
    const markup = markdownToMarkup(
      '## A *head*\n\n* one\n* two [link](javascript:alert(1))\n\n' +
        '![pic](https://x.example/p.png) <img src=x onerror=1> **bold** snake_case',
      'T"><script>',
      null,
    );
    expect(markup).toContain('<h2>A head</h2>\n<p>one</p>\n<p>two ');
    expect(markup).toContain('&lt;img src=x onerror=1&gt; bold snake_case</p>');
    expect(markup).not.toMatch(/<script|<img|href="javascript/);
  });
});

describe('a redirect to another host', () => {
  it('uses a redirect to another host only if robots.txt of that host allows it', async () => {
    const moved = { body: article(), url: 'https://other.example.net/wall' };
    const robots = { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /wall' };
    expect((await read({ [PAGE]: moved })).result).toMatchObject({
      verdict: 'complete',
      site: 'example.net',
    });
    const { result } = await read({ [PAGE]: moved, 'https://other.example.net/robots.txt': robots });
    expect(result).toMatchObject({
      verdict: 'refused',
      text: '',
      verdictReason: expect.stringContaining('moved to other.example.net'),
    });
  });
});
