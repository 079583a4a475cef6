import { DAY_MS } from '@corroborate/domain';
import { createHash } from 'node:crypto';
import { DIALECTS } from '../index/query.parser';
import type { PageHit } from '../index/search-engine';
import { json, plain, wholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext } from './upstream.types';

const RATE_HEADERS = {
  'x-rate-limit-limit': '5',
  'x-rate-limit-interval': '1s',
  'x-concurrency-limit': '1',
  'x-api-pool': 'public',
};

export const crossref: Upstream = {
  name: 'crossref',
  serves: (host) => host === 'api.crossref.org',
  handle: ({ url }, context) => {
    const path = url.pathname.replace(/^\/v1/, '');
    if (path === '/works') return list(url.searchParams, context);
    const doi = /^\/works\/(.+)$/.exec(path)?.[1];
    const work = doi === undefined ? undefined : single(decodeURIComponent(doi), context);
    return work ?? plain('Resource not found.', 404);
  },
};

function list(form: URLSearchParams, { search }: UpstreamContext): Reply {
  const terms = ['query', 'query.bibliographic', 'query.author', 'query.container-title']
    .map((key) => form.get(key) ?? '')
    .join(' ')
    .trim();
  const filters = new Map(
    (form.get('filter') ?? '')
      .split(',')
      .map((pair): [string, string] => [pair.split(':')[0] ?? '', pair.split(':').slice(1).join(':')]),
  );
  const byDate = form.get('order') === 'asc' ? 'oldest' : 'newest';
  const hits = search.search({
    engine: 'crossref',
    raw: terms.replace(/["():]/g, ' '),
    dialect: DIALECTS.plain,
    minCoverage: 0.5,
    from: dayOf(filters.get('from-pub-date'), 0),
    to: dayOf(filters.get('until-pub-date'), DAY_MS),
    sort: form.get('sort') === 'published' ? byDate : 'relevance',
  });
  const rows = wholeNumber(form.get('rows'), 20, 0, 1000);
  const offset = wholeNumber(form.get('offset'), 0, 0, 10_000);
  return json(
    {
      status: 'ok',
      'message-type': 'work-list',
      'message-version': '1.0.0',
      message: {
        facets: {},
        'total-results': hits.length,
        items: hits.slice(offset, offset + rows).map((hit) => work(hit)),
        'items-per-page': rows,
        query: { 'start-index': offset, 'search-terms': terms },
      },
    },
    200,
    RATE_HEADERS,
  );
}

function dayOf(value: string | undefined, extra: number): Date | undefined {
  const time = Date.parse(value ?? '');
  return Number.isNaN(time) ? undefined : new Date(time + extra);
}

function single(doi: string, { world, view }: UpstreamContext): Reply | undefined {
  const page = world.pages.find(
    ({ url, indexed }) => indexed?.includes('crossref') && doiOf(url) === doi.toLowerCase(),
  );
  if (!page) return undefined;
  const date = page.engineDate === undefined ? page.published : page.engineDate;
  const message = workOf(
    page.url,
    page.title ?? '',
    view.outletName(new URL(page.url).hostname),
    date ? new Date(date) : null,
  );
  return json({ status: 'ok', 'message-type': 'work', 'message-version': '1.0.0', message }, 200, RATE_HEADERS);
}

function work(hit: PageHit): unknown {
  return {
    ...workOf(hit.page.url, hit.title, hit.outlet, hit.date),
    score: hit.score,
    abstract: `<jats:p>${hit.snippet(600).replace(/[<>&]/g, ' ')}</jats:p>`,
  };
}

function workOf(url: string, title: string, publisher: string, date: Date | null): Record<string, unknown> {
  const doi = doiOf(url);
  const parts = date ? [[date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]] : [[null]];
  return {
    DOI: doi,
    URL: `https://doi.org/${doi}`,
    type: 'journal-article',
    title: [title],
    'container-title': [publisher],
    publisher,
    issued: { 'date-parts': parts },
    ...(date ? { published: { 'date-parts': parts } } : {}),
    resource: { primary: { URL: url } },
    'is-referenced-by-count': 0,
  };
}

/** The DOI in the address, or one made up from it under the test prefix. */
function doiOf(url: string): string {
  const written = /10\.\d{4,9}\/[^\s?#]+/.exec(url)?.[0];
  return (written ?? `10.5555/${createHash('sha1').update(url).digest('hex').slice(0, 12)}`).toLowerCase();
}
