import { DAY_MS } from '@corroborate/domain';
import { DIALECTS } from '../index/query.parser';
import type { PageHit } from '../index/search-engine';
import { formOf, html, json, notFound, wholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext } from './upstream.types';

const PAGE_SIZE = 10;
const RANGES: Record<string, number> = { day: 1, week: 7, month: 31, year: 366 };

/** Any instance, by a name that looks like one. */
export const searxng: Upstream = {
  name: 'searxng',
  serves: (host) => /(^|[.-])searx(ng)?[.-]/.test(host),
  handle: (request, context) => (request.url.pathname === '/search' ? answer(formOf(request), context) : notFound()),
};

function answer(form: URLSearchParams, { search, world }: UpstreamContext): Reply {
  const query = form.get('q') ?? '';
  if (query.trim() === '') return json({ error: 'No query' }, 400);
  if (form.get('format') !== 'json') return html('<h1>Forbidden</h1>', 403);
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
  return json({
    query,
    number_of_results: 0,
    results: hits.slice(offset, offset + PAGE_SIZE).map((hit, index) => result(hit, offset + index + 1)),
    answers: [],
    unresponsive_engines: [],
  });
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
