import { crossrefEngine } from '../engines/crossref.adapter';
import { WaybackEngine } from '../engines/wayback.adapter';
import { wikipediaEngine } from '../engines/wikipedia.adapter';
import { json, malformed } from './answers';
import type { EngineCases } from './engine.conformance';
import { buildQuery } from './samples';

const crossref: EngineCases = {
  name: 'Crossref',
  secondPage: 'offset=8',
  make: (gateway, clock) => crossrefEngine({ gateway, clock }),
  results: json({
    status: 'ok',
    message: {
      items: [
        {
          DOI: '10.5555/a',
          URL: 'https://doi.org/10.5555/a',
          type: 'journal-article',
          title: ['A <i>study</i> of dams'],
          'container-title': ['Journal of Examples'],
          published: { 'date-parts': [[2026, 3, 2]] },
          abstract: '<jats:p>We studied &amp; found</jats:p>',
          resource: { primary: { URL: 'https://journal.example.org/a' } },
        },
        {
          URL: 'https://doi.org/10.5555/b',
          type: 'journal-article',
          title: ['Month only'],
          publisher: 'Example Press',
          issued: { 'date-parts': [[2026, 2]] },
          resource: { primary: { URL: 'javascript:alert(1)' } },
        },
        {
          URL: 'https://doi.org/10.5555/c',
          title: ['Odd dates'],
          issued: { 'date-parts': [[null]] },
          created: { 'date-time': '2026-03-03T08:15:00Z' },
        },
        { URL: 'https://doi.org/10.5555/d', title: ['Of next year'], issued: { 'date-parts': [[2027]] } },
        { URL: 'https://doi.org/10.5555/e', type: 'component', title: ['A file'] },
        { URL: 'https://doi.org/10.5555/f', type: 'journal-article' },
      ],
    },
  }),
  expected: [
    {
      url: 'https://journal.example.org/a',
      title: 'A study of dams',
      snippet: 'We studied & found',
      outletName: 'Journal of Examples',
      engineDate: { value: '2026-03-02T00:00:00.000Z', precision: 'day' },
    },
    {
      url: 'https://doi.org/10.5555/b',
      outletName: 'Example Press',
      engineDate: { value: '2026-02-01T00:00:00.000Z', precision: 'month' },
    },
    { url: 'https://doi.org/10.5555/c', engineDate: { earliest: null, latest: '2026-03-03T08:15:00.999Z' } },
    { url: 'https://doi.org/10.5555/d', engineDate: null },
  ],
  empty: json({ status: 'ok', message: { items: [] } }),
  blocked: {},
  limited: {
    'plain words with 429': { status: 429, body: 'Too Many Requests', headers: { 'retry-after': '5' } },
  },
  malformed: {
    ...malformed,
    'a refused parameter': json({ status: 'failed', message: [{ type: 'parameter-not-allowed' }] }, 400),
  },
};

const wikipedia: EngineCases = {
  name: 'Wikipedia',
  secondPage: 'sroffset=5',
  exempt: { dates: 'the only one known is that of the last edit', redirects: 'addresses are made from titles' },
  make: (gateway, clock) => wikipediaEngine({ gateway, clock }),
  results: json({
    query: {
      search: [
        {
          ns: 0,
          title: 'River dam/Elm?',
          pageid: 1,
          snippet: 'A <span class="searchmatch">river dam</span> is &quot;it&quot;',
          timestamp: '2026-03-01T10:00:00Z',
        },
        { ns: 0, pageid: 2 },
      ],
    },
  }),
  expected: [
    {
      url: 'https://en.wikipedia.org/wiki/River_dam%2FElm%3F',
      snippet: 'A river dam is "it"',
      outletName: 'Wikipedia',
      engineDate: null,
    },
  ],
  empty: json({ batchcomplete: true, query: { search: [] } }),
  blocked: { 'an unnamed client': { status: 403, body: 'Please set a user-agent' } },
  limited: { 'lag told with 200': json({ error: { code: 'maxlag', info: 'x' } }) },
  malformed: { ...malformed, 'an error told with 200': json({ error: { code: 'badvalue', info: 'x' } }) },
};

const captures = (...rows: string[][]) => json([['timestamp', 'original'], ...rows]);
const wayback: EngineCases = {
  name: 'Wayback Machine',
  query: buildQuery('site:www.example.org river dam crack', { strategy: 'archived' }),
  exempt: { paging: 'the first captures of a site’s fitting addresses fit one page' },
  make: (gateway, clock) => new WaybackEngine({ gateway, clock }),
  results: captures(
    ['20260303091500', 'https://www.example.org/2026/other-crack'],
    ['20260304101500', 'https://www.example.org/news/river-dam-crack-10234567.html'],
    ['20260305101500', 'http://www.example.org:80/news/river-dam-crack-10234567.html'],
    ['2026', 'https://www.example.org/news/half-a-time'],
    ['20260305101500', 'ftp://www.example.org/news/dam'],
  ),
  expected: [
    {
      url: 'https://www.example.org/news/river-dam-crack-10234567.html',
      title: 'river dam crack',
      snippet: 'First archived 2026-03-04.',
      engineDate: { earliest: null, value: '2026-03-04T10:15:00.000Z' },
    },
    { url: 'https://www.example.org/2026/other-crack', title: 'other crack' },
  ],
  empty: json([]),
  blocked: {
    'a page taken out by its owner': {
      status: 200,
      body:
        'org.archive.util.io.RuntimeIOException: ' +
        'org.archive.wayback.exception.AdministrativeAccessControlException: Blocked Site Error',
    },
  },
  limited: { 'a rate without a time': { status: 429, body: 'Too Many Requests' } },
  malformed: { HTML: malformed.HTML, 'half a JSON': { body: '[["timestamp"' }, 'an object': json({ rows: [] }) },
  also: {
    'an empty body': { answers: [{ body: '' }], outcome: 'nothing-found' },
    'words without a site': { answers: [], query: buildQuery('river dam'), outcome: 'failed' },
    'a site without words': { answers: [], query: buildQuery('site:example.org'), outcome: 'failed' },
  },
};

/** Reference works and archives. */
export const REFERENCE_ENGINE_CASES: EngineCases[] = [crossref, wikipedia, wayback];
