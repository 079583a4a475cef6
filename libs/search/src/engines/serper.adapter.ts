import { limited } from '@corroborate/domain';
import { listObjectsOrNull, stringOr, type ProviderParts } from '@corroborate/providers';
import { engineDate } from './engine-date.policy';
import type { EngineManifest, SearchEngine } from './engine.types';
import { ListEngine, type SentQuery } from './list.engine';

const COMMON = {
  homepage: 'https://serper.dev',
  needsKey: true,
  settings: ['SERPER_API_KEY'] as EngineManifest['settings'],
  priceUsd: 0.001,
  paceMs: 50,
  maxQueryLength: 1000,
  operators: { phrase: true, site: true, dateWindow: true, or: true, exclude: true },
  // More than ten results double the price.
  resultsPerPage: 10,
  pages: 5,
  terms: 'Google results from a third party; its terms do not address storage.',
  selfTest: { query: 'weather', proves: 'results with external URLs, for one credit' },
};

export const SERPER: EngineManifest = {
  ...COMMON,
  name: 'serper',
  title: 'Serper',
  kind: 'web',
  notes: [
    'The first 2,500 queries are free.',
    'Dates are imprecise, such as “2 days ago”.',
    'The format of error responses is not confirmed.',
  ],
};

export const SERPER_NEWS: EngineManifest = {
  ...COMMON,
  name: 'serper-news',
  title: 'Serper News',
  kind: 'news',
  notes: ['Shares key, rate limit and plan with Serper.'],
};

/** Web and news search share one account; the manifest selects the endpoint. */
export function serperEngine(manifest: EngineManifest, key: string | undefined, parts: ProviderParts): SearchEngine {
  const setup = {
    baseURL: 'https://google.serper.dev',
    headers: { accept: 'application/json', 'x-api-key': key },
    paceKey: 'serper',
  };
  const news = manifest.kind === 'news';
  return new ListEngine(manifest, parts, setup, {
    configured: key !== undefined,
    answer: (asked) => ({
      request: (http) => http.post(news ? '/news' : '/search', formOf(asked, manifest.resultsPerPage)),
      // Exhausted credits return 400, like any invalid request.
      judge: ({ status }, { message }) =>
        status === 400 && /credit/i.test(stringOr(message)) ? limited('Serper: the credits are exhausted') : null,
      read: (body) => listObjectsOrNull(news ? body.news : body.organic),
      otherwise: 'Serper returned no result list',
      hitOf: ({ link: url, title, snippet, source: outletName, date }) => ({
        url,
        title,
        snippet,
        outletName,
        engineDate: engineDate(date, asked.now),
      }),
    }),
  });
}

/** Dates are returned as words, so results are requested in English. */
function formOf({ query, sent, now }: SentQuery, num: number) {
  const country = /^[a-z]{2,3}-([A-Z]{2})$/.exec(query.language ?? '')?.[1]?.toLowerCase();
  const until = query.to ?? now.toISOString();
  return {
    q: sent,
    hl: 'en',
    ...(country ? { gl: country } : {}),
    num,
    page: query.page ?? 1,
    autocorrect: false,
    ...(query.from ? { tbs: `cdr:1,cd_min:${formatUsDate(query.from)},cd_max:${formatUsDate(until)}` } : {}),
  };
}

/** `3/1/2026` */
function formatUsDate(at: string): string {
  const [year, month, day] = at.slice(0, 10).split('-').map(Number);
  return `${month}/${day}/${year}`;
}
