import { wholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstream.types';
import { answer } from './x.answer';
import { limits, notThere, refusal } from './x.errors';
import { find } from './x.query';

/**
 * X API v2: search and lookups. Words in the bearer token play what an account may run into:
 * `depleted` = no credit left, `unenrolled` = no access.
 */
export const x: Upstream = {
  name: 'x',
  serves: (host) => host === 'api.x.com' || host === 'api.twitter.com',
  handle: (request, context) => refusal(request) ?? route(request, context),
};

function route(request: UpstreamRequest, context: UpstreamContext): Reply {
  const path = request.url.pathname.replace(/\/$/, '');
  if (path === '/2/tweets/search/recent') return search(request, context, { archive: false });
  if (path === '/2/tweets/search/all') return search(request, context, { archive: true });
  if (path === '/2/tweets') return lookup(request, context);
  return { status: 404, headers: limits(context, 450), body: '' };
}

function search(request: UpstreamRequest, context: UpstreamContext, { archive }: { archive: boolean }): Reply {
  const form = request.url.searchParams;
  const size = Number(form.get('max_results') ?? 10);
  const found = find(request, context, archive);
  if (!found.ok) return found.reply;
  const offset = wholeNumber(form.get('next_token')?.slice(1), 0, 0, 100_000);
  const page = found.posts.slice(offset, offset + size);
  const meta = {
    ...(page[0] ? { newest_id: page[0].id, oldest_id: page.at(-1)?.id } : {}),
    result_count: page.length,
    ...(found.posts.length > offset + size ? { next_token: `p${offset + size}` } : {}),
  };
  return answer(request, context, { posts: page, meta, limit: archive ? 300 : 450 });
}

function lookup(request: UpstreamRequest, context: UpstreamContext): Reply {
  const ids = (request.url.searchParams.get('ids') ?? '').split(',').filter(Boolean);
  const visible = new Map(context.side.visiblePosts('x').map((post) => [post.id, post]));
  const gone = ids.filter((id) => !visible.has(id)).map(notThere('ids'));
  const posts = ids.flatMap((id) => visible.get(id) ?? []);
  return answer(request, context, { posts, meta: null, limit: 3500, gone });
}
