import { limited, type Outcome, type PlannedQuery } from '@corroborate/domain';
import {
  isObject,
  toObject,
  listObjectsOrNull,
  parseRetryAt,
  stringOr,
  type ProviderResponse,
  type Fields,
  type ProviderParts,
} from '@corroborate/providers';
import { firstSeenDate } from './engine-date.policy';
import { parseDelaySeconds } from './engine.client';
import type { EngineManifest, SearchEngine } from './engine.types';
import { ListEngine } from './list.engine';

const WEB_IQ: EngineManifest = {
  name: 'webiq',
  title: 'Microsoft Web IQ',
  kind: 'web',
  homepage: 'https://webiq.microsoft.ai/documentation',
  needsKey: true,
  settings: ['WEBIQ_API_KEY'],
  priceUsd: 0.0125,
  paceMs: 1000,
  maxQueryLength: 400,
  operators: { phrase: true, site: true, dateWindow: false, or: false, exclude: false },
  resultsPerPage: 20,
  pages: 1,
  terms: 'Limited preview with a waiting list; storage terms are in the access agreement.',
  selfTest: { query: 'weather', proves: 'results with page excerpts' },
  notes: [
    'No documented pagination.',
    'Dates are crawl or modification dates, an upper bound for publication.',
    'Not confirmed: the error format (several are supported) and exact phrase matching.',
    'Limited to one call a second, as in the trial.',
  ],
};

const MAX_CONTENT_CHARS = 2000;

export const webIqEngine = (key: string | undefined, parts: ProviderParts): SearchEngine =>
  new ListEngine(
    WEB_IQ,
    parts,
    { baseURL: 'https://api.microsoft.ai/v3', headers: { accept: 'application/json', 'x-apikey': key } },
    {
      configured: key !== undefined,
      answer: ({ query, sent, now }) => ({
        request: (http) => http.post('/search/web', formOf(query, sent)),
        judge,
        read: ({ webResults }) => listObjectsOrNull(webResults),
        otherwise: 'Web IQ returned no result list',
        hitOf: ({ url, title, content, lastUpdatedAt, crawledAt }) => ({
          url,
          title,
          snippet: contentText(content),
          engineDate: firstSeenDate(lastUpdatedAt, now) ?? firstSeenDate(crawledAt, now),
        }),
      }),
    },
  );

function formOf(query: PlannedQuery, text: string) {
  const [language, region] = (query.language ?? 'en').split('-');
  return {
    query: text,
    maxResults: WEB_IQ.resultsPerPage,
    language: /^[a-z]{2}$/.test(language ?? '') ? language : 'en',
    ...(/^[A-Z]{2}$/.test(region ?? '') ? { region } : {}),
    contentFormat: 'passage',
    maxLength: MAX_CONTENT_CHARS,
    safeSearch: 'off',
  };
}

/** `retryAfter` in seconds, at the top of the body or inside `error`. */
const judge = (answer: ProviderResponse, { retryAfter, error }: Fields, now: Date): Outcome<never> | null =>
  answer.status === 429
    ? limited(
        'Web IQ: too many requests',
        parseRetryAt(answer, now) ?? parseDelaySeconds(now, retryAfter ?? toObject(error).retryAfter),
      )
    : null;

/** Text of a result: a string, or passages given as strings or as objects with a text. */
function contentText(content: unknown): string {
  if (!Array.isArray(content)) return stringOr(content);
  const passages = (content as unknown[]).map((part) => (isObject(part) ? stringOr(part.text) : stringOr(part)));
  return passages.filter(Boolean).slice(0, 3).join(' … ');
}
