import type { Settings } from '@corroborate/config';
import {
  blocked,
  failed,
  found,
  limited,
  notConfigured,
  SessionKeeper,
  type CallContext,
  type Outcome,
  type Session,
} from '@corroborate/domain';
import { encodeUriPart } from '@corroborate/text';
import {
  isObject,
  parseJsonOnce,
  toObject,
  objectsById,
  listObjects,
  parseRetryAt,
  type ProviderResponse,
  type Fields,
  type ProviderClient,
  type ProviderParts,
} from '@corroborate/providers';
import type { NetworkManifest, PostRef, SocialAuthor, SocialNetwork, SocialPost, SocialQuery } from '../social.types';
import { findAddresses, postText, webLinks } from '../text/post-text';
import { findDeletedPosts, toPictures, postsOutcome } from './posts';
import { presentCounts, numberOr, parseInstant, textOr } from './fields';
import { createNetworkClient } from './network.client';
import { suggestHashtags, wordQuery } from './query-words.policy';

/** `base`: server that hosts the account. */
type BlueskySession = Session & { base: string };

const BLUESKY: NetworkManifest = {
  name: 'bluesky',
  title: 'Bluesky',
  homepage: 'https://docs.bsky.app',
  priceUsd: 0,
  asks: ['words', 'hashtag', 'link'],
  paceMs: 200,
  maxQueryLength: 300,
  terms:
    'Search is for looking things up, not for bulk collection; posts must be dropped when their authors delete them.',
  selfTest: 'weather',
  notes: [
    'Search requires sign-in; any account with an app password works.',
    'Excludes authors who hide their posts from signed-out users.',
  ],
};

/**
 * Search requires the account's own server; the public host refuses it even to signed-in accounts.
 * All other endpoints are public.
 */
const SIGN_IN_URL = 'https://bsky.social/xrpc/com.atproto.server.createSession';
const PUBLIC_API_URL = 'https://public.api.bsky.app/xrpc';
const PROFILES_URL = `${PUBLIC_API_URL}/app.bsky.actor.getProfiles`;
/** Access tokens expire after two hours. */
const SESSION_LIFETIME_MS = 110 * 60_000;
const POSTS_BATCH_SIZE = 25;
const PAGE_SIZE = 100;
const PROFILES_BATCH_SIZE = 25;
const UNWANTED_LABELS = new Set(['!no-unauthenticated', '!hide', 'spam', 'impersonation']);
/** Pictures with these labels are behind a content warning set by the author or a moderator. */
const SENSITIVE_LABELS = new Set(['!warn', 'porn', 'sexual', 'nudity', 'sexual-figurative', 'graphic-media', 'gore']);

export class BlueskyNetwork implements SocialNetwork {
  readonly manifest = BLUESKY;
  private readonly sessions: SessionKeeper<BlueskySession>;
  private readonly api: ProviderClient;

  constructor(
    private readonly access: Partial<Pick<Settings, 'BLUESKY_IDENTIFIER' | 'BLUESKY_APP_PASSWORD'>>,
    private readonly parts: ProviderParts,
  ) {
    this.api = createNetworkClient(parts, this.manifest, { judge: judgeError });
    this.sessions = new SessionKeeper(() => this.signIn(), parts.clock);
  }

  async search(query: SocialQuery, context: CallContext): Promise<Outcome<SocialPost[]>> {
    const params = paramsOf(query);
    if (params === null) return failed('the query has no words to search for', 'invalid-input');
    for (let again = false; ; again = true) {
      const session = await this.sessions.get();
      if (session.kind !== 'found') return session;
      const headers = { authorization: `Bearer ${session.value.token}` };
      const url = `${session.value.base}/xrpc/app.bsky.feed.searchPosts`;
      const answer = await this.api.call(context, (http) => http.get(url, { params, headers }));
      if (answer.kind !== 'found') return answer;
      const body = parseJsonOnce(answer.value);
      const expired = /^(?:Expired|Invalid)Token$/.test(textOr(toObject(body).error, ''));
      if (expired) this.sessions.forget(session.value);
      if (textOr(toObject(body).cursor, null) !== null) context.onCut?.();
      if (!expired || again) return this.read(answer.value, body, query.text);
    }
  }

