import { createHash } from 'node:crypto';
import { hashtagsOf } from '../index/post-query';
import type { Post, PostAuthor } from '../world/world.types';
import { json } from './replies';
import type { Reply, UpstreamContext, UpstreamRequest } from './upstream.types';
import { limits, notThere } from './x.errors';

interface Answer {
  posts: Post[];
  meta: object | null;
  /** Calls that a quarter of an hour allows. */
  limit: number;
  gone?: object[];
}

export function answer(
  request: UpstreamRequest,
  context: UpstreamContext,
  { posts, meta, limit, gone = [] }: Answer,
): Reply {
  const form = request.url.searchParams;
  const wanted = new Set((form.get('tweet.fields') ?? '').split(','));
  const all = new Map(context.side.visiblePosts('x').map((post) => [post.id, post]));
  const referenced = (form.get('expansions') ?? '').includes('referenced_')
    ? [...new Set(posts.flatMap(referencesOf).map(({ id }) => id))]
    : [];
  const tweets = referenced.flatMap((id) => all.get(id) ?? []).map((post) => tweetOf(post, wanted));
  const includes = { ...expanded(posts, form), ...(tweets.length > 0 ? { tweets } : {}) };
  const errors = [...gone, ...referenced.filter((id) => !all.has(id)).map(notThere('referenced_tweets.id'))];
  const body = {
    ...(posts.length > 0 ? { data: posts.map((post) => tweetOf(post, wanted)) } : {}),
    ...(Object.keys(includes).length > 0 ? { includes } : {}),
    ...(errors.length > 0 ? { errors } : {}),
    ...(meta ? { meta } : {}),
  };
  return json(body, 200, limits(context, limit));
}

/** Authors and places, where they are asked for. */
function expanded(posts: Post[], form: URLSearchParams): Record<string, unknown> {
  const expansions = form.get('expansions') ?? '';
  const users = expansions.includes('author_id')
    ? [...new Map(posts.map(({ author }) => [author.handle ?? '', author])).values()]
    : [];
  const places = expansions.includes('geo.place_id') ? [...new Set(posts.flatMap(({ place }) => place ?? []))] : [];
  return {
    ...(users.length > 0 ? { users: users.map((author) => userOf(author, form.get('user.fields') ?? '')) } : {}),
    ...(places.length > 0 ? { places: places.map((place) => ({ id: placeId(place), full_name: place })) } : {}),
  };
}

const referencesOf = (post: Post) =>
  (
    [
      ['retweeted', post.repostOf],
      ['quoted', post.quoteOf],
      ['replied_to', post.replyTo],
    ] as const
  ).flatMap(([type, id]) => (id === undefined ? [] : [{ type, id }]));

function tweetOf(post: Post, wanted: ReadonlySet<string>): Record<string, unknown> {
  const references = referencesOf(post);
  const all: Record<string, unknown> = {
    created_at: new Date(post.created).toISOString(),
    author_id: userId(post.author),
    conversation_id: post.replyTo ?? post.id,
    lang: post.lang ?? 'en',
    ...(references.length > 0 ? { referenced_tweets: references } : {}),
    public_metrics: {
      retweet_count: post.metrics.reposts ?? 0,
      reply_count: post.metrics.replies ?? 0,
      like_count: post.metrics.likes ?? 0,
      quote_count: post.metrics.quotes ?? 0,
      bookmark_count: 0,
      impression_count: post.metrics.views ?? 0,
    },
    entities: {
      urls: post.links.map((link, at) => ({
        start: 0,
        end: 23,
        url: `https://t.co/${post.id.slice(-6)}${at}`,
        expanded_url: link,
        unwound_url: link,
        display_url: link.slice(0, 30),
        status: 200,
      })),
      hashtags: [...hashtagsOf(post)].map((tag) => ({ start: 0, end: 0, tag })),
    },
    ...(post.place === undefined ? {} : { geo: { place_id: placeId(post.place) } }),
  };
  const chosen = Object.entries(all).filter(([name]) => wanted.has(name));
  return { id: post.id, text: post.text, edit_history_tweet_ids: [post.id], ...Object.fromEntries(chosen) };
}

const placeId = (place: string): string => createHash('md5').update(place).digest('hex').slice(0, 16);
const userId = ({ handle = '' }: PostAuthor): string =>
  String(createHash('md5').update(handle).digest().readUInt32BE(0));

function userOf(author: PostAuthor, fields: string): Record<string, unknown> {
  const all: Record<string, unknown> = {
    ...(author.created === undefined ? {} : { created_at: new Date(author.created).toISOString() }),
    verified: author.verified ?? false,
    verified_type: author.verifiedType ?? (author.verified ? 'blue' : 'none'),
    ...(author.bio === undefined ? {} : { description: author.bio }),
    ...(author.location === undefined ? {} : { location: author.location }),
    public_metrics: metricsOf(author),
  };
  const wanted = new Set(fields.split(','));
  const chosen = Object.entries(all).filter(([name]) => wanted.has(name));
  return {
    id: userId(author),
    name: author.name ?? author.handle ?? '',
    username: author.handle ?? '',
    ...Object.fromEntries(chosen),
  };
}

const metricsOf = ({ followers, following, posts }: PostAuthor) => ({
  ...(followers === undefined ? {} : { followers_count: followers }),
  ...(following === undefined ? {} : { following_count: following }),
  ...(posts === undefined ? {} : { tweet_count: posts }),
  listed_count: 0,
});
