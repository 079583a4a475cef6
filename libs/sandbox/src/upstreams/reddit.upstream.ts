import { DAY_MS } from '@corroborate/domain';
import { linksTo, postTest } from '../index/post-query';
import type { Post } from '../world/world.types';
import { byNewest, json, notFound, routed, parseWholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext } from './upstream.types';

const PERIOD_DAYS: Record<string, number> = { day: 1, week: 7, month: 31, year: 366 };

/** Reddit's data API: tokens on `www`, everything else on `oauth`. */
export const reddit: Upstream = {
  name: 'reddit',
  serves: (host) => host === 'oauth.reddit.com' || host === 'www.reddit.com',
  owns: ({ hostname, pathname }) => hostname === 'oauth.reddit.com' || pathname === '/api/v1/access_token',
  handle: routed([
    [/^\/api\/v1\/access_token$/, () => json({ access_token: 'app-token', token_type: 'bearer', expires_in: 86_400 })],
    [/^(?:\/r\/([\w+]+))?\/search\/?$/, search],
    [/^(?:\/r\/\w+)?\/comments\/(\w+)\/?$/, thread],
    [/^\/api\/info$/, (_, form, { side }) => infoReply(form.get('id')?.split(',') ?? [], side.visiblePosts('reddit'))],
    [/^\/user\/([\w-]+)\/about\/?$/, about],
    [/^\/user\/([\w-]+)\/overview\/?$/, overview],
  ]),
};

const listing = (children: unknown[]) => ({ kind: 'Listing', data: { after: null, children } });

/** Search covers threads, not comments. */
function search(subreddits: string, form: URLSearchParams, { side, world }: UpstreamContext): Reply {
  const holds = postTest(form.get('q') ?? '', { url: linksTo });
  const since = world.now.getTime() - (PERIOD_DAYS[form.get('t') ?? ''] ?? Infinity) * DAY_MS;
  const only = subreddits.toLowerCase().split('+');
  const found = side
    .visiblePosts('reddit')
    .filter(
      ({ replyTo, community = '' }) => replyTo === undefined && (!only[0] || only.includes(community.toLowerCase())),
    )
    .filter((post) => Date.parse(post.created) >= since && holds(post))
    .sort(byNewest);
  return json(listing(found.slice(0, parseWholeNumber(form.get('limit'), 25, 1, 100)).map(thingOf)));
}

/** A thread with its comments; deleted comments are placeholders. */
function thread(id: string, _: URLSearchParams, { side, world }: UpstreamContext): Reply {
  const post = side.visiblePosts('reddit').find((one) => one.id === id && one.replyTo === undefined);
  const posts = world.posts.filter(({ platform, created }) => platform === 'reddit' && new Date(created) <= world.now);
  return post ? json([listing([thingOf(post)]), listing(repliesTo(id, posts))]) : notFound();
}

const repliesTo = (parent: string, posts: Post[], depth = 0): unknown[] =>
  (depth > 8 ? [] : posts)
    .filter(({ replyTo }) => replyTo?.replace(/^t[13]_/, '') === parent)
    .map((comment) => {
      const replies = repliesTo(comment.id, posts, depth + 1);
      const { kind, data } = thingOf(comment);
      return { kind, data: { ...data, replies: replies.length > 0 ? listing(replies) : '' } };
    });

const infoReply = (names: string[], posts: Post[]) =>
  json(listing(posts.filter((post) => names.includes(nameOf(post))).map(thingOf)));

const postsByAuthor = (name: string, { side }: UpstreamContext) =>
  side.visiblePosts('reddit').filter(({ author }) => author.handle?.toLowerCase() === name.toLowerCase());

function about(name: string, _: URLSearchParams, context: UpstreamContext): Reply {
  const [post] = postsByAuthor(name, context);
  if (!post) return notFound();
  const { handle, created, karma } = post.author;
  const created_utc = created === undefined ? undefined : Date.parse(created) / 1000;
  return json({ kind: 't2', data: { name: handle, created_utc, total_karma: karma } });
}

/** Threads and comments of a user, newest first. */
function overview(name: string, form: URLSearchParams, context: UpstreamContext): Reply {
  const written = postsByAuthor(name, context).sort(byNewest);
  if (written.length === 0) return notFound();
  return json(listing(written.slice(0, parseWholeNumber(form.get('limit'), 25, 1, 100)).map(thingOf)));
}

const nameOf = (post: Post) => `${post.replyTo === undefined ? 't3' : 't1'}_${post.id}`;

/** A thread or comment. */
function thingOf(post: Post) {
  const permalink = new URL(post.url).pathname;
  const common = {
    ...{ id: post.id, name: nameOf(post), permalink, score: post.metrics.score ?? 1 },
    author: post.deleted ? '[deleted]' : (post.author.handle ?? '[deleted]'),
    subreddit: post.community ?? 'reddit',
    created_utc: Date.parse(post.created) / 1000,
  };
  if (post.replyTo !== undefined)
    return {
      kind: 't1',
      data: {
        ...{ ...common, body: post.deleted ? '[deleted]' : post.text, link_id: `t3_${post.replyTo}` },
        ...{ parent_id: `t3_${post.replyTo}`, replies: '' },
      },
    };
  // The first line is the title.
  const [first = '', ...rest] = post.text.split('\n');
  const crossed = post.quoteOf ?? post.repostOf;
  const [link] = post.links;
  return {
    kind: 't3',
    data: {
      ...{ ...common, title: first.slice(0, 300), selftext: rest.length > 0 ? rest.join('\n') : first.slice(300) },
      ...{ num_comments: post.metrics.replies ?? 0, is_self: link === undefined },
      url: link ?? `https://www.reddit.com${permalink}`,
      ...(crossed ? { crosspost_parent: `t3_${crossed}` } : {}),
    },
  };
}