  private read(answer: ProviderResponse, body: unknown, text: string): Outcome<SocialPost[]> {
    const verdict = this.api.verdict(answer);
    if (verdict) return verdict;
    if (!isObject(body) || !Array.isArray(body.posts)) return failed('Bluesky returned no list of posts');
    return postsOutcome(listObjects(body.posts).map(postOf), `no public post for: ${text}`);
  }

  /** Replies to and quotes of a post; both are public. */
  async responses(post: SocialPost, context: CallContext): Promise<Outcome<SocialPost[]>> {
    const uri = encodeUriPart(post.id);
    const [thread, quotes] = await Promise.all([
      this.open(`app.bsky.feed.getPostThread?uri=${uri}&depth=1&parentHeight=0`, context),
      this.open(`app.bsky.feed.getQuotes?uri=${uri}&limit=${PAGE_SIZE}`, context),
    ]);
    if (thread.kind !== 'found') return thread;
    const replies = listObjects(toObject(toObject(thread.value).thread).replies).map(({ post: view }) =>
      toObject(view),
    );
    const quoting = quotes.kind === 'found' ? listObjects(toObject(quotes.value).posts) : [];
    return postsOutcome([...replies, ...quoting].map(postOf), 'no replies');
  }

  async gone(posts: PostRef[], context: CallContext): Promise<Outcome<string[]>> {
    return findDeletedPosts(posts, POSTS_BATCH_SIZE, async (piece) => {
      const uris = piece.map(({ id }) => `uris=${encodeUriPart(id)}`).join('&');
      const answer = await this.open(`app.bsky.feed.getPosts?${uris}`, context, 0);
      return answer.kind === 'found' ? found(objectsById(answer.value.posts, 'uri')) : answer;
    });
  }

  private async open(path: string, context: CallContext, cacheTtlMs?: number): Promise<Outcome<Fields>> {
    return this.api.callObject(context, (http) => http.get(`${PUBLIC_API_URL}/${path}`), { cacheTtlMs });
  }

  private async signIn(): Promise<Outcome<BlueskySession>> {
    const { BLUESKY_IDENTIFIER: identifier, BLUESKY_APP_PASSWORD: password } = this.access;
    if (identifier === undefined || password === undefined)
      return notConfigured('BLUESKY_IDENTIFIER and BLUESKY_APP_PASSWORD are not set; Bluesky search requires sign-in');
    const answer = await this.api.callText(
      { investigationId: null, stage: 'sign-in' },
      (http) => http.post(SIGN_IN_URL, { identifier, password }, { maxRedirects: 0 }),
      { cacheTtlMs: 0 },
    );
    if (answer.kind !== 'found') return answer;
    const session = toObject(parseJsonOnce(answer.value));
    const token = textOr(session.accessJwt, null);
    if (token === null) return failed('Bluesky returned no session');
    return found({
      token,
      base: serverOf(session),
      expiresAt: new Date(this.parts.clock.now().getTime() + SESSION_LIFETIME_MS),
    });
  }

  async withAuthors(posts: SocialPost[], context: CallContext): Promise<SocialPost[]> {
    const handles = [...new Set(posts.map(({ author }) => author.handle))].slice(0, PROFILES_BATCH_SIZE);
    if (handles.length === 0) return posts;
    const url = `${PROFILES_URL}?${handles.map((handle) => `actors=${encodeUriPart(handle)}`).join('&')}`;
    const answer = await this.api.callObject(context, (http) => http.get(url));
    if (answer.kind !== 'found') return posts;
    const profiles = new Map(listObjects(answer.value.profiles).map((one) => [one.handle, one]));
    return posts.map((post) => withProfile(post, profiles.get(post.author.handle)));
  }
}

function withProfile(post: SocialPost, profile: Fields | undefined): SocialPost {
  if (!profile) return post;
  const author = {
    ...post.author,
    followers: numberOr(profile.followersCount, post.author.followers),
    following: numberOr(profile.followsCount, post.author.following),
    posts: numberOr(profile.postsCount, post.author.posts),
    createdAt: post.author.createdAt ?? parseInstant(profile.createdAt),
  };
  return { ...post, author };
}

/** The account's server as given in its DID document; only https URLs without a port are accepted. */
function serverOf(session: Fields): string {
  const service = listObjects(toObject(session.didDoc).service).find(({ id }) =>
    textOr(id, '').endsWith('#atproto_pds'),
  );
  const url = URL.parse(textOr(service?.serviceEndpoint, ''));
  return url?.protocol === 'https:' && url.port === '' ? url.origin : 'https://bsky.social';
}

