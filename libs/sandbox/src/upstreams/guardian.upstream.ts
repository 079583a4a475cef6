import { textOfHtml } from '../index/page.text';
import { DIALECTS } from '../index/query.parser';
import type { PageHit } from '../index/search-engine';
import { isBadKey } from './google-errors';
import { escapeMarkup, json, notFound, retryAfter, wholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext } from './upstream.types';

const DAY_MS = 86_400_000;

export const guardian: Upstream = {
  name: 'guardian',
  serves: (host) => host === 'content.guardianapis.com',
  handle: ({ url, headers }, context) => {
    if (url.pathname !== '/search') return notFound();
    if (isBadKey(url.searchParams.get('api-key') ?? headers['api-key'])) return json({ message: 'Unauthorized' }, 401);
    return answer(url.searchParams, context);
  },
  fault: ({ status, kind, retryAfter: seconds }) =>
    json(
      { message: kind === 'quota' || status === 429 ? 'API rate limit exceeded' : 'Internal server error' },
      kind === 'quota' ? 429 : status,
      retryAfter(seconds),
    ),
};

function answer(form: URLSearchParams, { search }: UpstreamContext): Reply {
  const order = form.get('order-by') ?? (form.get('q') ? 'relevance' : 'newest');
  const all = search.search({
    engine: 'guardian',
    // Comma and bar are the API's own AND and OR.
    raw: (form.get('q') ?? '').replaceAll(',', ' AND '),
    dialect: DIALECTS.boolean,
    minCoverage: 1,
    sort: order === 'newest' || order === 'oldest' ? order : 'relevance',
    from: dayOf(form.get('from-date'), 0),
    to: dayOf(form.get('to-date'), DAY_MS),
  });
  const size = wholeNumber(form.get('page-size'), 10, 1, 200);
  const page = wholeNumber(form.get('page'), 1, 1, 10_000);
  const pages = Math.ceil(all.length / size);
  if (page > Math.max(1, pages))
    return json(
      { response: { status: 'error', message: 'requested page is beyond the number of available pages' } },
      400,
    );
  const wanted = (form.get('show-fields') ?? '').split(',').filter(Boolean);
  const results = all.slice((page - 1) * size, page * size).map((hit) => result(hit, wanted));
  return json({
    response: {
      status: 'ok',
      userTier: 'developer',
      total: all.length,
      startIndex: all.length === 0 ? 0 : (page - 1) * size + 1,
      pageSize: size,
      currentPage: page,
      pages,
      orderBy: order,
      results,
    },
  });
}

function dayOf(value: string | null, extra: number): Date | undefined {
  const time = Date.parse(value ?? '');
  return Number.isNaN(time) ? undefined : new Date(time + extra);
}

function result(hit: PageHit, wanted: string[]): unknown {
  const id = hit.url.pathname.replace(/^\//, '');
  const section = id.split('/')[0] ?? 'news';
  const body =
    wanted.includes('bodyText') && hit.page.html !== undefined ? textOfHtml(hit.page.html).text : (hit.page.text ?? '');
  const fields: Record<string, string> = {
    trailText: `<p>${escapeMarkup(hit.snippet(200))}</p>`,
    headline: hit.title,
    bodyText: body,
  };
  const shown = Object.fromEntries(
    Object.entries(fields).filter(([name]) => wanted.includes(name) || wanted.includes('all')),
  );
  return {
    id,
    type: 'article',
    sectionId: section,
    sectionName: section,
    ...(hit.date ? { webPublicationDate: `${hit.date.toISOString().slice(0, 19)}Z` } : {}),
    webTitle: hit.title,
    webUrl: hit.page.url,
    apiUrl: `https://content.guardianapis.com/${id}`,
    isHosted: false,
    pillarId: 'pillar/news',
    pillarName: 'News',
    ...(Object.keys(shown).length > 0 ? { fields: shown } : {}),
  };
}
