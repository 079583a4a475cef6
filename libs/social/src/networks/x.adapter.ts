import { DAY_MS, failed, found, limited, notConfigured, type CallContext, type Outcome } from '@corroborate/domain';
import {
  toId,
  toObject,
  objectsById,
  listObjects,
  runThirdPartyClient,
  type Fields,
  type ProviderClient,
  type ProviderParts,
} from '@corroborate/providers';
import type { Tweetv2SearchParams } from 'twitter-api-v2';
import type { NetworkManifest, PostRef, SocialAuthor, SocialNetwork, SocialPost, SocialQuery } from '../social.types';
import { findAddresses, postText, webLinks } from '../text/post-text';
import { findDeletedPosts, isPlaceholder, postsOutcome } from './posts';
import { presentCounts, numberOr, parseInstant, textOr } from './fields';
import { createNetworkClient } from './network.client';
import { suggestHashtags, linkQuery, plainQuery } from './query-words.policy';
import { judgeProblem, maxPriceUsd, X_PRICES_USD, xClient } from './x-client';

const MIN_POSTS = 10;
const MAX_POSTS = 100;
/** Default number of posts if no cost limit is given. */
const DEFAULT_POSTS = 20;

const X_MANIFEST: NetworkManifest = {
  name: 'x',
  title: 'X',
  homepage: 'https://docs.x.com/x-api',
  priceUsd: maxPriceUsd(MIN_POSTS),
  asks: ['words', 'hashtag', 'link'],
  // The full archive allows one call per second.
  paceMs: 1000,
  maxQueryLength: 512,
  terms:
    'Charged by posts and users read. Deletions must be followed within 24 hours; findings about accounts stay ' +
    'internal.',
  selfTest: 'weather',
  notes: [
    'Reposts cannot be searched by text.',
    'A blue badge is paid and does not prove identity.',
    'Posts older than seven days come from the archive search.',
  ],
};

const RECENT_DAYS = 7;
/** The most recent posts are not searchable yet, and times too close to the limits are refused. */
const SEARCH_MARGIN_MS = 60_000;
const TWEET_FIELDS: Partial<Tweetv2SearchParams> = {
  'tweet.fields': [
    'created_at',
    'author_id',
    'conversation_id',
    'referenced_tweets',
    'public_metrics',
    'lang',
    'entities',
    'note_tweet',
    'geo',
  ],
  expansions: ['author_id', 'geo.place_id'],
  'place.fields': ['full_name'],
  'user.fields': ['created_at', 'verified', 'verified_type', 'public_metrics', 'location', 'description'],
};

/** Original posts, replies and quotes, newest first, using the API's client with every call through the gateway. */
export class XNetwork implements SocialNetwork {
  readonly manifest: NetworkManifest;
  private readonly api: ProviderClient;

  /** `allowanceUsd`: maximum spending per investigation. */
  constructor(
    private readonly token: string | undefined,
    private readonly parts: ProviderParts,
    allowanceUsd?: number,
  ) {
    this.manifest = { ...X_MANIFEST, allowanceUsd };
    this.api = createNetworkClient(parts, X_MANIFEST, { judge: judgeProblem });
  }

  async search(query: SocialQuery, context: CallContext): Promise<Outcome<SocialPost[]>> {
    const text = queryText(query);
    if (text === '') return failed('the query has no words to search for', 'invalid-input');
    return this.find(text, query, context);
  }

  /** Replies to and quotes of a post in one call. */
  async responses(post: SocialPost, context: CallContext, maxUsd?: number): Promise<Outcome<SocialPost[]>> {
    if (!/^\d{1,19}$/.test(post.id)) return failed('not an X ID', 'invalid-input');
    const text = `(conversation_id:${post.id} OR quotes_of_tweet_id:${post.id})`;
    return this.find(text, { strategy: 'responses', text, reason: '', from: post.timestamp, maxUsd }, context);
  }

  async gone(posts: PostRef[], context: CallContext): Promise<Outcome<string[]>> {
    const { token } = this;
    if (token === undefined) return NO_TOKEN_OUTCOME;
    const known = posts.filter(({ id }) => /^\d{1,19}$/.test(id));
    return findDeletedPosts(known, MAX_POSTS, async (piece) => {
      const call = { priceUsd: piece.length * X_PRICES_USD.post, cacheTtlMs: 0 };
      const client = xClient(token, this.api, context, call);
      const answer = await runThirdPartyClient(() => client.tweets(piece.map(({ id }) => id)), failedCall);
      return answer.kind === 'found' ? found(objectsById(answer.value.data)) : answer;
    });
  }

  private async find(text: string, query: SocialQuery, context: CallContext): Promise<Outcome<SocialPost[]>> {
    if (this.token === undefined) return NO_TOKEN_OUTCOME;
    const size = Math.min(MAX_POSTS, Math.floor((query.maxUsd ?? maxPriceUsd(DEFAULT_POSTS)) / maxPriceUsd(1) + 1e-9));
    if (size < MIN_POSTS)
      return limited(
        `$${(query.maxUsd ?? 0).toFixed(3)} left for X, but the smallest page can cost $${maxPriceUsd(MIN_POSTS)}`,
      );
    const { archive, window } = windowOf(query, this.parts.clock.now());
    const client = xClient(this.token, this.api, context, { priceUsd: maxPriceUsd(size) });
    const params = { ...TWEET_FIELDS, ...window, max_results: size };
    const answer = await runThirdPartyClient(
      async () =>
        (archive ? await client.searchAll(text, params) : await client.search(text, params)).data as unknown as Fields,
      failedCall,
    );
    if (answer.kind !== 'found') return answer;
    if (textOr(toObject(answer.value.meta).next_token, null) !== null) context.onCut?.();
    return postsOutcome(postsOf(answer.value), `no post for: ${text}`);
  }
}

