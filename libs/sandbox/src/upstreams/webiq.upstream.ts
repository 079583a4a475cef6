import { DIALECTS } from '../index/query.parser';
import { isBadKey } from './google-errors';
import { json, jsonBody, notFound, retryAfter, wholeNumber } from './replies';
import type { Upstream } from './upstream.types';

/** Microsoft Web IQ. `lastUpdatedAt` and `crawledAt` are crawl dates, not publication dates. */
export const webiq: Upstream = {
  name: 'webiq',
  serves: (host) => host === 'api.microsoft.ai',
  handle: (request, { search }) => {
    if (!/^\/v3\/search\/(web|news)$/.test(request.url.pathname) || request.method !== 'POST') return notFound();
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (isBadKey(request.headers['x-apikey'] ?? bearer))
      return json({ error: { message: 'Access denied due to invalid subscription key.' } }, 401);
    const body = jsonBody(request);
    const query = typeof body?.query === 'string' ? body.query : '';
    if (query.trim() === '') return json({ error: { message: 'query is required.' } }, 400);
    const most = wholeNumber(typeof body?.maxResults === 'number' ? String(body.maxResults) : null, 10, 1, 50);
    const hits = search
      .search({ engine: 'webiq', raw: query, dialect: DIALECTS.bing, minCoverage: 0.6 })
      .slice(0, most);
    const passages = body?.contentFormat === 'passage';
    const results = hits.map((hit) => ({
      title: hit.title,
      url: hit.page.url,
      content: passages ? [hit.snippet(500)] : hit.snippet(500),
      ...(hit.date ? { lastUpdatedAt: hit.date.toISOString(), crawledAt: hit.date.toISOString() } : {}),
    }));
    const list = request.url.pathname.endsWith('/news') ? { newsResults: results } : { webResults: results };
    return json({ ...list, traceId: '00-5f1c2d3e4a5b6c7d8e9f0a1b2c3d4e5f-01' });
  },
  fault: ({ status, kind, retryAfter: seconds = 1 }) =>
    json(
      {
        error: { message: kind === 'quota' ? 'Quota exceeded.' : 'Too many requests.' },
        retryAfter: seconds,
      },
      kind === 'quota' ? 429 : status,
      retryAfter(seconds),
    ),
};
