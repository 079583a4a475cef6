import { BingNewsEngine } from '../engines/bing-news.adapter';
import { BRAVE, BRAVE_NEWS, BraveEngine } from '../engines/brave.adapter';
import { DuckDuckGoEngine } from '../engines/duckduckgo.adapter';
import { GdeltEngine } from '../engines/gdelt.adapter';
import { GoogleNewsEngine } from '../engines/google-news.adapter';
import { SearxngEngine } from '../engines/searxng.adapter';
import type { EngineCases } from './engine.conformance';
import { MORE_ENGINE_CASES } from './more-engine.cases';

const html = { 'content-type': 'text/html; charset=utf-8' };
const xml = { 'content-type': 'application/xml' };
const json = (value: unknown) => ({
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
});

const CHALLENGE =
  '<!DOCTYPE html><html><body><form id="challenge-form" action="//duckduckgo.com/anomaly.js?sv=html" ' +
  'method="POST"><div class="anomaly-modal__mask"></div></form></body></html>';
const ddgResult = (href: string, title: string, extra = '') =>
  '<div class="result results_links web-result "><h2 class="result__title"><a class="result__a" ' +
  `href="${href}">${title}</a></h2><div class="result__extras"><div class="result__extras__url"><a ` +
  `class="result__url" href="${href}">x</a>${extra}</div></div><a class="result__snippet" ` +
  `href="${href}">Officials ordered an <b>inspection</b> &amp; review.</a></div>`;
const ddgPage = (inner: string, query = 'dam') =>
  `<html><body><form><input name="q" value="${query}"></form><div id="links" ` +
  `class="results">${inner}</div></body></html>`;
const ddgGood = ddgResult(
  '//duckduckgo.com/l/?uddg=https%3A%2F%2Fwww.example.org%2Fnews%2Fdam&amp;rut=9f0c',
  'Dam <b>inspection</b> ordered',
  '<span>&nbsp; &nbsp; 2026-03-01T00:00:00.0000000</span>',
);
const ddgAd =
  '<div class="result results_links result--ad "><h2><a class="result__a" ' +
  'href="https://duckduckgo.com/y.js?ad_domain=shop.example">Ad</a></h2></div>';
const LITE =
  '<html><form><input name="q" value="dam"></form><table><tr class="result-sponsored"><td><a ' +
  'class=\'result-link\' href="https://duckduckgo.com/y.js?ad=1">Ad</a></td></tr><tr><td>1.</td><td><a ' +
  'rel="nofollow" href="//duckduckgo.com/l/?uddg=https%3A%2F%2Fexample.org%2Flite" class=\'result-link\'>Lite ' +
  "result</a></td></tr><tr><td></td><td class='result-snippet'>Some text</td></tr><tr><td></td><td><span " +
  "class='link-text'>example.org</span></td></tr></table></html>";

const duckduckgo: EngineCases = {
  name: 'DuckDuckGo',
  exempt: { paging: 'the next page wants a token of the one before and leads to blocks' },
  make: (door, clock) => new DuckDuckGoEngine({ door, clock }),
  results: {
    body: ddgPage(ddgAd + ddgGood + ddgResult('https://direct.example.com/story', 'Direct')),
    headers: html,
  },
  expected: [
    {
      url: 'https://www.example.org/news/dam',
      title: 'Dam inspection ordered',
      snippet: 'Officials ordered an inspection & review.',
      engineDate: { value: '2026-03-01T00:00:00.000Z', precision: 'day' },
    },
    { url: 'https://direct.example.com/story', engineDate: null },
  ],
  empty: { body: ddgPage('<div class="no-results">No results.</div>'), headers: html },
  blocked: {
    'a challenge with 202': { status: 202, body: CHALLENGE, headers: html },
    'a challenge with 200': { body: CHALLENGE, headers: html },
    'an empty 202': { status: 202, body: '' },
  },
  limited: {},
  malformed: { 'some other page': { body: '<html><body><h1>Welcome</h1></body></html>', headers: html } },
  also: {
    'is not fooled by a query that spells a challenge': {
      answers: [{ body: ddgPage(ddgGood, 'anomaly.js id=challenge-form anomaly-modal__mask'), headers: html }],
      outcome: 'found',
    },
    'takes no results for an answer although the query spells a challenge': {
      answers: [
        {
          body: ddgPage(
            '<div class="no-results">None for anomaly.js challenge-form</div>',
            'anomaly.js challenge-form',
          ),
          headers: html,
        },
      ],
      outcome: 'nothing-found',
    },
    'asks the lite page when the full one is blocked': {
      answers: [
        { status: 202, body: CHALLENGE },
        { body: LITE, headers: html },
      ],
      outcome: 'found',
    },
    'stays blocked when the lite page is blocked too': {
      answers: [
        { status: 202, body: CHALLENGE },
        { status: 202, body: CHALLENGE },
      ],
      outcome: 'blocked',
    },
  },
};

