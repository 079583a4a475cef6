import { DAY_MS } from '@corroborate/domain';
import { DIALECTS } from '../index/query.parser';
import type { PageHit } from '../index/search-engine';
import { age, longDate } from './date.texts';
import { isBadKey } from './google-errors';
import { json, notFound } from './replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstream.types';

const RATE_HEADERS = {
  'x-ratelimit-limit': '50, 0',
  'x-ratelimit-policy': '50;w=1, 0;w=2592000',
  'x-ratelimit-remaining': '49, 0',
  'x-ratelimit-reset': '1, 1200000',
};

export const brave: Upstream = {
  name: 'brave',
  serves: (host) => host === 'api.search.brave.com',
  handle: (request, context) => {
    const kind = /^\/res\/v1\/(web|news)\/search$/.exec(request.url.pathname)?.[1];
    if (kind === undefined) return notFound();
    return refusedKey(request) ?? answer(kind === 'news', request.url.searchParams, context);
  },
};

/** A key is checked before anything else; any key that looks like one is good here. */
function refusedKey({ headers }: UpstreamRequest): Reply | null {
  const key = headers['x-subscription-token'];
  if (!key) return failure('VALIDATION', 'Unable to validate request parameter(s)');
  return isBadKey(key) ? failure('SUBSCRIPTION_TOKEN_INVALID', 'The provided subscription token is invalid.') : null;
}

function answer(news: boolean, form: URLSearchParams, context: UpstreamContext): Reply {
  const query = form.get('q') ?? '';
  const [count, offset] = [Number(form.get('count') ?? 20), Number(form.get('offset') ?? 0)];
  const all = context.search.search({
    engine: 'brave',
    raw: query,
    dialect: DIALECTS.bing,
    minCoverage: 0.6,
    ...windowOf(form.get('freshness')),
  });
  const hits = all.slice(offset * count, (offset + 1) * count);
  const more = all.length > (offset + 1) * count;
  return json(news ? newsBody(query, hits, context) : webBody({ query, hits, more }, context), 200, RATE_HEADERS);
}

function windowOf(freshness: string | null): { from?: Date; to?: Date } {
  const [from, to] = (freshness ?? '').split('to').map(Date.parse);
  return from && to ? { from: new Date(from), to: new Date(to + DAY_MS) } : {};
}

function webBody({ query, hits, more }: { query: string; hits: PageHit[]; more: boolean }, context: UpstreamContext) {
  const results = hits.map((hit) => ({
    title: hit.title,
    url: hit.page.url,
    is_source_local: false,
    is_source_both: false,
    description: hit.snippet(300),
    ...ages(hit, context.world.now),
    profile: {
      name: hit.outlet,
      url: hit.page.url,
      long_name: hit.url.hostname,
      img: 'https://imgs.search.brave.com/x',
    },
    language: context.world.language.split('-')[0],
    family_friendly: true,
    type: 'search_result',
    subtype: 'generic',
    is_live: false,
    meta_url: metaUrl(hit),
  }));
  return {
    query: {
      original: query,
      show_strict_warning: false,
      is_navigational: false,
      spellcheck_off: false,
      altered: null,
      country: 'us',
      bad_results: false,
      more_results_available: more,
    },
    mixed: {
      type: 'mixed',
      main: hits.map((_, index) => ({ type: 'web', index, all: false })),
      top: [],
      side: [],
    },
    type: 'search',
    ...(results.length > 0 ? { web: { type: 'search', results, family_friendly: true } } : {}),
  };
}

function newsBody(query: string, hits: PageHit[], context: UpstreamContext): unknown {
  return {
    type: 'news',
    query: {
      original: query,
      altered: null,
      cleaned: query,
      spellcheck_off: false,
      show_strict_warning: false,
    },
    results: hits.map((hit) => ({
      type: 'news_result',
      title: hit.title,
      url: hit.page.url,
      description: hit.snippet(300),
      ...ages(hit, context.world.now),
      breaking: false,
      meta_url: metaUrl(hit),
    })),
  };
}

/** `page_age` has no zone and is UTC; both fields are missing where the date is. */
function ages({ date }: PageHit, now: Date): { age?: string; page_age?: string } {
  if (!date) return {};
  return { page_age: date.toISOString().slice(0, 19), age: age(date, now, longDate) };
}

function metaUrl({ url }: PageHit): unknown {
  const steps = url.pathname.split('/').filter(Boolean);
  return {
    scheme: url.protocol.replace(':', ''),
    netloc: url.hostname.replace(/^www\./, ''),
    hostname: url.hostname,
    favicon: 'https://imgs.search.brave.com/f',
    path: steps.map((step) => ` › ${step}`).join(''),
  };
}

function failure(code: string, detail: string): Reply {
  const error = { id: '5d83cfb2-2b53-4c8e-9f0e-3a1d1f6f0001', status: 422, code, detail, meta: {} };
  return json({ type: 'ErrorResponse', error, time: 1_795_248_000 }, 422, {
    ...RATE_HEADERS,
    'x-ratelimit-remaining': '0, 0',
  });
}
