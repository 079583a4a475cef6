import { DAY_MS } from '@corroborate/domain';
import { DIALECTS } from '../index/query.parser';
import type { PageHit } from '../index/search-engine';
import { formOf, html, json, notFound, plain, redirect, wholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext } from './upstream.types';

const PAGE_SIZE = 10;
const RANGES: Record<string, number> = { day: 1, week: 7, month: 31, year: 366 };

/** Any instance: names that look like one, and those that the caller lists. */
export function createSearxng(hosts: readonly string[] = []): Upstream {
  const listed = new Set(hosts.map((host) => host.toLowerCase()));
  return {
    name: 'searxng',
    serves: (host) => listed.has(host) || /(^|[.-])searx(ng)?[.-]/.test(host),
    handle: (request, context) => {
      const { pathname, search } = request.url;
      if (pathname === '/healthz') return plain('OK');
      if (pathname === '/' && request.url.searchParams.has('q')) return redirect(`/search${search}`, 308);
      if (pathname !== '/search') return notFound();
      return answer(formOf(request), context);
    },
  };
}

function answer(form: URLSearchParams, { search, world }: UpstreamContext): Reply {
  const query = form.get('q') ?? '';
  if (query.trim() === '') return json({ error: 'No query' }, 400);
  const format = form.get('format') ?? 'html';
  if (format !== 'json')
    return format === 'html'
      ? html('<!DOCTYPE html><html><head><title>SearXNG</title></head><body></body></html>')
      : html('<h1>Forbidden</h1>', 403);
  const range = form.get('time_range') ?? '';
  if (range !== '' && RANGES[range] === undefined)
    return json({ error: `Invalid value "${range}" for parameter time_range` }, 400);
  const page = wholeNumber(form.get('pageno'), 1, 1, 1000);
  const hits = search.search({
    engine: 'searxng',
    raw: query.replace(/(^|\s)[!:<][\w-]+/g, ' '),
    dialect: DIALECTS.google,
    minCoverage: 0.6,
    from: range === '' ? undefined : new Date(world.now.getTime() - (RANGES[range] ?? 0) * DAY_MS),
  });
  const offset = (page - 1) * PAGE_SIZE;
  return json(body(query, hits.slice(offset, offset + PAGE_SIZE), offset, []));
}

function body(query: string, hits: PageHit[], offset: number, unresponsive: [string, string][]): unknown {
  return {
    query,
    number_of_results: 0,
    results: hits.map((hit, index) => result(hit, offset + index + 1)),
    answers: [],
    corrections: [],
    infoboxes: [],
    suggestions: [],
    unresponsive_engines: unresponsive,
  };
}

function result(hit: PageHit, position: number): unknown {
  const date = hit.date?.toISOString().slice(0, 19) ?? null;
  return {
    url: hit.page.url,
    title: hit.title,
    content: hit.snippet(300),
    publishedDate: date,
    pubdate: date?.replace('T', ' ') ?? '',
    thumbnail: '',
    engine: 'brave',
    template: 'default.html',
    parsed_url: [
      hit.url.protocol.replace(':', ''),
      hit.url.host,
      hit.url.pathname,
      '',
      hit.url.search.replace(/^\?/, ''),
      '',
    ],
    img_src: '',
    priority: '',
    engines: ['brave', 'google'],
    positions: [position, position],
    score: Math.round((4 / position) * 100) / 100,
    category: 'general',
  };
}
