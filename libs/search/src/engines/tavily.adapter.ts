import { limited, type Outcome, type PlannedQuery } from '@corroborate/domain';
import {
  toObject,
  listObjectsOrNull,
  parseRetryAt,
  type ProviderResponse,
  type Fields,
  type ProviderParts,
} from '@corroborate/providers';
import { engineDate } from './engine-date.policy';
import { parseDelaySeconds } from './engine.client';
import type { EngineManifest, SearchEngine } from './engine.types';
import { ListEngine } from './list.engine';

const COMMON: Omit<EngineManifest, 'priceUsd' | 'paceMs'> = {
  name: 'tavily',
  title: 'Tavily',
  kind: 'news',
  homepage: 'https://docs.tavily.com',
  needsKey: false,
  settings: [],
  maxQueryLength: 400,
  operators: { phrase: true, site: false, dateWindow: true, or: false, exclude: false },
  resultsPerPage: 15,
  pages: 1,
  terms: 'Use without a key is for light traffic; a free key includes 1,000 credits a month.',
  selfTest: { query: 'weather', proves: 'results with snippets' },
  notes: [
    'No pagination.',
    'Works without a key within unpublished limits; with TAVILY_API_KEY each call costs one ' + 'credit.',
    'Without a key it is queried only if other free engines found too little.',
    'Publication dates for news results only.',
  ],
};

/** Without a key it never replaces another free engine. */
export const TAVILY_KEYLESS: EngineManifest = {
  ...COMMON,
  priceUsd: 0,
  paceMs: 2000,
  reserve: { when: 'little-found', calls: 2 },
};
const TAVILY_KEYED: EngineManifest = { ...COMMON, priceUsd: 0.008, paceMs: 600 };

/** Strategies that use the general index; all others search news. */
const GENERAL = new Set(['check', 'official', 'details']);

export function tavilyEngine(key: string | undefined, parts: ProviderParts): SearchEngine {
  const access: Record<string, string> =
    key === undefined ? { 'x-tavily-access-mode': 'keyless' } : { authorization: `Bearer ${key}` };
  const setup = { baseURL: 'https://api.tavily.com', headers: { accept: 'application/json', ...access } };
  return new ListEngine(key === undefined ? TAVILY_KEYLESS : TAVILY_KEYED, parts, setup, {
    answer: ({ query, sent, now }) => ({
      request: (http) => http.post('/search', formOf(query, sent)),
      judge,
      read: ({ results }) => listObjectsOrNull(results),
      otherwise: 'Tavily returned no result list',
      hitOf: ({ url, title, content: snippet, published_date: date }) => ({
        url,
        title,
        snippet,
        engineDate: engineDate(date, now),
      }),
    }),
  });
}

const formOf = (query: PlannedQuery, text: string) => ({
  query: text,
  topic: GENERAL.has(query.strategy) ? 'general' : 'news',
  search_depth: 'basic',
  max_results: COMMON.resultsPerPage,
  ...(text.includes('"') ? { exact_match: true } : {}),
  ...(query.from ? { start_date: query.from.slice(0, 10) } : {}),
  ...(query.to ? { end_date: query.to.slice(0, 10) } : {}),
});

/** 432 and 433 are plan limits; without a key the body contains the retry time. */
function judge(answer: ProviderResponse, body: Fields, now: Date): Outcome<never> | null {
  if (answer.status === 432 || answer.status === 433)
    return limited(`HTTP ${answer.status}: the plan of the Tavily key is exhausted`);
  if (answer.status !== 429) return null;
  const error = toObject(body.error);
  const daily = error.code === 'keyless_daily_limit';
  return limited(
    daily ? 'Tavily: the daily limit without a key is reached; set TAVILY_API_KEY' : 'Tavily: too many requests',
    parseRetryAt(answer, now) ?? parseDelaySeconds(now, error.retry_after_seconds),
  );
}
