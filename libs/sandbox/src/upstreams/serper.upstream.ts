import { DIALECTS } from '../index/query.parser';
import type { PageHit } from '../index/search-engine';
import { age, shortDate } from './date.texts';
import { isBadKey } from './google-errors';
import { json, jsonBody, notFound, retryAfter, wholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstream.types';

const DAY_MS = 86_400_000;
const RECENT: Record<string, number> = { h: 1 / 24, d: 1, w: 7, m: 31, y: 366 };

export const serper: Upstream = {
  name: 'serper',
  serves: (host) => host === 'google.serper.dev',
  handle: (request, context) => {
    const kind = /^\/(search|news)$/.exec(request.url.pathname)?.[1];
    if (kind === undefined) return notFound();
    if (isBadKey(request.headers['x-api-key'])) return json({ message: 'Unauthorized.', statusCode: 403 }, 403);
    return answer(kind === 'news', request, context);
  },
  fault: ({ kind, status, retryAfter: seconds }) =>
    kind === 'quota'
      ? json({ message: 'Not enough credits', statusCode: 400 }, 400)
      : json(
          { message: status === 429 ? 'Rate limit exceeded' : 'Internal error', statusCode: status },
          status,
          retryAfter(seconds),
        ),
};

function answer(news: boolean, request: UpstreamRequest, { search, world }: UpstreamContext): Reply {
  const body = jsonBody(request) ?? Object.fromEntries(request.url.searchParams);
  const query = typeof body.q === 'string' ? body.q : '';
  if (query.trim() === '') return json({ message: 'Missing query parameter', statusCode: 400 }, 400);
  const count = wholeNumber(textOf(body.num), 10, 1, 100);
  const page = wholeNumber(textOf(body.page), 1, 1, 100);
  const tbs = textOf(body.tbs) ?? '';
  const all = search.search({
    engine: 'serper',
    raw: query,
    dialect: DIALECTS.google,
    minCoverage: 0.6,
    sort: tbs.includes('sbd:1') ? 'newest' : 'relevance',
    ...windowOf(tbs, world.now),
  });
  const hits = all.slice((page - 1) * count, page * count);
  const searchParameters = {
    q: query,
    gl: body.gl ?? 'us',
    hl: body.hl ?? 'en',
    type: news ? 'news' : 'search',
    num: count,
    page,
    engine: 'google',
  };
  const credits = count > 10 ? 2 : 1;
  return json(
    news
      ? { searchParameters, news: hits.map((hit, index) => newsItem(hit, index + 1, world.now)), credits }
      : { searchParameters, organic: hits.map((hit, index) => organic(hit, index + 1, world.now)), credits },
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** `qdr:w` or `cdr:1,cd_min:3/1/2026,cd_max:3/5/2026` */
function windowOf(tbs: string, now: Date): { from?: Date; to?: Date } {
  const recent = RECENT[/qdr:([hdwmy])/.exec(tbs)?.[1] ?? ''];
  if (recent !== undefined) return { from: new Date(now.getTime() - recent * DAY_MS) };
  const bound = (key: string) => {
    const [, month, day, year] = new RegExp(`${key}:(\\d{1,2})/(\\d{1,2})/(\\d{4})`).exec(tbs) ?? [];
    return year === undefined ? undefined : Date.UTC(Number(year), Number(month) - 1, Number(day));
  };
  const [from, to] = [bound('cd_min'), bound('cd_max')];
  return {
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to + DAY_MS),
  };
}

function organic(hit: PageHit, position: number, now: Date): unknown {
  return { title: hit.title, link: hit.page.url, snippet: hit.snippet(200), ...dateOf(hit, now), position };
}

function newsItem(hit: PageHit, position: number, now: Date): unknown {
  return {
    title: hit.title,
    link: hit.page.url,
    snippet: hit.snippet(200),
    ...dateOf(hit, now),
    source: hit.outlet,
    position,
  };
}

function dateOf({ date }: PageHit, now: Date): { date?: string } {
  return date ? { date: age(date, now, shortDate) } : {};
}
