import { Parser } from 'htmlparser2';
import { DIALECTS } from '../index/query.parser';
import type { PageHit } from '../index/search-engine';
import { googleError, googleFault, refusedGoogleKey } from './google-errors';
import { escapeMarkup, json } from './replies';
import type { Reply, Upstream, UpstreamContext } from './upstream.types';
import { shortDate } from './date.texts';

const DAYS: Record<string, number> = { d: 1, w: 7, m: 31, y: 366 };
const DAY_MS = 86_400_000;

export const googleCse: Upstream = {
  name: 'google',
  serves: (host) => host === 'customsearch.googleapis.com' || host === 'www.googleapis.com',
  owns: (url) => url.pathname === '/customsearch/v1',
  handle: ({ url }, context) => {
    const form = url.searchParams;
    return refusedGoogleKey(form.get('key')) ?? answer(form, context);
  },
  fault: googleFault,
};

function answer(form: URLSearchParams, context: UpstreamContext): Reply {
  const terms = form.get('q') ?? '';
  const count = Number(form.get('num') ?? 10);
  const start = Number(form.get('start') ?? 1);
  const inBounds = count >= 1 && count <= 10 && start >= 1 && start + count <= 101;
  if (!form.get('cx') || terms.trim() === '' || !inBounds) {
    return googleError(400, {
      status: 'INVALID_ARGUMENT',
      reason: 'badRequest',
      message: 'Request contains an invalid argument.',
    });
  }
  const all = context.search.search({
    engine: 'google',
    raw: queryOf(form, terms),
    dialect: DIALECTS.google,
    minCoverage: 0.6,
    sort: form.get('sort') === 'date' ? 'newest' : 'relevance',
    ...windowOf(form, context.world.now),
  });
  const items = all.slice(start - 1, start - 1 + count).map((hit) => item(hit));
  return json({
    kind: 'customsearch#search',
    queries: queries({ searchTerms: terms, cx: form.get('cx') ?? '', startIndex: start, count }, all.length),
    context: { title: 'Web' },
    searchInformation: {
      searchTime: 0.2,
      formattedSearchTime: '0.20',
      totalResults: String(all.length),
      formattedTotalResults: all.length.toLocaleString('en-US'),
    },
    ...(items.length > 0 ? { items } : {}),
  });
}

function queryOf(form: URLSearchParams, terms: string): string {
  const words = (key: string) => (form.get(key) ?? '').split(/\s+/).filter(Boolean);
  const site = form.get('siteSearch');
  const sign = form.get('siteSearchFilter') === 'e' ? '-' : '';
  return [
    terms,
    form.get('hq') ?? '',
    form.get('exactTerms') ? `"${form.get('exactTerms')}"` : '',
    ...words('excludeTerms').map((word) => `-${word}`),
    words('orTerms').join(' OR '),
    site ? `${sign}site:${site}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function windowOf(form: URLSearchParams, now: Date): { from?: Date; to?: Date } {
  const range = /^date:r:(\d{4})(\d\d)(\d\d):(\d{4})(\d\d)(\d\d)$/.exec(form.get('sort') ?? '');
  if (range) {
    const [, y1, m1, d1, y2, m2, d2] = range;
    return { from: new Date(`${y1}-${m1}-${d1}`), to: new Date(Date.parse(`${y2}-${m2}-${d2}`) + DAY_MS) };
  }
  const last = /^([dwmy])(\d{1,4})$/.exec(form.get('dateRestrict') ?? '');
  return last ? { from: new Date(now.getTime() - (DAYS[last[1] ?? ''] ?? 0) * Number(last[2]) * DAY_MS) } : {};
}

interface Asked {
  searchTerms: string;
  cx: string;
  startIndex: number;
  count: number;
}

function queries({ searchTerms, cx, startIndex, count }: Asked, total: number): unknown {
  const base = {
    title: `Google Custom Search - ${searchTerms}`,
    totalResults: String(total),
    searchTerms,
    count,
    inputEncoding: 'utf8',
    outputEncoding: 'utf8',
    safe: 'off',
    cx,
  };
  const next = startIndex + count <= total ? { nextPage: [{ ...base, startIndex: startIndex + count }] } : {};
  return { request: [{ ...base, startIndex }], ...next };
}

function item(hit: PageHit): unknown {
  const snippet = `${hit.date ? `${shortDate(hit.date)} ... ` : ''}${hit.snippet(200)}`;
  const metatags = hit.page.html === undefined ? {} : metaTagsOf(hit.page.html);
  return {
    kind: 'customsearch#result',
    title: hit.title,
    htmlTitle: escapeMarkup(hit.title),
    link: hit.page.url,
    displayLink: hit.url.hostname,
    snippet,
    htmlSnippet: escapeMarkup(snippet),
    formattedUrl: hit.page.url,
    htmlFormattedUrl: escapeMarkup(hit.page.url),
    ...(Object.keys(metatags).length > 0 ? { pagemap: { metatags: [metatags] } } : {}),
  };
}

/** The page's own meta elements, as it wrote them. */
function metaTagsOf(html: string): Record<string, string> {
  const tags: Record<string, string> = {};
  const parser = new Parser({
    onopentag(name, attributes) {
      const key = (attributes.property ?? attributes.name ?? '').toLowerCase();
      if (name === 'meta' && key !== '' && attributes.content) tags[key] ??= attributes.content;
    },
  });
  parser.end(html.slice(0, 50_000));
  return tags;
}
