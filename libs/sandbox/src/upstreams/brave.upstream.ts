import { DAY_MS } from '@corroborate/domain';
import { DIALECTS } from '../index/query.parser';
import type { PageHit } from '../index/search-engine';
import { age, longDate } from './date.texts';
import { isBadKey } from './google-errors';
import { json, notFound } from './replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstream.types';

const SPANS: Record<string, number> = { pd: 1, pw: 7, pm: 31, py: 366 };
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
function refusedKey(request: UpstreamRequest): Reply | null {
  const key = request.headers['x-subscription-token'];
  if (key === undefined || key === '') {
    return failure(422, {
      code: 'VALIDATION',
      detail: 'Unable to validate request parameter(s)',
      meta: {
        errors: [{ type: 'missing', loc: ['header', 'x-subscription-token'], msg: 'Field required' }],
      },
    });
  }
  if (!isBadKey(key)) return null;
  return failure(422, {
    code: 'SUBSCRIPTION_TOKEN_INVALID',
    detail: 'The provided subscription token is invalid.',
    meta: {
      component: 'authentication',
    },
  });
}

function answer(news: boolean, form: URLSearchParams, context: UpstreamContext): Reply {
  const query = form.get('q') ?? '';
  if (query.trim() === '' || query.length > 400 || query.trim().split(/\s+/).length > 50) return invalid('q');
  const most = news ? 50 : 20;
  const count = Number(form.get('count') ?? 20);
  if (!Number.isInteger(count) || count < 1 || count > most) return invalid('count');
  const offset = Number(form.get('offset') ?? 0);
  if (!Number.isInteger(offset) || offset < 0 || offset > 9) return invalid('offset');
  const window = freshness(form.get('freshness'), context.world.now);
  if (!window) return invalid('freshness');
  const all = context.search.search({
    engine: 'brave',
    raw: query,
    dialect: DIALECTS.brave,
    minCoverage: 0.6,
    ...window,
  });
  const hits = all.slice(offset * count, (offset + 1) * count);
  const more = all.length > (offset + 1) * count;
  return json(news ? newsBody(query, hits, context) : webBody({ query, hits, more }, context), 200, RATE_HEADERS);
}

function freshness(value: string | null, now: Date): { from?: Date; to?: Date } | null {
  if (value === null || value === '') return {};
  const days = SPANS[value];
  if (days !== undefined) return { from: new Date(now.getTime() - days * DAY_MS) };
  const range = /^(\d{4}-\d{2}-\d{2})to(\d{4}-\d{2}-\d{2})$/.exec(value);
  if (!range) return null;
  return { from: new Date(range[1] ?? ''), to: new Date(Date.parse(range[2] ?? '') + DAY_MS) };
}

interface Listed {
  query: string;
  hits: PageHit[];
  more: boolean;
}

function webBody({ query, hits, more }: Listed, context: UpstreamContext): unknown {
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

function invalid(field: string): Reply {
  return failure(422, {
    code: 'VALIDATION',
    detail: 'Unable to validate request parameter(s)',
    meta: {
      errors: [{ type: 'value_error', loc: ['query', field], msg: 'Input is not valid' }],
    },
  });
}

interface Failure {
  code: string;
  detail: string;
  meta: unknown;
}

function failure(status: number, { code, detail, meta }: Failure, headers: Record<string, string> = {}): Reply {
  const error = { id: '5d83cfb2-2b53-4c8e-9f0e-3a1d1f6f0001', status, code, detail, meta };
  return json({ type: 'ErrorResponse', error, time: 1_795_248_000 }, status, {
    ...RATE_HEADERS,
    'x-ratelimit-remaining': '0, 0',
    ...headers,
  });
}
