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
    const isList = /^(?:\/v1)?\/works$/.test(url.pathname);
    return isList ? list(url.searchParams, context) : plain('Resource not found.', 404);
  },
};

function list(form: URLSearchParams, { search }: UpstreamContext): Reply {
  const terms = form.get('query.bibliographic') ?? '';
  const filters = new Map(
    (form.get('filter') ?? '')
      .split(',')
      .map((pair): [string, string] => [pair.split(':')[0] ?? '', pair.split(':').slice(1).join(':')]),
  );
  const hits = search.search({
    engine: 'crossref',
    raw: terms.replace(/["():]/g, ' '),
    dialect: DIALECTS.plain,
    minCoverage: 0.5,
    from: dayOf(filters.get('from-pub-date'), 0),
    to: dayOf(filters.get('until-pub-date'), DAY_MS),
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
        items: hits.slice(offset, offset + rows).map(work),
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

function work(hit: PageHit): unknown {
  const {
    page: { url },
    title,
    outlet,
    date,
    score,
  } = hit;
  const doi = doiOf(url);
  const parts = date ? [[date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]] : [[null]];
  return {
    DOI: doi,
    URL: `https://doi.org/${doi}`,
    type: 'journal-article',
    title: [title],
    'container-title': [outlet],
    publisher: outlet,
    issued: { 'date-parts': parts },
    ...(date ? { published: { 'date-parts': parts } } : {}),
    resource: { primary: { URL: url } },
    'is-referenced-by-count': 0,
    score,
    abstract: `<jats:p>${hit.snippet(600).replace(/[<>&]/g, ' ')}</jats:p>`,
  };
}

/** The DOI in the address, or one made up from it under the test prefix. */
function doiOf(url: string): string {
  const written = /10\.\d{4,9}\/[^\s?#]+/.exec(url)?.[0];
  return (written ?? `10.5555/${createHash('sha1').update(url).digest('hex').slice(0, 12)}`).toLowerCase();
}
