import { blocked, failed, limited, type Outcome } from '@corroborate/domain';
import {
  isObject,
  toObject,
  listObjects,
  stringOr,
  type ProviderResponse,
  type Fields,
  type ProviderParts,
} from '@corroborate/providers';
import { engineDate } from './engine-date.policy';
import { addMs } from './engine.client';
import type { EngineManifest, SearchEngine } from './engine.types';
import { ListEngine, type SentQuery } from './list.engine';

const COMMON_MANIFEST = {
  homepage: 'https://brave.com/search/api/',
  needsKey: true,
  settings: ['BRAVE_API_KEY'] as EngineManifest['settings'],
  priceUsd: 0.005,
  paceMs: 50,
  maxQueryLength: 400,
  operators: { phrase: true, site: true, dateWindow: true, or: true, exclude: true },
  terms: 'Storing results requires a plan that allows it; the standard plan allows short caching only.',
  selfTest: { query: 'weather', proves: 'results with external URLs, at the price of one call' },
};

export const BRAVE: EngineManifest = {
  ...COMMON_MANIFEST,
  name: 'brave',
  title: 'Brave Search',
  kind: 'web',
  resultsPerPage: 20,
  pages: 10,
  notes: ['Includes $5 of credit a month.', 'Dates have no time zone.'],
};

export const BRAVE_NEWS: EngineManifest = {
  ...COMMON_MANIFEST,
  name: 'brave-news',
  title: 'Brave News',
  kind: 'news',
  resultsPerPage: 50,
  pages: 10,
  notes: ['Shares key, rate limit and plan with Brave Search.'],
};

const MAX_WORDS = 50;
/** Brave rejects any other country or language as an invalid parameter. */
const COUNTRIES = new Set(
  (
    'AR AU AT BE BR CA CL DK FI FR DE GR HK IN ID IT JP KR MY MX NL NZ NO CN PL PT PH RU SA ZA ES SE CH TW TR GB ' +
    'US'
  ).split(' '),
);
const LANGUAGES: Record<string, string> = { pt: 'pt-br', zh: 'zh-hans', ja: 'jp' };

/** Web and news search share one account; the manifest selects the endpoint. */
export function braveEngine(manifest: EngineManifest, key: string | undefined, parts: ProviderParts): SearchEngine {
  const setup = {
    baseURL: 'https://api.search.brave.com/res/v1',
    headers: { accept: 'application/json', 'x-subscription-token': key },
    paceKey: 'brave',
  };
  return new ListEngine(manifest, parts, setup, {
    configured: key !== undefined,
    plain: (text) => text.split(' ').slice(0, MAX_WORDS).join(' '),
    answer: (asked) => ({
      request: (http) => http.get(`/${manifest.kind}/search`, { params: paramsOf(asked, manifest) }),
      judge: judgeError,
      read: (body) => (manifest.kind === 'news' ? [body] : [body.web, body.news]).flatMap(resultsIn),
      otherwise: 'Brave did not return a JSON object',
      hitOf: (item) => ({
        url: item.url,
        title: item.title,
        snippet: [item.description, ...[item.extra_snippets].flat().slice(0, 2)]
          .filter((text) => typeof text === 'string')
          .join(' … '),
        outletName: toObject(item.profile).name,
        engineDate: engineDate(item.page_age, asked.now) ?? engineDate(item.age, asked.now),
      }),
    }),
  });
}

const resultsIn = (section: unknown): Fields[] => listObjects(toObject(section).results);

function paramsOf({ query, sent, now }: SentQuery, { kind, resultsPerPage }: EngineManifest) {
  const [language = 'en', country = ''] = (query.language ?? 'en').split('-');
  const until = query.to ?? now.toISOString();
  return {
    q: balanceQuotes(sent),
    count: resultsPerPage,
    // Brave expects a page number, not a row offset.
    offset: (query.page ?? 1) - 1,
    spellcheck: false,
    safesearch: 'off',
    search_lang: searchLanguage(language, country),
    country: COUNTRIES.has(country) ? country : 'ALL',
    freshness: query.from ? `${query.from.slice(0, 10)}to${until.slice(0, 10)}` : undefined,
    text_decorations: kind === 'web' ? false : undefined,
  };
}

function searchLanguage(language: string, country: string): string | undefined {
  if (!/^[a-z]{2}$/.test(language)) return undefined;
  return country === 'PT' && language === 'pt' ? 'pt-pt' : (LANGUAGES[language] ?? language);
}

/** Truncating at the word limit may leave an unclosed quotation mark. */
const balanceQuotes = (text: string) => ((text.match(/"/g)?.length ?? 0) % 2 === 0 ? text : text.replace(/"/g, ''));

/** An invalid key returns 422, not 401; the body says which limit was hit. */
function judgeError(answer: ProviderResponse, body: Fields, now: Date): Outcome<never> | null {
  const code = errorCode(body);
  if (code === 'SUBSCRIPTION_TOKEN_INVALID' || code === 'SUBSCRIPTION_NOT_FOUND')
    return blocked(`Brave rejected the key: ${code}`);
  if (code === 'QUOTA_LIMITED') return limited('Brave: the monthly quota is exhausted');
  if (answer.status === 429) return limited('Brave: too many requests', resetAt(answer, now));
  return code === '' ? null : failed(`HTTP ${answer.status}: ${code.slice(0, 60)}`);
}

function errorCode(body: Fields): string {
  const error = body.error ?? listObjects(body.errors)[0];
  return isObject(error) ? stringOr(error.code, 'UNKNOWN') : '';
}

/** `X-RateLimit-Reset: 1, 1200000`: the first is the per-second window. */
function resetAt({ headers }: ProviderResponse, now: Date): string | undefined {
  const seconds = Number.parseInt(headers['x-ratelimit-reset'] ?? '', 10);
  return Number.isFinite(seconds) ? addMs(now, seconds * 1000) : undefined;
}
