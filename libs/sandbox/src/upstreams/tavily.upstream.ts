import { DAY_MS } from '@corroborate/domain';
import { DIALECTS } from '../index/query.parser';
import { textOfHtml } from '../index/page.text';
import type { PageHit } from '../index/search-engine';
import { isBadKey } from './google-errors';
import { json, jsonBody, notFound, retryAfter, rfc1123, wholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstream.types';

const RANGES: Record<string, number> = { day: 1, d: 1, week: 7, w: 7, month: 31, m: 31, year: 366, y: 366 };

export const tavily: Upstream = {
  name: 'tavily',
  serves: (host) => host === 'api.tavily.com',
  handle: (request, context) => {
    if (!['/search', '/extract'].includes(request.url.pathname) || request.method !== 'POST') return notFound();
    if (!admitted(request)) return detail(401, 'Unauthorized: missing or invalid API key.');
    const body = jsonBody(request);
    if (!body) return detail(400, 'The request body is not valid JSON.');
    return request.url.pathname === '/search' ? search(body, context) : extract(body, context);
  },
  fault: ({ kind, status, retryAfter: seconds = 3600 }, request) => {
    if (!isKeyless(request))
      return kind === 'quota'
        ? detail(432, "This request exceeds your plan's set usage limit.")
        : {
            ...detail(status, 'Your request has been blocked due to excessive requests.'),
            ...(status === 429 ? { headers: { 'content-type': 'application/json', ...retryAfter(seconds) } } : {}),
          };
    if (kind === 'error' && status !== 429) return detail(status, 'Internal error.');
    const error = {
      code: kind === 'quota' ? 'keyless_daily_limit' : 'rate_limit',
      message: 'Keyless limit reached.',
      window: kind === 'quota' ? 'day' : 'minute',
      retry_after_seconds: seconds,
      next_actions: [],
    };
    return json({ error }, 429, retryAfter(seconds));
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

/** Text of pages that open to a machine; the others are listed as failed, and the answer is 200 all the same. */
function extract(body: Record<string, unknown>, { view }: UpstreamContext): Reply {
  const urls = (Array.isArray(body.urls) ? body.urls : [body.urls])
    .filter((url) => typeof url === 'string')
    .slice(0, 20);
  if (urls.length === 0) return detail(400, 'No URLs given.');
  const results: unknown[] = [];
  const failed: unknown[] = [];
  for (const url of urls) {
    const parsed = URL.parse(url);
    const page = parsed ? (view.pageAt(parsed) ?? view.pageNear(parsed)) : undefined;
    const open = page && (page.status ?? 200) < 300 && ['ok', 'slow', 'flaky'].includes(page.behaviour.kind);
    const text = open ? (page.text ?? (page.html === undefined ? '' : textOfHtml(page.html).text)) : '';
    if (text === '') failed.push({ url, error: 'Failed to fetch url' });
    else results.push({ url, raw_content: text, images: [] });
  }
  return json({
    results,
    failed_results: failed,
    response_time: 0.4,
    request_id: '3f0a6f2e-6f0f-4d34-9a0f-0d7a3b1c2e12',
  });
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
