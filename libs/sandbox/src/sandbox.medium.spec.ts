import { readFileSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import { XMLParser } from 'fast-xml-parser';
import { ProxyAgent, request } from 'undici';
import { loadWorld, type Sandbox, startSandbox } from './index';
import { type WorldFiles, writeWorld } from './testing/world.folder';

const story = 'Inspectors found a crack in the Wend bridge on Monday, and the county closed it at once.';
const article = (title: string, extra = '') =>
  `<html><head><title>${title} | Gazette</title></head><body><h1>${title}</h1><p>${story}</p>` +
  `<p>${extra || 'Buses are to take another way until the girder has been mended, officials said.'}` +
  '</p></body></html>';
const at = (path: string) => `https://www.gazette.example${path}`;

const FILES: WorldFiles = {
  'outlets.jsonl': [
    {
      domain: 'gazette.example',
      name: 'The Gazette',
      kind: 'newspaper',
      country: 'US',
      robots: 'User-agent: *\nDisallow: /private\n',
      registered: '2001-02-03T04:05:06Z',
    },
    { domain: 'courier.example', name: 'Wend Courier', kind: 'newspaper', country: 'GB' },
  ],
  'pages.jsonl': [
    {
      url: at('/bridge'),
      html: article('Wend bridge closed after crack'),
      published: '2026-06-09T10:07:00Z',
    },
    {
      url: 'https://courier.example/news/bridge?id=7',
      text: `${story}\n\nDrivers were angry.`,
      title: 'Crack closes Wend bridge',
      published: '2026-06-01T08:00:00Z',
      engineDate: '2026-06-05T08:00:00Z',
    },
    {
      url: at('/undated'),
      html: article('Wend bridge crack: what we know'),
      published: '2026-06-09T11:00:00Z',
      engineDate: null,
      indexed: ['brave', 'gdelt'],
    },
    { url: at('/tomorrow'), html: article('Wend bridge crack repaired'), published: '2026-06-11T10:00:00Z' },
    { url: at('/moved'), redirect: at('/bridge'), status: 301 },
    {
      url: at('/edited'),
      html: article('31 hurt'),
      headers: { 'Last-Modified': 'Mon, 08 Jun 2026 08:00:00 GMT' },
      versions: [{ visit: 3, html: article('13 hurt') }],
      indexed: [],
    },
    { url: at('/slow'), html: article('Slow'), behaviour: 'slow:150', indexed: [] },
    { url: at('/hang'), html: article('Hang'), behaviour: 'hang', indexed: [] },
    { url: at('/reset'), html: article('Reset'), behaviour: 'reset', indexed: [] },
    { url: at('/cut'), html: article('Cut'), behaviour: 'truncate', indexed: [] },
    { url: at('/huge'), html: article('Huge'), behaviour: 'huge:300000', indexed: [] },
    { url: at('/wall'), html: article('Wall'), behaviour: 'paywall', indexed: [] },
    { url: at('/bot'), html: article('Bot'), behaviour: 'blocked', indexed: [] },
    { url: at('/flaky'), html: article('Flaky'), behaviour: 'flaky:1', indexed: [] },
    {
      url: at('/latin'),
      html: '<p>Größe</p>',
      headers: { 'Content-Type': 'text/html; charset=iso-8859-1' },
      indexed: [],
    },
    { url: at('/report.pdf'), file: 'files/report.pdf', title: 'Bridge report', indexed: ['searxng'] },
    { url: at('/packed'), file: 'files/packed.html.gz', indexed: [] },
    { url: at('/gone'), status: 410, html: '<h1>Gone</h1>', indexed: [] },
  ],
  'files/report.pdf': '%PDF-1.4\nstream\nBT (Girder inspection found corrosion) Tj ET\nendstream\n%%EOF',
  'files/packed.html.gz': article('Packed'),
  'captures.jsonl': [
    { url: at('/bridge'), timestamp: '20260609120000', digest: 'AAAA' },
    {
      url: at('/bridge'),
      timestamp: '20260610010000',
      digest: 'BBBB',
      html: '<body>An older wording</body>',
    },
    { url: at('/bridge'), timestamp: '20260701010000', digest: 'CCCC' },
  ],
  'factchecks.jsonl': [
    {
      claim: 'The Wend bridge has collapsed',
      publisher: 'courier.example',
      url: 'https://courier.example/check',
      title: 'No, it stands',
      reviewDate: '2026-06-09',
      rating: 'False',
      language: 'en',
    },
  ],
  'posts.jsonl': [
    {
      platform: 'bluesky',
      id: '3aaa',
      url: 'https://bsky.app/profile/ana.example/post/3aaa',
      created: '2026-06-09T09:00:00Z',
      text: 'Wend bridge is shut – see https://courier.example/x',
      links: ['https://courier.example/x'],
      author: { handle: 'ana.example', created: '2024-01-01T00:00:00Z', followers: 5 },
    },
    {
      platform: 'bluesky',
      id: '3bbb',
      url: 'https://bsky.app/profile/bo.example/post/3bbb',
      created: '2026-06-09T09:30:00Z',
      text: 'Wend bridge fell down!!',
      deleted: true,
      author: { handle: 'bo.example' },
    },
    {
      platform: 'mastodon',
      id: '11',
      url: 'https://social.example/@cy/11',
      created: '2026-06-09T09:10:00Z',
      text: 'The Wend bridge #traffic',
      author: { handle: 'cy' },
    },
    {
      platform: 'hackernews',
      id: '44',
      url: 'https://news.ycombinator.com/item?id=44',
      created: '2026-06-09T09:20:00Z',
      text: 'Wend bridge closed',
      links: [at('/bridge')],
      metrics: { score: 9 },
      author: { handle: 'dee', karma: 3 },
    },
  ],
  'records.jsonl': [
    {
      source: 'wikipedia',
      id: '5',
      title: 'Wend Bridge',
      date: '2025-01-01',
      text: 'The Wend Bridge is a bridge.',
      url: 'https://en.wikipedia.org/wiki/Wend_Bridge',
      fields: { pageid: 5 },
    },
    {
      source: 'wikidata',
      id: 'Q7',
      title: 'The Gazette',
      date: '2025-01-01',
      text: 'newspaper',
      url: 'https://www.wikidata.org/wiki/Q7',
      fields: {
        label: 'The Gazette',
        aliases: ['Wend Mercury'],
        sitelinks: ['enwiki'],
        claims: { P856: 'https://gazette.example/', P571: '1901', P127: 'Q8' },
      },
    },
  ],
};

let folder: Awaited<ReturnType<typeof writeWorld>>;
let sandbox: Sandbox;
let agent: ProxyAgent;

beforeAll(async () => {
  folder = await writeWorld(FILES);
  sandbox = await startSandbox(await loadWorld(folder.dir));
  agent = agentFor(sandbox);
});
afterAll(async () => {
  await agent.destroy();
  await sandbox.stop();
  await folder.remove();
});

const agentFor = ({ proxyUrl, caFile }: Sandbox) =>
  new ProxyAgent({ uri: proxyUrl, requestTls: { ca: readFileSync(caFile) } });

/** Untyped JSON, of which tests read single fields. */
type Loose = ReturnType<typeof JSON.parse>;

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
  text: string;
  json: Loose;
}
async function get(url: string, options: Parameters<typeof request>[1] = {}): Promise<Answer> {
  const response = await request(url, {
    dispatcher: agent,
    ...options,
    headers: { 'user-agent': 'Test/1.0 (test@example.org)', ...options.headers },
  });
  const bytes = Buffer.from(await response.body.arrayBuffer());
  const text = bytes.toString('utf8');
  return {
    status: response.statusCode,
    headers: response.headers,
    bytes,
    text,
    json: /^[[{]/.test(text) ? JSON.parse(text) : null,
  };
}
const post = (url: string, body: string | object, headers: Record<string, string> = {}) =>
  get(url, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'content-type': typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json',
      ...headers,
    },
  });
