import { DAY_MS } from '@corroborate/domain';
import { DIALECTS } from '../index/query.parser';
import type { PageHit } from '../index/search-engine';
import { isBadKey } from './google-errors';
import { json, jsonBody, notFound } from './replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstream.types';

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

function admitted({ headers }: UpstreamRequest): boolean {
  const isKeyless = headers['x-tavily-access-mode'] === 'keyless' && headers.authorization === undefined;
  return isKeyless || !isBadKey(/^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]);
}

/** A day as clients write it; undefined where none is named. */
const dayIn = (value: unknown, extra: number): Date | undefined =>
  typeof value === 'string' ? new Date(Date.parse(value) + extra) : undefined;

function search(body: Record<string, unknown>, { search: engine }: UpstreamContext): Reply {
  const query = typeof body.query === 'string' ? body.query : '';
  if (query.trim() === '') return detail(400, 'Query is missing.');
  const hits = engine
    .search({
      engine: 'tavily',
      raw: query,
      dialect: DIALECTS.google,
      minCoverage: body.exact_match === true ? 1 : 0.5,
      from: dayIn(body.start_date, 0),
      to: dayIn(body.end_date, DAY_MS),
    })
    .slice(0, typeof body.max_results === 'number' ? body.max_results : 5);
  const best = hits[0]?.score ?? 1;
  return json({
    query,
    follow_up_questions: null,
    answer: null,
    images: [],
    results: hits.map((hit) => result(hit, best, body.topic === 'news')),
    response_time: 0.9,
    request_id: '3f0a6f2e-6f0f-4d34-9a0f-0d7a3b1c2e11',
  });
}

function result(hit: PageHit, best: number, isNews: boolean): unknown {
  return {
    url: hit.page.url,
    title: hit.title,
    content: hit.snippet(500),
    score: Math.round(Math.min(0.99, (0.95 * hit.coverage * hit.score) / Math.max(best, 1e-9)) * 10_000) / 10_000,
    raw_content: null,
    ...(isNews && hit.date ? { published_date: hit.date.toUTCString() } : {}),
  };
}

const detail = (status: number, error: string): Reply => json({ detail: { error } }, status);