function queryText({ kind, link = '', text }: SocialQuery): string {
  if (kind === 'link') return link;
  if (kind === 'hashtag') return suggestHashtags(text).map((tag) => `#${tag}`)[0] ?? '';
  return wordQuery(text, { phrase: true, maxLength: BLUESKY.maxQueryLength });
}

function paramsOf(query: SocialQuery) {
  const text = queryText(query);
  if (text === '') return null;
  return {
    sort: 'latest',
    limit: PAGE_SIZE,
    q: text,
    url: query.kind === 'link' ? text : undefined,
    since: query.from,
    until: query.to,
  };
}

/** Errors have a name; a block by the CDN is HTML without one. */
function judgeError(answer: ProviderResponse, body: Fields, now: Date): Outcome<never> | null {
  const name = textOr(body.error, '');
  if (name === 'RateLimitExceeded') return limited('Bluesky: too many requests', parseRetryAt(answer, now));
  if (/^(?:Auth|Expired|InvalidToken)/.test(name)) return blocked(`Bluesky requires an account: ${name.slice(0, 60)}`);
  return answer.status === 403 ? blocked('HTTP 403: Bluesky search requires sign-in') : null;
}

function postOf(view: Fields): SocialPost | null {
  const uri = textOr(view.uri, null);
  const record = toObject(view.record);
  const author = authorOf(toObject(view.author));
  // `createdAt` is set by the author and can be backdated; `indexedAt` is when the network first
  // saw the post.
  const timestamp = parseInstant(view.indexedAt) ?? parseInstant(record.createdAt);
  const key = /^at:\/\/[^/]+\/app\.bsky\.feed\.post\/([\w.~:-]{1,512})$/.exec(uri ?? '')?.[1];
  if (uri === null || key === undefined || author === null || timestamp === null || hasLabel(view, UNWANTED_LABELS))
    return null;
  const content = postText(record.text);
  const parent = toObject(toObject(record.reply).parent);
  const embed = toObject(view.embed);
  // In `recordWithMedia#view`, pictures or a link card are nested one level deeper.
  const media = isObject(embed.media) ? embed.media : embed;
  return {
    platform: BLUESKY.name,
    id: uri,
    url: `https://bsky.app/profile/${encodeUriPart(author.handle)}/post/${encodeUriPart(key)}`,
    author,
    timestamp,
    content,
    engagement: presentCounts({
      likes: view.likeCount,
      reposts: view.repostCount,
      replies: view.replyCount,
      quotes: view.quoteCount,
    }),
    links: webLinks([...facetLinks(record), toObject(media.external).uri, ...findAddresses(content)], ['bsky.app']),
    ...toPictures(hasLabel(view, SENSITIVE_LABELS) ? [] : listObjects(media.images).map(({ fullsize }) => fullsize)),
    replyTo: textOr(parent.uri, null),
    repostOf: null,
    community: null,
    place: null,
  };
}

/** Whether the post or its account has one of these labels. */
const hasLabel = (view: Fields, labels: ReadonlySet<string>): boolean =>
  [...listObjects(view.labels), ...listObjects(toObject(view.author).labels)].some(
    ({ val, neg }) => neg !== true && typeof val === 'string' && labels.has(val),
  );

function authorOf(author: Fields): SocialAuthor | null {
  const handle = textOr(author.handle, null);
  if (handle === null) return null;
  const own =
    handle !== 'handle.invalid' && !handle.endsWith('.bsky.social') && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(handle);
  const verification = isObject(author.verification) ? author.verification : null;
  const trusted = verification?.trustedVerifierStatus === 'valid';
  const verified = verification === null ? null : trusted || verification.verifiedStatus === 'valid';
  const automated = listObjects(author.labels).some(({ val }) => val === 'bot') ? 'bot' : null;
  const proof = trusted ? 'trusted-verifier' : 'valid';
  return {
    handle,
    createdAt: parseInstant(author.createdAt),
    followers: numberOr(author.followersCount, null),
    following: numberOr(author.followsCount, null),
    posts: numberOr(author.postsCount, null),
    karma: null,
    verified,
    verifiedType: verified ? proof : automated,
    domainHandle: own ? handle.toLowerCase() : null,
  };
}

const facetLinks = (record: Fields): unknown[] =>
  listObjects(record.facets).flatMap((facet) => listObjects(facet.features).map((feature) => feature.uri));
