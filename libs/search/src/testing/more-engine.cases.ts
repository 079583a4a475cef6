import { GoogleCseEngine } from '../engines/google-cse.adapter';
import { guardianEngine } from '../engines/guardian.adapter';
import { SERPER, SERPER_NEWS, serperEngine } from '../engines/serper.adapter';
import { tavilyEngine } from '../engines/tavily.adapter';
import { json, malformed } from './answers';
import { webIqEngine } from '../engines/web-iq.adapter';
import type { EngineCases } from './engine.conformance';
import { REFERENCE_ENGINE_CASES } from './reference-engine.cases';

const google = (status: number, code: string, reason: string, message: string) =>
  json({ error: { code: status, message, errors: [{ message, domain: 'global', reason }], status: code } }, status);
const googleCse: EngineCases = {
  name: 'Google Custom Search',
  secondPage: 'start=11',
  make: (gateway, clock) => new GoogleCseEngine('key', 'cx', { gateway, clock }),
  results: json({
    kind: 'customsearch#search',
    searchInformation: { totalResults: '3' },
    items: [
      {
        title: 'Dam &amp; bridge',
        link: 'https://www.example.org/news/dam',
        snippet: 'Mar 3, 2026 ... Officials ordered an inspection.',
        pagemap: { metatags: [{ 'article:published_time': '2026-03-03T08:15:00+00:00' }] },
      },
      {
        title: 'Opening date',
        link: 'https://b.example.org/2',
        snippet: '2 days ago ... More.',
        pagemap: { metatags: 'none' },
      },
      { title: 'No date', link: 'https://c.example.org/3', snippet: 'Nothing said' },
      { title: 'Bad', link: 'javascript:alert(1)' },
    ],
  }),
  expected: [
    {
      url: 'https://www.example.org/news/dam',
      title: 'Dam & bridge',
      engineDate: { value: '2026-03-03T08:15:00.000Z' },
    },
    { url: 'https://b.example.org/2', engineDate: { value: '2026-03-08T12:00:00.000Z', precision: 'day' } },
    { url: 'https://c.example.org/3', engineDate: null },
  ],
  empty: json({ kind: 'customsearch#search', searchInformation: { totalResults: '0' } }),
  blocked: {
    'no access': google(403, 'PERMISSION_DENIED', 'forbidden', 'This project does not have the access.'),
    'a wrong key': google(400, 'INVALID_ARGUMENT', 'badRequest', 'API key not valid. Please pass a valid API key.'),
  },
  limited: {
    'the quota of a day': google(429, 'RESOURCE_EXHAUSTED', 'rateLimitExceeded', "limit 'Queries per day' of service"),
    'the quota of a minute': google(429, 'RESOURCE_EXHAUSTED', 'rateLimitExceeded', "limit 'Queries per minute'"),
    'the old daily stop': google(403, '', 'dailyLimitExceeded', 'Daily Limit Exceeded'),
  },
  malformed: {
    ...malformed,
    'a refused argument': google(400, 'INVALID_ARGUMENT', 'badRequest', 'Invalid argument.'),
  },
};

const webIq: EngineCases = {
  name: 'Microsoft Web IQ',
  exempt: { paging: 'no pages are documented' },
  make: (gateway, clock) => webIqEngine('key', { gateway, clock }),
  results: json({
    webResults: [
      {
        title: 'Dam',
        url: 'https://www.example.org/news/dam',
        content: ['One <b>passage</b>', { text: 'another' }, 7],
        lastUpdatedAt: '2026-03-03T08:15:00Z',
      },
      { title: 'Plain', url: 'https://b.example.org/2', content: 'Text', crawledAt: '2026-03-04T08:15:00Z' },
      { title: 'Bare', url: 'https://c.example.org/3' },
      null,
    ],
    traceId: 'x',
  }),
  expected: [
    {
      url: 'https://www.example.org/news/dam',
      snippet: 'One passage … another',
      engineDate: { earliest: null, latest: '2026-03-03T08:15:00.999Z' },
    },
    { url: 'https://b.example.org/2', snippet: 'Text', engineDate: { earliest: null } },
    { url: 'https://c.example.org/3', engineDate: null },
  ],
  empty: json({ webResults: [], traceId: 'x' }),
  blocked: { 'a wrong key': json({ error: { message: 'Access denied.' } }, 401) },
  limited: { 'a rate told in the body': json({ error: { message: 'Slow down', retryAfter: 5 } }, 429) },
  malformed: { ...malformed, 'a missing query': json({ error: { message: 'query is required.' } }, 400) },
};

