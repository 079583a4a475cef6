import { createHash } from 'node:crypto';
import { hashtagsOf, parsePostQuery, pointsTo, type PostLanguage, type PostTest } from '../index/post-query';
import type { Post, PostAuthor } from '../world/world.types';
import { isBadKey } from './google-errors';
import { json, wholeNumber } from './replies';
import type { FaultCall, Reply, Upstream, UpstreamContext, UpstreamRequest } from './upstream.types';

const DAY = 86_400_000;
const FIRST_POST = Date.UTC(2006, 2, 21);

/**
 * X API v2: search, lookups and counts. Words in the bearer token play what an account may run into:
 * `depleted` = no credit left, `unenrolled` = no access, `posts` = answers in the newer field names.
 */
export const x: Upstream = {
  name: 'x',
  serves: (host) => host === 'api.x.com' || host === 'api.twitter.com',
  handle: (request, context) => refusal(request) ?? route(request, context),
  fault: (call) => faulty(call),
};

function route(request: UpstreamRequest, context: UpstreamContext): Reply {
  const path = request.url.pathname.replace(/\/$/, '');
  if (path === '/2/tweets/search/recent') return search(request, context, { archive: false });
  if (path === '/2/tweets/search/all') return search(request, context, { archive: true });
  if (path === '/2/tweets/counts/recent' || path === '/2/tweets/counts/all') return counts(request, context);
  if (path === '/2/tweets') return lookup(request, context);
  return { status: 404, headers: limits(context, 450), body: '' };
}

const problem = (type: string) => `https://api.twitter.com/2/problems/${type}`;

function refusal({ headers }: UpstreamRequest): Reply | null {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (isBadKey(token))
    return json({ title: 'Unauthorized', status: 401, detail: 'Unauthorized', type: 'about:blank' }, 401);
  if (/depleted/i.test(token ?? ''))
    return json(
      { title: 'Payment Required', detail: 'credits depleted', type: 'https://api.x.com/2/problems/credits-depleted' },
      402,
      {
        'x-rate-limit-limit': '450',
        'x-rate-limit-remaining': '449',
      },
    );
  if (/unenrolled/i.test(token ?? ''))
    return json(
      {
        title: 'Client Forbidden',
        detail: 'This endpoint needs an enrolled client.',
        type: problem('client-forbidden'),
        reason: 'client-not-enrolled',
        registration_url: 'https://developer.x.com',
      },
      403,
    );
  return null;
}

function faulty({ kind, status, retryAfter: seconds = 900 }: FaultCall): Reply {
  if (kind === 'quota' || status === 429)
    return json({ title: 'Too Many Requests', detail: 'Too Many Requests', type: 'about:blank', status: 429 }, 429, {
      'x-rate-limit-limit': '450',
      'x-rate-limit-remaining': '0',
      'x-rate-limit-reset': String(Math.floor(Date.now() / 1000) + seconds),
    });
  if (status === 402)
    return json({ title: 'Payment Required', detail: 'credits depleted', type: problem('credits-depleted') }, 402);
  return json({ title: 'Service Unavailable', detail: 'Service Unavailable', type: 'about:blank', status }, status);
}

const limits = ({ world }: UpstreamContext, limit: number) => ({
  'x-rate-limit-limit': String(limit),
  'x-rate-limit-remaining': String(limit - 1),
  'x-rate-limit-reset': String(Math.floor(world.now.getTime() / 1000) + 900),
});

const invalid = (parameter: string, value: string, message: string): Reply =>
  json(
    {
      errors: [{ parameters: { [parameter]: [value] }, message }],
      title: 'Invalid Request',
      detail: 'One or more parameters to your request was invalid.',
      type: problem('invalid-request'),
    },
    400,
  );

const LANGUAGE: PostLanguage = {
  minus: true,
  negatedGroups: false,
  operators: {
    from: (value, { author }) => author.handle?.toLowerCase() === value.replace(/^@/, '').toLowerCase(),
    lang: (value, { lang = 'en' }) => lang === value,
    url: pointsTo,
    is: (value, post) =>
      (value === 'retweet' && post.repostOf !== undefined) ||
      (value === 'reply' && post.replyTo !== undefined) ||
      (value === 'quote' && post.quoteOf !== undefined),
    has: (value, post) =>
      (value === 'links' && post.links.length > 0) || (value === 'hashtags' && hashtagsOf(post).size > 0),
    conversation_id: (value, post) => post.id === value || post.replyTo === value,
    in_reply_to_tweet_id: (value, { replyTo }) => replyTo === value,
    quotes_of_tweet_id: (value, { quoteOf }) => quoteOf === value,
    retweets_of_tweet_id: (value, { repostOf }) => repostOf === value,
    place: (value, { place }) => place?.toLowerCase().includes(value.toLowerCase()) ?? false,
  },
};

type Window = { ok: true; from: number; to: number } | { ok: false; reply: Reply };