const rss = (text: string) => {
  const { item = [] } = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' }).parse(text).rss
    .channel;
  return item as Record<string, Loose>[];
};
const q = encodeURIComponent('Wend bridge crack');

describe('pages served under their real host names', () => {
  it('serves pages under their real host names over TLS with a certificate of the CA file', async () => {
    const answer = await get(at('/bridge'));
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.text).toBe(article('Wend bridge closed after crack'));
    const stranger = new ProxyAgent({ uri: sandbox.proxyUrl });
    await expect(request(at('/bridge'), { dispatcher: stranger })).rejects.toThrow();
    await stranger.destroy();
  });

  it('serves pages to plain proxy requests too and redirects them from http to https', async () => {
    const { port } = new URL(sandbox.proxyUrl);
    const location = await new Promise((resolve, reject) => {
      httpGet(
        {
          host: '127.0.0.1',
          port,
          path: 'http://gazette.example/bridge/',
          headers: { host: 'gazette.example' },
        },
        (response) => {
          response.resume();
          resolve([response.statusCode, response.headers.location]);
        },
      ).on('error', reject);
    });
    expect(location).toEqual([301, at('/bridge')]);
  });

  it('shows a plain-text page as an article without revealing its date', async () => {
    const { text } = await get('https://courier.example/news/bridge?id=7&utm_source=x');
    expect(text).toContain('<h1>Crack closes Wend bridge</h1>');
    expect(text).toContain('<p>Drivers were angry.</p>');
    expect(text).not.toContain('2026');
  });

  it('returns 404 for unknown paths and serves a separate robots.txt for each outlet', async () => {
    const answers = await Promise.all(['/nothing', '/robots.txt'].map((path) => get(at(path))));
    expect(answers.map(({ status }) => status)).toEqual([404, 200]);
    expect(answers[1]?.text).toContain('Disallow: /private');
    expect((await get('https://courier.example/robots.txt')).status).toBe(404);
  });

  it('serves files, packed files, redirects, statuses and charsets as defined in the world', async () => {
    const [pdf, packed, moved, gone, latin] = await Promise.all(
      ['/report.pdf', '/packed', '/moved', '/gone', '/latin'].map((path) => get(at(path))),
    );
    expect(pdf?.headers['content-type']).toBe('application/pdf');
    expect(packed?.text).toBe(article('Packed'));
    expect([moved?.status, moved?.headers.location]).toEqual([301, at('/bridge')]);
    expect([gone?.status, gone?.text]).toEqual([410, '<h1>Gone</h1>']);
    expect(latin?.bytes.toString('latin1')).toBe('<p>Größe</p>');
  });

  it('does not report a page as unmodified once a newer version exists', async () => {
    const since = (moment = '') => get(at('/edited'), { headers: { 'if-modified-since': moment } });
    const modified = String((await get(at('/edited'))).headers['last-modified']);
    expect((await since(modified)).status).toBe(304);
    const edited = await since(modified);
    expect([edited.status, edited.text, edited.headers['last-modified']]).toEqual([200, article('13 hurt'), undefined]);
  });

  it('fails with 502 for a host that the world does not have', async () => {
    await expect(get('https://nowhere.example/')).rejects.toThrow(/502/);
  });
});