const tavilyResults = json({
  query: 'dam',
  answer: null,
  results: [
    {
      title: 'Dam',
      url: 'https://www.example.org/news/dam',
      content: 'Officials <i>ordered</i>',
      score: 0.9,
      published_date: 'Tue, 03 Mar 2026 08:15:00 GMT',
    },
    { title: 'Undated', url: 'https://b.example.org/2', content: null, score: 0.4 },
    'nonsense',
  ],
});
const tavilyCases = {
  exempt: { paging: 'it has no pages' },
  results: tavilyResults,
  expected: [
    {
      url: 'https://www.example.org/news/dam',
      snippet: 'Officials ordered',
      engineDate: { value: '2026-03-03T08:15:00.000Z' },
    },
    { url: 'https://b.example.org/2', snippet: '', engineDate: null },
  ],
  empty: json({ query: 'dam', results: [] }),
  blocked: { 'a wrong key': json({ detail: { error: 'Unauthorized' } }, 401) },
  limited: {
    'the plan': json({ detail: { error: 'plan limit' } }, 432),
    'pay as you go': json({ detail: { error: 'limit' } }, 433),
    'the keyless day': json(
      { error: { code: 'keyless_daily_limit', message: 'x', window: 'day', retry_after_seconds: 3600 } },
      429,
    ),
  },
  malformed: { ...malformed, 'a refused query': json({ detail: { error: 'Query is missing.' } }, 400) },
};
const tavilyKeyless: EngineCases = {
  ...tavilyCases,
  name: 'Tavily without a key',
  make: (gateway, clock) => tavilyEngine(undefined, { gateway, clock }),
};
const tavilyKeyed: EngineCases = {
  ...tavilyCases,
  name: 'Tavily with a key',
  make: (gateway, clock) => tavilyEngine('tvly-1', { gateway, clock }),
};

const serperCases = {
  blocked: { 'a wrong key': json({ message: 'Unauthorized.', statusCode: 403 }, 403) },
  limited: { 'used-up credits': json({ message: 'Not enough credits', statusCode: 400 }, 400) },
  malformed: {
    ...malformed,
    'a missing query': json({ message: 'Missing query parameter', statusCode: 400 }, 400),
  },
};
const serper: EngineCases = {
  ...serperCases,
  name: 'Serper',
  secondPage: '"page":2',
  make: (gateway, clock) => serperEngine(SERPER, 'key', { gateway, clock }),
  results: json({
    knowledgeGraph: { title: 'Not a result', website: 'https://k.example.org' },
    organic: [
      {
        title: 'Dam',
        link: 'https://www.example.org/news/dam',
        snippet: 'Officials',
        date: 'Mar 3, 2026',
        position: 1,
      },
      { title: 'Bare', link: 'https://b.example.org/2', position: 2 },
    ],
    credits: 1,
  }),
  expected: [
    {
      url: 'https://www.example.org/news/dam',
      engineDate: { value: '2026-03-03T00:00:00.000Z', precision: 'day' },
    },
    { url: 'https://b.example.org/2', snippet: '', engineDate: null },
  ],
  empty: json({ organic: [], credits: 1 }),
};
const serperNews: EngineCases = {
  ...serperCases,
  name: 'Serper News',
  secondPage: '"page":2',
  make: (gateway, clock) => serperEngine(SERPER_NEWS, 'key', { gateway, clock }),
  results: json({
    news: [
      {
        title: 'Dam',
        link: 'https://www.example.org/news/dam',
        snippet: 'x',
        date: '2 days ago',
        source: 'Example Post',
      },
    ],
  }),
  expected: [{ outletName: 'Example Post', engineDate: { value: '2026-03-08T12:00:00.000Z', precision: 'day' } }],
  empty: json({ news: [] }),
};

const guardian: EngineCases = {
  name: 'The Guardian',
  secondPage: '&page=2',
  make: (gateway, clock) => guardianEngine('key', { gateway, clock }),
  results: json({
    response: {
      status: 'ok',
      results: [
        {
          webTitle: 'Dam',
          webUrl: 'https://www.theguardian.com/world/dam',
          webPublicationDate: '2026-03-03T08:15:00Z',
          fields: { trailText: '<p>Officials ordered it</p>' },
        },
        { webTitle: 'No address', webUrl: null },
      ],
    },
  }),
  expected: [
    {
      url: 'https://www.theguardian.com/world/dam',
      snippet: 'Officials ordered it',
      outletName: 'The Guardian',
      engineDate: { value: '2026-03-03T08:15:00.000Z' },
    },
  ],
  empty: json({ response: { status: 'ok', total: 0, results: [] } }),
  blocked: { 'a wrong key': json({ message: 'Unauthorized' }, 401) },
  limited: {},
  malformed: { ...malformed, 'an error': json({ response: { status: 'error', message: 'x' } }) },
};

export const MORE_ENGINE_CASES: EngineCases[] = [
  googleCse,
  webIq,
  tavilyKeyless,
  tavilyKeyed,
  serper,
  serperNews,
  guardian,
  ...REFERENCE_ENGINE_CASES,
];