const feed = (items: string) =>
  '<?xml version="1.0"?><rss version="2.0" ' +
  `xmlns:News="https://www.bing.com/news/search?q=dam"><channel><title>x</title>${items}</channel></rss>`;
const feedCases = {
  empty: { body: feed(''), headers: xml },
  blocked: {
    'a web page instead of a feed': { body: '<!DOCTYPE html><html><body>Sorry</body></html>', headers: html },
  },
  malformed: {
    'a feed cut in two': { body: feed('<item><title>Half').slice(0, -20), headers: xml },
    'plain words': { body: 'not a feed', headers: { 'content-type': 'text/plain' } },
    JSON: json({ a: 1 }),
  },
};

/** Of the kind that holds its address. */
const OLD_ID = Buffer.concat([
  Buffer.from([8, 0x13, 0x22, 27]),
  Buffer.from('https://www.example.org/dam'),
  Buffer.from([0xd2, 1, 0]),
]).toString('base64url');

const googleNews: EngineCases = {
  ...feedCases,
  name: 'Google News',
  exempt: { paging: 'a feed holds all results there are' },
  make: (door, clock) => new GoogleNewsEngine({ door, clock }),
  results: {
    headers: xml,
    body: feed(
      '<item><title>Dam &amp;amp; bridge inspection - ordered - Example ' +
        'Post</title><link>https://news.google.com/rss/articles/CBMiXEFVX3lxTE5abc123?oc=5</link><pubDate>Mon, 09 ' +
        'Mar 2026 17:45:00 GMT</pubDate><description>&lt;a ' +
        'href="https://news.google.com/x"&gt;Dam&lt;/a&gt;</description><source ' +
        'url="https://www.example.org">Example Post</source></item>' +
        '<item><title>Old - ' +
        `Other</title><link>https://news.google.com/rss/articles/${OLD_ID}?oc=5</link><source ` +
        'url="https://o.example">Other</source></item>',
    ),
  },
  expected: [
    {
      url: 'https://news.google.com/rss/articles/CBMiXEFVX3lxTE5abc123?oc=5',
      title: 'Dam & bridge inspection - ordered',
      outletName: 'Example Post',
      engineDate: { value: '2026-03-09T17:45:00.000Z' },
    },
    { url: 'https://www.example.org/dam', title: 'Old', engineDate: null },
  ],
  blocked: {
    ...feedCases.blocked,
    'a sorry page with 503': { status: 503, body: '<html><body>We are sorry</body></html>', headers: html },
  },
  limited: {},
};

const bingNews: EngineCases = {
  ...feedCases,
  name: 'Bing News',
  secondPage: 'first=13',
  make: (door, clock) => new BingNewsEngine({ door, clock }),
  results: {
    headers: xml,
    body: feed(
      '<item><title>Dam inspection ' +
        'ordered</title><link>http://www.bing.com/news/apiclick.aspx?ref=FexRss&amp;aid=' +
        '&amp;url=https%3a%2f%2fwww.example.org%2fnews%2fdam%3fid%3d5&amp;c=12&amp;mkt=en-us</link>' +
        '<description><![CDATA[Officials ' +
        '<b>ordered</b> it &amp; more]]></description><pubDate>Mon, 09 Mar 2026 17:45:00 ' +
        'GMT</pubDate><News:Source>Example Post</News:Source></item>' +
        '<item><title>No link</title></item>',
    ),
  },
  expected: [
    {
      url: 'https://www.example.org/news/dam?id=5',
      snippet: 'Officials ordered it & more',
      outletName: 'Example Post',
      engineDate: { value: '2026-03-09T17:45:00.000Z' },
    },
  ],
  limited: {},
};

const braveError = (status: number, code: string) => ({
  ...json({ type: 'ErrorResponse', error: { status, code, detail: 'x' } }),
  status,
});
const braveCases = {
  blocked: {
    'a wrong key (422)': braveError(422, 'SUBSCRIPTION_TOKEN_INVALID'),
    'no plan (404)': braveError(404, 'SUBSCRIPTION_NOT_FOUND'),
  },
  limited: { 'a used-up quota': braveError(429, 'QUOTA_LIMITED') },
  malformed: {
    'a refused parameter': braveError(422, 'VALIDATION'),
    'errors as a list': { ...json({ errors: [{ code: 'VALIDATION' }] }), status: 422 },
    HTML: { body: '<html></html>', headers: html },
    'half a JSON': { body: '{"web":{"results":[{"url"' },
  },
};