describe('misbehaving pages', () => {
  it('delays the response of a slow page', async () => {
    const start = performance.now();
    await get(at('/slow'));
    expect(performance.now() - start).toBeGreaterThan(140);
  });

  it('never responds to a request for a hanging page', async () => {
    await expect(get(at('/hang'), { headersTimeout: 200 })).rejects.toMatchObject({
      code: 'UND_ERR_HEADERS_TIMEOUT',
    });
  });

  it('resets the connection for a page with that fault', async () => {
    await expect(get(at('/reset'))).rejects.toThrow();
  });

  it('breaks off the response of a cut page in the middle of the body', async () => {
    await expect(get(at('/cut'))).rejects.toThrow();
  });

  it('sends an oversized response for a huge page', async () => {
    expect((await get(at('/huge'))).bytes.length).toBe(300_000);
  });

  it('hides the story of a page behind a paywall or a challenge', async () => {
    const [wall, bot] = await Promise.all([get(at('/wall')), get(at('/bot'))]);
    expect(wall.text).toContain(story);
    expect(wall.text).not.toContain('girder');
    expect([403, 503]).toContain(bot.status);
    expect(bot.text).not.toContain('bridge');
  });

  it('fails the first request for a flaky page and then responds', async () => {
    const statuses = [(await get(at('/flaky'))).status, (await get(at('/flaky'))).status];
    expect(statuses).toEqual([503, 200]);
  });
});

