import { createHash } from 'node:crypto';
import { DAY_MS } from '@corroborate/domain';
import { linksTo, postTest, type PostOperators } from '../index/post-query';
import type { Post, PostAuthor } from '../world/world.types';
import { byNewest, json, routed, parseWholeNumber } from './replies';
import type { Reply, Upstream, UpstreamContext } from './upstream.types';

/** X API v2: search and lookups. */
export const x: Upstream = {
  name: 'x',
  serves: (host) => host === 'api.x.com' || host === 'api.twitter.com',
  handle: routed([
    [/^\/2\/tweets\/search\/recent$/, (_, form, context) => search(form, context, 7)],
    [/^\/2\/tweets\/search\/all$/, (_, form, context) => search(form, context, 30)],
    [/^\/2\/tweets$/, (_, form, { side }) => lookUp(form.get('ids')?.split(',') ?? [], side.visiblePosts('x'))],
  ]),
};

const lookUp = (ids: string[], posts: Post[]) =>
  json({ data: posts.filter(({ id }) => ids.includes(id)).map(tweetOf) });

const OPERATORS: PostOperators = {
  url: linksTo,
  is: (value, { repostOf, replyTo, quoteOf }) =>
    ({ retweet: repostOf, reply: replyTo, quote: quoteOf })[value] !== undefined,
  conversation_id: (value, post) => post.id === value || post.replyTo === value,
  quotes_of_tweet_id: (value, { quoteOf }) => quoteOf === value,
};

/** Originals, replies and quotes, newest first; without a start, those of the last `days`. */
function search(form: URLSearchParams, { side, world }: UpstreamContext, days: number): Reply {
  const holds = postTest(form.get('query') ?? '', OPERATORS);
  const [start, end, now] = [form.get('start_time'), form.get('end_time'), world.now.getTime()];
  const from = start ? Date.parse(start) : now - days * DAY_MS;
  const to = end ? Date.parse(end) : now - 30_000;
  const all = side
    .visiblePosts('x')
    .filter((post) => post.repostOf === undefined && holds(post))
    .filter(({ created }) => Date.parse(created) >= from && Date.parse(created) < to)
    .sort(byNewest);
  const posts = all.slice(0, parseWholeNumber(form.get('max_results'), 10, 10, 100));
  const users = [...new Map(posts.map(({ author }) => [author.handle ?? '', author])).values()].map(userOf);
  const places = [...new Set(posts.flatMap(({ place }) => place ?? []))].map((name) => ({
    ...{ id: idOf(name), full_name: name },
  }));
  return json({
    data: posts.map(tweetOf),
    includes: { users, places },
    meta: { result_count: posts.length, ...(all.length > posts.length ? { next_token: 'more' } : {}) },
  });
}

const tweetOf = (post: Post) => ({
  id: post.id,
  text: post.text,
  created_at: new Date(post.created).toISOString(),
  author_id: idOf(post.author.handle ?? ''),
  referenced_tweets: [
    { type: 'retweeted', id: post.repostOf },
    { type: 'quoted', id: post.quoteOf },
    { type: 'replied_to', id: post.replyTo },
  ].filter(({ id }) => id !== undefined),
  public_metrics: {
    retweet_count: post.metrics.reposts ?? 0,
    reply_count: post.metrics.replies ?? 0,
    like_count: post.metrics.likes ?? 0,
    quote_count: post.metrics.quotes ?? 0,
    impression_count: post.metrics.views ?? 0,
  },
  entities: { urls: post.links.map((link) => ({ expanded_url: link, unwound_url: link })) },
  geo: post.place === undefined ? undefined : { place_id: idOf(post.place) },
});

const userOf = (author: PostAuthor) => ({
  id: idOf(author.handle ?? ''),
  username: author.handle,
  created_at: author.created && new Date(author.created).toISOString(),
  verified: author.verified ?? false,
  verified_type: author.verifiedType ?? (author.verified ? 'blue' : 'none'),
  public_metrics: {
    followers_count: author.followers,
    following_count: author.following,
    tweet_count: author.posts,
  },
});

const idOf = (name: string) => String(createHash('md5').update(name).digest().readUInt32BE(0));