const brave: EngineCases = {
  ...braveCases,
  name: 'Brave Search',
  secondPage: 'offset=1',
  make: (door, clock) => new BraveEngine(BRAVE, 'key', { door, clock }),
  results: json({
    type: 'search',
    query: { altered: null },
    web: {
      results: [
        {
          title: 'Dam <strong>inspection</strong>',
          url: 'https://www.example.org/news/dam',
          description: 'Ordered &amp; done',
          page_age: '2026-03-03T08:15:00',
          age: 'March 3, 2026',
          profile: { name: 'Example Post' },
        },
        { title: 'Relative', url: 'https://b.example.org/2', description: 'x', age: '2 days ago' },
        { title: 'Bad', url: 'ftp://b.example.org/3' },
        'nonsense',
      ],
    },
    news: { results: [{ title: 'In the news', url: 'https://c.example.org/4', description: '' }] },
  }),
  expected: [
    {
      url: 'https://www.example.org/news/dam',
      title: 'Dam inspection',
      snippet: 'Ordered & done',
      outletName: 'Example Post',
      engineDate: { value: '2026-03-03T08:15:00.000Z', zone: null },
    },
    {
      url: 'https://b.example.org/2',
      engineDate: { value: '2026-03-08T12:00:00.000Z', precision: 'day' },
    },
    { url: 'https://c.example.org/4' },
  ],
  empty: json({ type: 'search', query: {}, web: { results: [] } }),
};

const braveNews: EngineCases = {
  ...braveCases,
  name: 'Brave News',
  secondPage: 'offset=1',
  make: (door, clock) => new BraveEngine(BRAVE_NEWS, 'key', { door, clock }),
  results: json({
    type: 'news',
    results: [
      {
        title: 'Dam',
        url: 'https://www.example.org/news/dam',
        description: 'x',
        page_age: '2026-03-09T14:30:00',
        age: '2 hours ago',
      },
    ],
  }),
  expected: [
    {
      url: 'https://www.example.org/news/dam',
      engineDate: { value: '2026-03-09T14:30:00.000Z' },
    },
  ],
  empty: json({ type: 'news', results: [] }),
};

const searxng: EngineCases = {
  name: 'SearXNG',
  secondPage: 'pageno=2',
  make: (door, clock) => new SearxngEngine('https://searx.example.org/', { door, clock }),
  results: json({
    query: 'dam',
    results: [
      {
        url: 'https://www.example.org/news/dam',
        title: 'Dam',
        content: 'Officials',
        publishedDate: '2026-03-03T00:00:00',
        engines: ['brave'],
      },
      { url: 'https://duckduckgo.com/y.js?ad=1', title: 'Ad', content: '' },
      { url: 'https://b.example.org/2', title: 'B', content: null, publishedDate: null },
    ],
    unresponsive_engines: [['mojeek', 'CAPTCHA']],
  }),
  expected: [
    {
      url: 'https://www.example.org/news/dam',
      engineDate: { value: '2026-03-03T00:00:00.000Z', precision: 'day' },
    },
    { url: 'https://b.example.org/2', snippet: '', engineDate: null },
  ],
  empty: json({ query: 'dam', results: [], unresponsive_engines: [] }),
  blocked: {},
  limited: { 'the limiter': { status: 429, body: '<html>Too Many Requests</html>', headers: html } },
  malformed: {
    HTML: { body: '<html></html>', headers: html },
    'an object without results': json({ query: 'dam' }),
    'silence of all engines behind it': json({
      results: [],
      unresponsive_engines: [
        ['duckduckgo', 'CAPTCHA'],
        ['google', 'Suspended: access denied'],
      ],
    }),
  },
};

const RATE = 'Please limit requests to one every 5 seconds or contact somebody for larger queries.\n';
const gdelt: EngineCases = {
  name: 'GDELT',
  exempt: { paging: 'a list holds all results there are' },
  make: (door, clock) => new GdeltEngine({ door, clock }),
  results: {
    headers: { 'content-type': 'application/json' },
    body:
      '{"articles":[{"url":"https://www.example.org/news/dam","title":"Ana\tMaria : dam \\d ' +
      'ordered","seendate":"20260309T174500Z","domain":"example.org","language":"English"},' +
      '{"url":"https://b.example.org/2","title":"B","seendate":""}]}',
  },
  expected: [
    {
      url: 'https://www.example.org/news/dam',
      title: 'Ana Maria: dam d ordered',
      outletName: 'example.org',
      engineDate: { earliest: null, latest: '2026-03-09T17:45:00.999Z' },
    },
    { url: 'https://b.example.org/2', engineDate: null },
  ],
  empty: { body: '{}', headers: { 'content-type': 'application/json' } },
  blocked: { 'a web page': { body: '<!DOCTYPE html><html><body>Check</body></html>', headers: html } },
  limited: {
    'its rate sentence with 429': { status: 429, body: RATE, headers: html },
    'its rate sentence with 200': { body: RATE, headers: html },
  },
  malformed: {
    'a complaint in a sentence': { body: 'Timespan is too short.\n', headers: html },
    'half a JSON': { body: '{"articles":[{"url":' },
  },
};

export const ENGINE_CASES: EngineCases[] = [
  duckduckgo,
  googleNews,
  bingNews,
  brave,
  braveNews,
  searxng,
  gdelt,
  ...MORE_ENGINE_CASES,
];