describe('search engines', () => {
  it('wraps links in DuckDuckGo results and adds advertisements', async () => {
    const { text } = await post('https://html.duckduckgo.com/html/', `q=${q}&b=`);
    const links = [...text.matchAll(/class="result__a" href="([^"]+)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    expect(links[0]).toContain('duckduckgo.com/y.js');
    const targets = links.slice(1).map((href) => new URL(href, 'https://duckduckgo.com').searchParams.get('uddg'));
    expect(targets.sort()).toEqual(['https://courier.example/news/bridge?id=7', at('/bridge')]);
  });

  it('encodes Google News links so that only Google’s own procedure decodes them', async () => {
    const items = rss((await get(`https://news.google.com/rss/search?q=${q}&hl=en-US&gl=US&ceid=US:en`)).text);
    expect(items.map(({ title }) => title)).toContain('Crack closes Wend bridge - Wend Courier');
    const courier = items.find(({ source }) => source['#text'] === 'Wend Courier');
    expect(courier?.pubDate).toBe('Fri, 05 Jun 2026 08:00:00 GMT');
    const id = String(courier?.guid['#text']);
    const page = (await get(`https://news.google.com/rss/articles/${id}`)).text;
    const [sg, ts] = [/data-n-a-sg="([^"]+)"/, /data-n-a-ts="([^"]+)"/].map((pattern) => pattern.exec(page)?.[1]);
    const inner = (signature?: string) => JSON.stringify(['garturlreq', [['X']], id, Number(ts), signature]);
    const decode = async (signature?: string) => {
      const call = JSON.stringify([[['Fbv4je', inner(signature), null, 'generic']]]);
      const { text } = await post(
        'https://news.google.com/_/DotsSplashUi/data/batchexecute',
        `f.req=${encodeURIComponent(call)}`,
      );
      expect(text.startsWith(")]}'\n\n")).toBe(true);
      return JSON.parse(text.slice(6))[0][2];
    };
    expect(JSON.parse(await decode(sg))).toEqual(['garturlres', 'https://courier.example/news/bridge?id=7', 1]);
    expect(await decode('forged')).toBeNull();
  });

  it('applies Google News date operators to the displayed date', async () => {
    const found = async (raw: string) =>
      rss((await get(`https://news.google.com/rss/search?q=${encodeURIComponent(raw)}`)).text).length;
    expect(await found('Wend bridge crack')).toBe(2);
    expect(await found('Wend bridge crack after:2026-06-04 before:2026-06-06')).toBe(1);
    expect(await found('"bridge crack Wend"')).toBe(0);
  });

  it('wraps Bing News links in apiclick with lowercase escapes', async () => {
    const items = rss((await get(`https://www.bing.com/news/search?q=${q}&format=rss`)).text);
    const link = String(items.find((item) => item['News:Source'] === 'Wend Courier')?.link);
    expect(link).toContain('url=https%3a%2f%2fcourier.example%2fnews%2fbridge%3fid%3d7');
    expect(new URL(link).searchParams.get('url')).toBe('https://courier.example/news/bridge?id=7');
  });

  it('returns Brave results with the dates that Brave knows', async () => {
    const base = 'https://api.search.brave.com/res/v1';
    const web = await get(`${base}/web/search?q=${q}&count=20`);
    const byUrl = Object.fromEntries(web.json.web.results.map((result: Loose) => [result.url, result.page_age]));
    expect(byUrl).toEqual({
      [at('/bridge')]: '2026-06-09T10:07:00',
      'https://courier.example/news/bridge?id=7': '2026-06-05T08:00:00',
      [at('/undated')]: undefined,
    });
    const news = await get(`${base}/news/search?q=${q}&freshness=2026-06-05to2026-06-05&count=20`);
    expect(news.json.results.map((result: Loose) => result.url)).toEqual(['https://courier.example/news/bridge?id=7']);
    expect((await get(`${base}/web/search?q=zeppelin&count=20`)).json.web.results).toEqual([]);
  });

  it('returns search results as JSON from any SearXNG instance', async () => {
    const { json } = await get(`https://searx.example/search?format=json&q=${q}`);
    expect(json.results.map((result: Loose) => result.url)).toHaveLength(2);
    expect(json.unresponsive_engines).toEqual([]);
  });

  it('requires every word in a GDELT query, rounds dates to 15 minutes and returns {} for no match', async () => {
    const ask = (parameters: string) =>
      get(`https://api.gdeltproject.org/api/v2/doc/doc?mode=artlist&format=json&${parameters}`);
    const { json } = await ask(`query=${q}`);
    const seen = Object.fromEntries(json.articles.map((found: Loose) => [found.url, found.seendate]));
    expect(seen).toEqual({
      [at('/bridge')]: '20260609T101500Z',
      'https://courier.example/news/bridge?id=7': '20260605T080000Z',
      [at('/undated')]: '',
    });
    expect((await ask(`query=${q}%20helicopter`)).json).toEqual({});
    expect((await ask(`query=${q}%20of`)).text).toContain('too short');
    expect(
      (await ask(`query=${q}&startdatetime=20260609000000&enddatetime=20260610000000`)).json.articles,
    ).toHaveLength(1);
  });

  it('never returns a search result published after the world’s present', async () => {
    const { json } = await get(
      `https://searx.example/search?format=json&q=${encodeURIComponent('Wend bridge crack repaired')}`,
    );
    expect(json.results.map((result: Loose) => result.url)).not.toContain(at('/tomorrow'));
  });

  it('finds the text of a PDF through a SearXNG search', async () => {
    const { json } = await get('https://searx.example/search?format=json&q=girder+corrosion');
    expect(json.results.map((found: Loose) => found.url)).toContain(at('/report.pdf'));
  });

  it('returns search results in Tavily’s own format', async () => {
    const asked = { query: 'Wend bridge crack', topic: 'news', max_results: 1 };
    const tavily = await post('https://api.tavily.com/search', asked);
    expect(tavily.json.results).toMatchObject([
      { url: 'https://courier.example/news/bridge?id=7', published_date: 'Fri, 05 Jun 2026 08:00:00 GMT' },
    ]);
  });
});