const NO_TOKEN_OUTCOME = notConfigured('X_BEARER_TOKEN is not set');
const failedCall = (error: Error): Outcome<never> => failed(`X: ${error.message.slice(0, 200)}`);

function queryText(query: SocialQuery): string {
  const room = X_MANIFEST.maxQueryLength - EXCLUDE_RETWEETS.length;
  if (query.kind === 'link') return excludeRetweets(linkQuery(query));
  if (query.kind === 'hashtag') return excludeRetweets(anyHashtagQuery(suggestHashtags(query.text)));
  return excludeRetweets(plainQuery(query, room));
}
const EXCLUDE_RETWEETS = ' -is:retweet';
const excludeRetweets = (text: string): string => (text === '' ? '' : `${text}${EXCLUDE_RETWEETS}`);
const anyHashtagQuery = (tags: string[]): string =>
  tags.length > 1 ? `(${tags.map((tag) => `#${tag}`).join(' OR ')})` : tags.map((tag) => `#${tag}`).join('');

/**
 * The last seven days have their own index; older posts are in the archive. Bounds outside the
 * searchable range are left to the API.
 */
function windowOf(
  { from, to }: SocialQuery,
  now: Date,
): { archive: boolean; window: { start_time?: string; end_time?: string } } {
  const start = from ? Date.parse(from) : NaN;
  const end = to ? Date.parse(to) : NaN;
  const recentFrom = now.getTime() - RECENT_DAYS * DAY_MS + SEARCH_MARGIN_MS;
  const archive = start < recentFrom;
  return {
    archive,
    window: {
      ...(Number.isFinite(start) ? { start_time: toIsoSeconds(start) } : {}),
      ...(end < now.getTime() - SEARCH_MARGIN_MS && !(end <= start) ? { end_time: toIsoSeconds(end) } : {}),
    },
  };
}
const toIsoSeconds = (time: number): string => new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z');

/** Reads a response with either the older ("tweet") or the newer ("post") field names. */
function postsOf(answer: Fields): (SocialPost | null)[] {
  const users = objectsById(toObject(answer.includes).users);
  const places = objectsById(toObject(answer.includes).places);
  return listObjects(answer.data).map((post) => {
    const place = places.get(toId(toObject(post.geo).place_id) ?? '');
    return postOf(post, users.get(toId(post.author_id) ?? ''), place ? placeName(place) : null);
  });
}

/** The place the author tagged, with its region: "Elm Valley, OH". */
const placeName = (place: Fields): string | null => postText(place.full_name, 100) || null;

function postOf(post: Fields, user: Fields | undefined, place: string | null): SocialPost | null {
  const id = textOr(post.id, '');
  const timestamp = parseInstant(post.created_at);
  const handle = textOr(user?.username, null);
  if (!/^\d{1,19}$/.test(id) || timestamp === null || handle === null || !/^\w{1,20}$/.test(handle)) return null;
  const metrics = toObject(post.public_metrics);
  const references = listObjects(post.referenced_tweets ?? post.referenced_posts);
  const refers = (type: string) => textOr(references.find((one) => one.type === type)?.id, null);
  const content = postText(toObject(post.note_tweet ?? post.note_post).text ?? post.text);
  if (isPlaceholder('x', content)) return null;
  return {
    platform: X_MANIFEST.name,
    id,
    url: `https://x.com/${handle}/status/${id}`,
    author: authorOf(handle, user ?? {}),
    timestamp,
    content,
    engagement: presentCounts({
      likes: metrics.like_count,
      reposts: metrics.retweet_count ?? metrics.repost_count,
      replies: metrics.reply_count,
      quotes: metrics.quote_count,
      views: metrics.impression_count,
    }),
    links: linksOf(post, content),
    replyTo: refers('replied_to'),
    repostOf: refers('retweeted'),
    community: null,
    place,
  };
}

function linksOf(post: Fields, content: string): string[] {
  const urls = listObjects(toObject(post.entities).urls);
  const written = findAddresses(content).filter((link) => !link.startsWith('https://t.co/'));
  const all = [...urls.map((url) => url.unwound_url ?? url.expanded_url), ...written];
  return webLinks(all, ['x.com', 'twitter.com', 't.co']);
}

function authorOf(handle: string, user: Fields): SocialAuthor {
  const metrics = toObject(user.public_metrics);
  const type = textOr(user.verified_type, 'none');
  return {
    handle,
    createdAt: parseInstant(user.created_at),
    followers: numberOr(metrics.followers_count, null),
    following: numberOr(metrics.following_count, null),
    posts: numberOr(metrics.tweet_count ?? metrics.post_count, null),
    karma: null,
    verified: typeof user.verified === 'boolean' ? user.verified || type === 'business' || type === 'government' : null,
    verifiedType: type === 'none' ? null : type,
    domainHandle: null,
  };
}
