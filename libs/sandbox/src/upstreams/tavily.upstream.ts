import { DAY_MS } from '@corroborate/domain';
import { DIALECTS } from '../index/query.parser';
import { textOfHtml } from '../index/page.text';
import type { PageHit } from '../index/search-engine';
import { isBadKey } from './google-errors';
import { json, jsonBody, notFound, rfc1123, wholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstream.types';

const RANGES: Record<string, number> = { day: 1, d: 1, week: 7, w: 7, month: 31, m: 31, year: 366, y: 366 };

export const tavily: Upstream = {
  name: 'tavily',
  serves: (host) => host === 'api.tavily.com',
  handle: (request, context) => {
    if (request.url.pathname !== '/search' || request.method !== 'POST') return notFound();
    if (!admitted(request)) return detail(401, 'Unauthorized: missing or invalid API key.');
    const body = jsonBody(request);
    return body ? search(body, context) : detail(400, 'The request body is not valid JSON.');
  },
};

function isKeyless(request: UpstreamRequest): boolean {
  return request.headers['x-tavily-access-mode'] === 'keyless' && request.headers.authorization === undefined;
}

function admitted(request: UpstreamRequest): boolean {
  return isKeyless(request) || !isBadKey(/^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]);
}

function search(body: Record<string, unknown>, { search: engine, world }: UpstreamContext): Reply {
  const query = typeof body.query === 'string' ? body.query : '';
  if (query.trim() === '') return detail(400, 'Query is missing.');
  if (query.length > 400) return detail(400, 'Query is too long. Max query length is 400 characters.');
  const hits = engine
    .search({
      engine: 'tavily',
      raw: query,
      dialect: DIALECTS.google,
      minCoverage: body.exact_match === true ? 1 : 0.5,
      sites: hostsOf(body.include_domains),
      withoutSites: hostsOf(body.exclude_domains),
      ...windowOf(body, world.now),
    })
    .slice(0, wholeNumber(numberText(body.max_results), 5, 0, 20));
  const best = hits[0]?.score ?? 1;
  return json({
    query,
    follow_up_questions: null,
    answer: null,
    images: [],
    results: hits.map((hit) => result(hit, best, body)),
    response_time: 0.9,
    request_id: '3f0a6f2e-6f0f-4d34-9a0f-0d7a3b1c2e11',
  });
}

function result(hit: PageHit, best: number, body: Record<string, unknown>): unknown {
  const raw =
    body.include_raw_content && hit.page.html !== undefined ? textOfHtml(hit.page.html).text : (hit.page.text ?? null);
  return {
    url: hit.page.url,
    title: hit.title,
    content: hit.snippet(500),
    score: Math.round(Math.min(0.99, (0.95 * hit.coverage * hit.score) / Math.max(best, 1e-9)) * 10_000) / 10_000,
    raw_content: body.include_raw_content ? raw : null,
    ...(body.topic === 'news' && hit.date ? { published_date: rfc1123(hit.date) } : {}),
  };
}

function windowOf(body: Record<string, unknown>, now: Date): { from?: Date; to?: Date } {
  const days =
    RANGES[typeof body.time_range === 'string' ? body.time_range : ''] ??
    (body.topic === 'news' ? body.days : undefined);
  if (typeof days === 'number') return { from: new Date(now.getTime() - days * DAY_MS) };
  const day = (value: unknown, extra: number) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(Date.parse(value) + extra) : undefined;
  return { from: day(body.start_date, 0), to: day(body.end_date, DAY_MS) };
}

function hostsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  return list.map((entry) =>
    entry
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/.*$/, ''),
  );
}

function numberText(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : undefined;
}

function detail(status: number, error: string): Reply {
  return json({ detail: { error } }, status);
}