describe('records, archives and posts', () => {
  it('lists archived captures up to the world’s present and serves the nearest one', async () => {
    const cdx = await get(
      'https://web.archive.org/cdx/search/cdx?output=json&fl=timestamp,digest&url=' +
        `${encodeURIComponent('gazette.example/bridge')}`,
    );
    expect(cdx.json).toEqual([
      ['timestamp', 'digest'],
      ['20260609120000', 'AAAA'],
      ['20260610010000', 'BBBB'],
    ]);
    expect((await get('https://web.archive.org/cdx/search/cdx?output=json&url=gazette.example/none')).json).toEqual([]);
    const nearest = await get(`https://web.archive.org/web/20260610id_/${at('/bridge')}`);
    expect(nearest.headers.location).toBe(`https://web.archive.org/web/20260610010000id_/${at('/bridge')}`);
    const replay = await get(String(nearest.headers.location));
    expect([replay.text, replay.headers['memento-datetime']]).toEqual([
      '<body>An older wording</body>',
      'Wed, 10 Jun 2026 01:00:00 GMT',
    ]);
    const available = await get('https://archive.org/wayback/available?url=gazette.example/bridge&timestamp=20260101');
    expect(available.json.archived_snapshots.closest.timestamp).toBe('20260609120000');
  });

  it('redirects RDAP requests to a registry that knows only registered domains', async () => {
    const hop = await get('https://rdap.org/domain/gazette.example');
    expect(hop.status).toBe(302);
    const record = await get(String(hop.headers.location));
    expect(record.json.events[0]).toEqual({ eventAction: 'registration', eventDate: '2001-02-03T04:05:06Z' });
    const unknown = await get(String(hop.headers.location).replace('gazette', 'courier'));
    expect([unknown.status, unknown.json.errorCode]).toEqual([404, 404]);
  });

  it('returns fact checks and Wikipedia articles that match a query', async () => {
    const base = 'https://factchecktools.googleapis.com/v1alpha1/claims:search?key=k&query=';
    expect((await get(`${base}bridge%20collapsed`)).json.claims[0].claimReview[0]).toMatchObject({
      textualRating: 'False',
      publisher: { name: 'Wend Courier' },
    });
    expect((await get(`${base}zeppelin`)).json).toEqual({});
    const wiki = await get('https://en.wikipedia.org/w/api.php?action=query&list=search&format=json&srsearch=Wend');
    expect(wiki.json.query.search).toMatchObject([{ title: 'Wend Bridge' }]);
  });

  it('returns Wikidata entities by ID and by alias', async () => {
    const { json } = await get('https://www.wikidata.org/w/api.php?action=wbgetentities&ids=Q7&format=json');
    expect(json.entities.Q7.claims.P571[0].mainsnak.datavalue.value).toMatchObject({
      time: '+1901-00-00T00:00:00Z',
      precision: 9,
    });
    expect(json.entities.Q7).toMatchObject({
      aliases: { en: [{ value: 'Wend Mercury' }] },
      sitelinks: { enwiki: { title: 'The Gazette' } },
    });
    const aliased = await get(
      'https://www.wikidata.org/w/api.php?action=wbsearchentities&search=wend+mercury&format=json',
    );
    expect(aliased.json.search).toMatchObject([
      { id: 'Q7', label: 'The Gazette', match: { type: 'alias', text: 'Wend Mercury' } },
    ]);
  });

  it('returns Bluesky link positions in bytes and leaves out deleted posts', async () => {
    const url = 'https://bsky.social/xrpc/app.bsky.feed.searchPosts?q=Wend+bridge';
    const { json } = await get(url);
    expect(json.posts.map((found: Loose) => found.author.handle)).toEqual(['ana.example']);
    const facet = json.posts[0].record.facets[0].index;
    expect(Buffer.from(json.posts[0].record.text).subarray(facet.byteStart, facet.byteEnd).toString()).toBe(
      'https://courier.example/x',
    );
    expect((await get('https://bsky.app/profile/bo.example/post/3bbb')).status).toBe(404);
  });

  it('returns Mastodon and Hacker News posts in the format of each network', async () => {
    const url = 'https://social.example/api/v2/search?q=bridge&type=statuses';
    expect((await get(url)).json.statuses).toEqual([]);
    expect((await get(url, { headers: { authorization: 'Bearer token' } })).json.statuses[0]).toMatchObject({
      id: '11',
      account: { acct: 'cy' },
    });
    expect((await get('https://social.example/api/v1/timelines/tag/traffic')).json).toHaveLength(1);
    const hn = await get('https://hn.algolia.com/api/v1/search_by_date?query=bridge');
    expect(hn.json.hits).toMatchObject([{ objectID: '44', url: at('/bridge'), points: 9 }]);
  });
});

