import { DAY_MS } from '@corroborate/domain';
import { createHash } from 'node:crypto';
import { parsePostQuery, pointsTo, type PostLanguage } from '../index/post-query';
import type { Post } from '../world/world.types';
import { isBadKey } from './google-errors';
import { formOf, html, json, wholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstream.types';

const LIFE_SECONDS = 86_400;
const SPANS: Record<string, number> = { hour: 1 / 24, day: 1, week: 7, month: 31, year: 366 };
const BLOCKED =
  "<html><head><title>Blocked</title></head><body><p>You've been blocked by network security. To " +
  'continue, log in to your Reddit account or use your developer token.</p></body></html>';

/**
 * Reddit's data API: tokens on `www`, everything else on `oauth`. A client id with `banned` in it was never approved.
 */
export const reddit: Upstream = {
  name: 'reddit',
  serves: (host) => host === 'oauth.reddit.com' || host === 'www.reddit.com',
  owns: ({ hostname, pathname }) =>
    hostname === 'oauth.reddit.com' || pathname === '/api/v1/access_token' || pathname.endsWith('.json'),
  handle: (request, context) => {
    if (request.url.pathname === '/api/v1/access_token') return token(request);
    if (request.url.hostname === 'www.reddit.com') return html(BLOCKED, 403);
    return refusal(request) ?? route(request, context);
  },
};

function token(request: UpstreamRequest): Reply {
  const basic = /^Basic (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const [id = '', secret = ''] = Buffer.from(basic ?? '', 'base64')
    .toString()
    .split(':');
  if (request.method !== 'POST' || isBadKey(id) || isBadKey(secret))
    return json({ message: 'Unauthorized', error: 401 }, 401);
  if (/banned/i.test(id)) return json({ message: 'Forbidden', error: 403 }, 403);
  const grant = formOf(request).get('grant_type');
  if (grant !== 'client_credentials') return json({ error: 'unsupported_grant_type' });
  return json({
    access_token: `app-${createHash('md5').update(id).digest('hex')}`,
    token_type: 'bearer',
    expires_in: LIFE_SECONDS,
    scope: '*',
  });
}

function refusal({ headers }: UpstreamRequest): Reply | null {
  const bearer = /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (!bearer?.startsWith('app-')) return json({ message: 'Unauthorized', error: 401 }, 401);
  // Clients that do not say who they are get nothing.
  return /^(?:$|node|axios|python|curl|snoowrap)/i.test(headers['user-agent'] ?? '')
    ? json({ message: 'Too Many Requests', error: 429 }, 429)
    : null;
}

function route({ url, url: { pathname, searchParams: form } }: UpstreamRequest, context: UpstreamContext): Reply {
  const within = /^(?:\/r\/([\w+]+))?\/search\/?$/.exec(pathname);
  if (within) return search(form, within[1] ?? null, context);
  const thread = /^(?:\/r\/\w+)?\/comments\/(\w+)\/?$/.exec(pathname)?.[1];
  if (thread !== undefined) return threadOf(thread, context);
  if (pathname === '/api/info') return info(form.get('id') ?? '', context);
  const user = /^\/user\/([\w-]+)\/about\/?$/.exec(pathname)?.[1];
  if (user !== undefined) return about(user, context);
  const writer = /^\/user\/([\w-]+)\/overview\/?$/.exec(pathname)?.[1];
  if (writer !== undefined) return overview(writer, form, context);
  return json({ message: 'Not Found', error: 404, path: url.pathname }, 404);
}

const LIMITS = { 'x-ratelimit-used': '2', 'x-ratelimit-remaining': '98.0', 'x-ratelimit-reset': '431' };
const reply = (value: unknown) => json(value, 200, LIMITS);
const listing = (children: unknown[], after: string | null = null) => ({
  kind: 'Listing',
  data: { after, before: null, dist: children.length, modhash: null, geo_filter: '', children },
});

const LANGUAGE: PostLanguage = {
  negatedGroups: true,
  operators: {
    url: pointsTo,
  },
};

/** Threads alone are searched, never their comments; the newest 250 at most. */
function search(form: URLSearchParams, subreddits: string | null, { side, world }: UpstreamContext): Reply {
  const query = form.get('q') ?? '';
  if (query.trim() === '' || query.length > 512) return json({ message: 'Bad Request', error: 400 }, 400);
  const parsed = parsePostQuery(query, LANGUAGE);
  const days = SPANS[form.get('t') ?? 'all'] ?? Infinity;
  const only =
    subreddits !== null && form.get('restrict_sr') === 'true' ? new Set(subreddits.toLowerCase().split('+')) : null;
  const posts = side
    .visiblePosts('reddit')
    .filter(
      ({ replyTo, community = '', created }) =>
        replyTo === undefined &&
        (!only || only.has(community.toLowerCase())) &&
        world.now.getTime() - Date.parse(created) <= days * DAY_MS,
    )
    .filter((post) => parsed.ok && parsed.holds(post))
    .sort((a, b) => Date.parse(b.created) - Date.parse(a.created))
    .slice(0, 250);
  const limit = wholeNumber(form.get('limit'), 25, 1, 100);
  const start = posts.findIndex((post) => `t3_${post.id}` === form.get('after')) + 1;
  const page = posts.slice(start, start + limit);
  const last = page.at(-1);
  return reply(listing(page.map(linkOf), posts.length > start + limit && last ? `t3_${last.id}` : null));
}

/** A thread and what was said under it, deleted comments as the shells they become. */
function threadOf(id: string, { side, world }: UpstreamContext): Reply {
  const post = side.visiblePosts('reddit').find((one) => one.id === id && one.replyTo === undefined);
  if (!post) return json({ message: 'Not Found', error: 404 }, 404);
  const said = world.posts.filter(
    (one) => one.platform === 'reddit' && one.replyTo !== undefined && new Date(one.created) <= world.now,
  );
  return reply([listing([linkOf(post)]), listing(repliesTo(id, id, said, 0))]);
}

function repliesTo(parent: string, thread: string, said: Post[], depth: number): unknown[] {
  if (depth > 8) return [];
  return said
    .filter(({ replyTo }) => replyTo?.replace(/^t[13]_/, '') === parent)
    .map((comment) => ({
      kind: 't1',
      data: { ...commentOf(comment, thread, depth), replies: nested(repliesTo(comment.id, thread, said, depth + 1)) },
    }));
}

const nested = (children: unknown[]) => (children.length === 0 ? '' : listing(children));

function info(ids: string, { world }: UpstreamContext): Reply {
  const wanted = ids.split(',').slice(0, 100);
  const posts = wanted.flatMap(
    (name) =>
      world.posts.find(
        (post) => post.platform === 'reddit' && fullName(post) === name && new Date(post.created) <= world.now,
      ) ?? [],
  );
  return reply(
    listing(
      posts.map((post) =>
        post.replyTo === undefined ? linkOf(post) : { kind: 't1', data: commentOf(post, post.replyTo, 0) },
      ),
    ),
  );
}

const fullName = (post: Post) => `${post.replyTo === undefined ? 't3' : 't1'}_${post.id}`;

function about(name: string, { side }: UpstreamContext): Reply {
  const author = side
    .visiblePosts('reddit')
    .find((post) => post.author.handle?.toLowerCase() === name.toLowerCase())?.author;
  if (!author) return json({ message: 'Not Found', error: 404 }, 404);
  const karma =
    author.karma === undefined
      ? {}
      : {
          link_karma: Math.round(author.karma * 0.3),
          comment_karma: Math.round(author.karma * 0.7),
          total_karma: author.karma,
        };
  const created = author.created === undefined ? {} : { created_utc: Date.parse(author.created) / 1000 };
  return reply({
    kind: 't2',
    data: {
      id: idOf(name),
      name: author.handle,
      ...created,
      ...karma,
      verified: true,
      has_verified_email: true,
      is_gold: false,
      is_mod: false,
      is_employee: false,
    },
  });
}

/** What somebody wrote, threads and comments, newest first. What its writer deleted is not listed any more. */
function overview(name: string, form: URLSearchParams, { side, world }: UpstreamContext): Reply {
  const isBy = ({ author }: Post) => author.handle?.toLowerCase() === name.toLowerCase();
  if (!side.visiblePosts('reddit').some(isBy)) return json({ message: 'Not Found', error: 404 }, 404);
  const written = world.posts
    .filter((post) => post.platform === 'reddit' && isBy(post) && !post.deleted && new Date(post.created) <= world.now)
    .sort((a, b) => Date.parse(b.created) - Date.parse(a.created))
    .slice(0, wholeNumber(form.get('limit'), 25, 1, 100));
  return reply(
    listing(
      written.map((post) =>
        post.replyTo === undefined ? linkOf(post) : { kind: 't1', data: commentOf(post, post.replyTo, 0) },
      ),
    ),
  );
}

const idOf = (name: string) => createHash('md5').update(name).digest('hex').slice(0, 5);

/** The first line or sentence is the title, as people write them. */
function parts({ text }: Post): { title: string; body: string } {
  const cut = text.search(/\n/);
  return cut < 0
    ? { title: text.slice(0, 300), body: text.slice(300) }
    : { title: text.slice(0, cut).slice(0, 300), body: text.slice(cut + 1) };
}

function linkOf(post: Post): unknown {
  const { title, body } = parts(post);
  const [link] = post.links;
  return {
    kind: 't3',
    data: {
      ...common(post),
      name: `t3_${post.id}`,
      title: post.deleted ? '[deleted]' : title,
      selftext: post.deleted ? '[deleted]' : body,
      upvote_ratio: 0.9,
      num_comments: post.metrics.replies ?? 0,
      permalink: permalink(post),
      url: link ?? `https://www.reddit.com${permalink(post)}`,
      domain: link ? new URL(link).hostname : `self.${post.community ?? 'reddit'}`,
      is_self: link === undefined,
      over_18: false,
      stickied: false,
      locked: false,
      removed_by_category: post.deleted ? 'deleted' : null,
      ...((post.quoteOf ?? post.repostOf) ? { crosspost_parent: `t3_${post.quoteOf ?? post.repostOf}` } : {}),
    },
  };
}

const permalink = (post: Post) => new URL(post.url).pathname;

function commentOf(post: Post, thread: string, depth: number): Record<string, unknown> {
  return {
    ...common(post),
    name: `t1_${post.id}`,
    link_id: `t3_${thread}`,
    parent_id: depth === 0 ? `t3_${post.replyTo}` : `t1_${post.replyTo}`,
    body: post.deleted ? '[deleted]' : post.text,
    score_hidden: false,
    depth,
    permalink: permalink(post),
    replies: '',
  };
}

function common(post: Post): Record<string, unknown> {
  return {
    id: post.id,
    author: post.deleted ? '[deleted]' : (post.author.handle ?? '[deleted]'),
    author_fullname: post.deleted ? undefined : `t2_${idOf(post.author.handle ?? '')}`,
    subreddit: post.community ?? 'reddit',
    subreddit_id: `t5_${idOf(post.community ?? 'reddit')}`,
    created_utc: Date.parse(post.created) / 1000,
    edited: false,
    score: post.metrics.score ?? 1,
    ups: post.metrics.score ?? 1,
  };
}
