import { BRAVE, BRAVE_NEWS, braveEngine } from '../engines/brave.adapter';
import { GdeltEngine } from '../engines/gdelt.adapter';
import { searxngEngine } from '../engines/searxng.adapter';
import { html, json } from './answers';
import { duckduckgo } from './duckduckgo.cases';
import type { EngineCases } from './engine.conformance';
import { bingNews, googleNews } from './feed-engines.cases';
import { MORE_ENGINE_CASES } from './more-engine.cases';

const braveError = (status: number, code: string) =>
  json({ type: 'ErrorResponse', error: { status, code, detail: 'x' } }, status);
const braveCases = {
  blocked: {
    'a wrong key (422)': braveError(422, 'SUBSCRIPTION_TOKEN_INVALID'),
    'no plan (404)': braveError(404, 'SUBSCRIPTION_NOT_FOUND'),
  },
  limited: { 'a used-up quota': braveError(429, 'QUOTA_LIMITED') },
  malformed: {
    'a refused parameter': braveError(422, 'VALIDATION'),
    'errors as a list': json({ errors: [{ code: 'VALIDATION' }] }, 422),
    HTML: { body: '<html></html>', headers: html },
    'half a JSON': { body: '{"web":{"results":[{"url"' },
  },
};

const brave: EngineCases = {
  ...braveCases,
  name: 'Brave Search',
  secondPage: 'offset=1',
  make: (gateway, clock) => braveEngine(BRAVE, 'key', { gateway, clock }),
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
  make: (gateway, clock) => braveEngine(BRAVE_NEWS, 'key', { gateway, clock }),
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
  make: (gateway, clock) => searxngEngine('https://searx.example.org/', { gateway, clock }),
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
  make: (gateway, clock) => new GdeltEngine({ gateway, clock }),
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