describe('faults and logs', () => {
  it('applies the faults of one upstream without affecting the others', async () => {
    const faults = {
      factcheck: { quota: 0 },
      duckduckgo: { status: 202 },
      gdelt: { status: 429 },
      brave: { down: true },
      tavily: { quota: 1 },
      wayback: { status: 503, retryAfter: 9 },
    };
    const other = await writeWorld({ ...FILES, 'faults.json': faults });
    const faulty = await startSandbox(await loadWorld(other.dir), { latencyMs: 30 });
    const dispatcher = agentFor(faulty);
    try {
      const duck = await get(`https://html.duckduckgo.com/html/?q=${q}`, { dispatcher });
      expect(duck.status).toBe(202);
      const gdelt = await get(`https://api.gdeltproject.org/api/v2/doc/doc?query=${q}`, { dispatcher });
      expect(gdelt.status).toBe(429);
      const google = await get('https://factchecktools.googleapis.com/v1alpha1/claims:search', { dispatcher });
      expect(google.status).toBe(429);
      await expect(get('https://api.search.brave.com/res/v1/web/search', { dispatcher })).rejects.toThrow();
      const archive = await get('https://web.archive.org/cdx/search/cdx?url=x', { dispatcher });
      expect([archive.status, archive.headers['retry-after']]).toEqual([503, '9']);
      const start = performance.now();
      expect((await get(at('/bridge'), { dispatcher })).status).toBe(200);
      expect(performance.now() - start).toBeGreaterThan(25);
    } finally {
      await dispatcher.destroy();
      await faulty.stop();
      await other.remove();
    }
  });

  it('records each sandbox request with its upstream', async () => {
    const before = sandbox.requests().length;
    await get(at('/bridge'));
    await post('https://html.duckduckgo.com/html/', 'q=wend');
    expect(sandbox.requests().slice(before)).toMatchObject([
      { upstream: 'page', method: 'GET', host: 'www.gazette.example', url: at('/bridge'), status: 200 },
      { upstream: 'duckduckgo', method: 'POST', body: 'q=wend' },
    ]);
  });
});