function windowOf(form: URLSearchParams, archive: boolean, now: number): Window {
  const [start, end] = [form.get('start_time'), form.get('end_time')];
  const wrong = (parameter: string, value: string, message: string): Window => ({
    ok: false,
    reply: invalid(parameter, value, message),
  });
  if (start && form.has('since_id'))
    return wrong('since_id', form.get('since_id') ?? '', "'since_id' and 'start_time' cannot be used together");
  const [from, to] = [start ? Date.parse(start) : now - (archive ? 30 : 7) * DAY, end ? Date.parse(end) : now - 30_000];
  if (Number.isNaN(from)) return wrong('start_time', start ?? '', "Invalid 'start_time'");
  if (Number.isNaN(to)) return wrong('end_time', end ?? '', "Invalid 'end_time'");
  if (start && from < (archive ? FIRST_POST : now - 7 * DAY))
    return wrong(
      'start_time',
      start,
      `Invalid 'start_time':'${start}'. 'start_time' must be on or after ` +
        `${new Date(archive ? FIRST_POST : now - 7 * DAY).toISOString()}`,
    );
  if (end && to > now - 10_000)
    return wrong(
      'end_time',
      end,
      "Invalid 'end_time'. 'end_time' must be a minimum of 10 seconds prior to the request time",
    );
  return from < to
    ? { ok: true, from, to }
    : wrong('start_time', start ?? '', "'start_time' must be before 'end_time'");
}

type Found = { ok: true; posts: Post[] } | { ok: false; reply: Reply };

function find({ url: { searchParams: form } }: UpstreamRequest, context: UpstreamContext, archive: boolean): Found {
  const query = form.get('query') ?? '';
  const longest = archive ? 1024 : 512;
  if (query.trim() === '' || query.length > longest)
    return { ok: false, reply: invalid('query', query, `'query' must be 1 to ${longest} characters`) };
  if (/\bmin_(?:faves|retweets):/.test(query))
    return { ok: false, reply: invalid('query', query, 'There were errors processing your request: unknown operator') };
  const parsed = parsePostQuery(query, LANGUAGE);
  if (!parsed.ok)
    return { ok: false, reply: invalid('query', query, `There were errors processing your request: ${parsed.error}`) };
  const window = windowOf(form, archive, context.world.now.getTime());
  if (!window.ok) return window;
  const within = ({ created }: Post) => Date.parse(created) >= window.from && Date.parse(created) < window.to;
  return { ok: true, posts: newestFirst(context, query, parsed.holds).filter(within) };
}

/** Keyword search gives originals, replies and quotes; reposts only where they are asked for. */
function newestFirst({ side }: UpstreamContext, query: string, holds: PostTest): Post[] {
  const reposts = query.includes('retweets_of_tweet_id:');
  return side
    .visiblePosts('x')
    .filter((post) => (reposts || post.repostOf === undefined) && holds(post))
    .sort((a, b) => Date.parse(b.created) - Date.parse(a.created));
}

function search(request: UpstreamRequest, context: UpstreamContext, { archive }: { archive: boolean }): Reply {
  const form = request.url.searchParams;
  const size = Number(form.get('max_results') ?? 10);
  const most = archive ? 500 : 100;
  if (!(size >= 10 && size <= most))
    return invalid(
      'max_results',
      String(size),
      `The 'max_results' query parameter value [${size}] is not between 10 and ${most}`,
    );
  const found = find(request, context, archive);
  if (!found.ok) return found.reply;
  const offset = wholeNumber(
    /^p(\d+)$/.exec(form.get('next_token') ?? form.get('pagination_token') ?? '')?.[1],
    0,
    0,
    100_000,
  );
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
  if (ids.length === 0 || ids.length > 100)
    return invalid(
      'ids',
      ids.join(','),
      'The number of values in the `ids` query parameter list is not between 1 and 100',
    );
  const visible = new Map(context.side.visiblePosts('x').map((post) => [post.id, post]));
  const gone = ids.filter((id) => !visible.has(id)).map(notThere('ids'));
  const posts = ids.flatMap((id) => visible.get(id) ?? []);
  return answer(request, context, { posts, meta: null, limit: 3500, gone });
}

const notThere = (parameter: string) => (id: string) => ({
  value: id,
  detail: `Could not find tweet with ${parameter}: [${id}].`,
  title: 'Not Found Error',
  resource_type: 'tweet',
  parameter,
  resource_id: id,
  type: problem('resource-not-found'),
});

function counts(request: UpstreamRequest, context: UpstreamContext): Reply {
  const found = find(request, context, request.url.pathname.endsWith('/all'));
  if (!found.ok) return found.reply;
  const hours = new Map<number, number>();
  for (const { created } of found.posts)
    hours.set(
      Math.floor(Date.parse(created) / 3_600_000),
      (hours.get(Math.floor(Date.parse(created) / 3_600_000)) ?? 0) + 1,
    );
  const data = [...hours]
    .sort(([a], [b]) => a - b)
    .map(([hour, count]) => ({ start: hourOf(hour), end: hourOf(hour + 1), tweet_count: count }));
  return json({ data, meta: { total_tweet_count: found.posts.length } }, 200, limits(context, 300));
}

const hourOf = (hour: number) => new Date(hour * 3_600_000).toISOString();

interface Answer {
  posts: Post[];
  meta: object | null;
  /** Calls that a quarter of an hour allows. */
  limit: number;
  gone?: object[];
}

function answer(request: UpstreamRequest, context: UpstreamContext, { posts, meta, limit, gone = [] }: Answer): Reply {
  const form = request.url.searchParams;
  const wanted = new Set((form.get('tweet.fields') ?? form.get('post.fields') ?? '').split(','));
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
  const newer = /posts/i.test(request.headers.authorization ?? '');
  return json(newer ? renamed(body) : body, 200, limits(context, limit));
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

const NEWER: Record<string, string> = {
  edit_history_tweet_ids: 'edit_history_post_ids',
  referenced_tweets: 'referenced_posts',
  tweets: 'posts',
  retweet_count: 'repost_count',
  tweet_count: 'post_count',
};

/** The same answer in the field names of the newer description of the API. */
function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [NEWER[key] ?? key, renamed(inner)]));
}
