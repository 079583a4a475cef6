import { blocked, failed, limited, type Outcome, type PlannedQuery } from '@corroborate/domain';
import {
  toId,
  isSuccess,
  listObjectsOrNull,
  parseRetryAt,
  type ProviderResponse,
  type Fields,
  type ProviderParts,
} from '@corroborate/providers';
import { engineDate } from './engine-date.policy';
import { addMs } from './engine.client';
import type { EngineManifest, SearchEngine } from './engine.types';
import { ListEngine } from './list.engine';

const SEARXNG: EngineManifest = {
  name: 'searxng',
  title: 'SearXNG',
  kind: 'web',
  homepage: 'https://docs.searxng.org',
  needsKey: false,
  settings: ['SEARXNG_URL'],
  priceUsd: 0,
  paceMs: 1000,
  maxQueryLength: 400,
  operators: { phrase: true, site: true, dateWindow: false, or: false, exclude: true },
  resultsPerPage: 30,
  pages: 5,
  terms: 'Your own instance; the terms of the engines behind it apply.',
  selfTest: {
    query: 'weather',
    proves: 'JSON results, which shows that the format is allowed and an upstream engine answers',
  },
  notes: ['The instance must allow the JSON format.', 'Upstream engines that do not answer are listed in the reason.'],
};

/** The instance's rate limiter allows JSON only a few times an hour. */
const LIMITER_PAUSE_MS = 3_600_000;

export const searxngEngine = (base: string | undefined, parts: ProviderParts): SearchEngine =>
  new ListEngine(
    SEARXNG,
    parts,
    { baseURL: base?.replace(/\/+$/, '').replace(/\/search$/, ''), headers: HEADERS },
    {
      configured: base !== undefined,
      // "!" and ":" at the start of a word choose engines and languages.
      plain: (text) => text.replace(/(^|\s)[!:<]+/g, '$1'),
      answer: ({ query, sent, now }) => ({
        request: (http) => http.get('/search', { params: paramsOf(sent, query) }),
        judge,
        read: ({ results }) => listObjectsOrNull(results),
        otherwise: 'SearXNG returned no result list',
        hitOf: (item) => ({
          url: item.url,
          title: item.title,
          snippet: item.content,
          engineDate: engineDate(item.publishedDate, now) ?? engineDate(item.pubdate, now),
        }),
      }),
    },
  );

const HEADERS = {
  accept: 'application/json',
  'accept-language': 'en',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
};

const paramsOf = (q: string, { language, page = 1 }: PlannedQuery) => ({
  q,
  format: 'json',
  categories: 'general,news',
  safesearch: 0,
  pageno: page,
  language: /^[a-z]{2,3}(-[a-zA-Z]{2})?$/.test(language ?? '') ? language : 'all',
});

function judge(
  answer: ProviderResponse,
  { results, unresponsive_engines: engines }: Fields,
  now: Date,
): Outcome<never> | null {
  if (answer.status === 403)
    return blocked('HTTP 403: the SearXNG instance does not allow the JSON format or this client');
  if (answer.status === 429)
    return limited(
      'HTTP 429: rate limit of the SearXNG instance',
      parseRetryAt(answer, now) ?? addMs(now, LIMITER_PAUSE_MS),
    );
  // An empty result while engines behind the instance did not respond is a coverage gap, not an
  // answer.
  const silent = isSuccess(answer) && listObjectsOrNull(results)?.length === 0 ? describeUnresponsive(engines) : '';
  return silent === '' ? null : failed(`SearXNG found nothing because upstream engines did not answer: ${silent}`);
}

/** An instance queries about 80 engines. */
const MAX_UNRESPONSIVE = 100;

/** Lists unresponsive engines with reasons, from `[["bing", "timeout"], …]` or names only. */
function describeUnresponsive(value: unknown): string {
  if (!Array.isArray(value)) return '';
  const names = value.slice(0, MAX_UNRESPONSIVE).map((entry: unknown) =>
    [entry]
      .flat()
      .slice(0, 2)
      .flatMap((one) => toId(one) ?? [])
      .join(': '),
  );
  return names.filter(Boolean).join(', ').slice(0, 200);
}
