import { blocked, failed, limited } from '@corroborate/domain';
import type { CallContext, DoorResponse, Outcome, PlannedQuery } from '@corroborate/domain';
import type { NetworkManifest, SocialAuthor, SocialNetwork, SocialPost } from '../social.types';
import { addressesIn, plainText, webLinks } from '../text/plain-text';
import { ask, bodyJson, judgeStatus, postsOutcome, retryAt, type NetworkParts } from './ask';
import { counters, countOr, instant, isObject, objectOr, objectsIn, textOr, type Fields } from './fields';
import { wordQuery } from './query-words.policy';

export const BLUESKY: NetworkManifest = {
  name: 'bluesky',
  title: 'Bluesky',
  homepage: 'https://docs.bsky.app',
  needsKey: false,
  priceUsd: 0,
  paceMs: 200,
  maxQueryLength: 300,
  operators: { phrase: true, dateWindow: true },
  finds: 'words',
  terms: 'Search is for looking things up, not for bulk collection; posts must be dropped when their authors delete them.',
  selfTest: 'weather',
  notes: [
    'Without an account the search is often refused; that is a hole in the coverage, not an empty answer.',
    'Authors who ask not to be shown to people who are not signed in are left out.',
  ],
};

/** Search is off on the public host even for accounts; profiles are open there. */
const SEARCH = 'https://api.bsky.app/xrpc/app.bsky.feed.searchPosts';
const PROFILES = 'https://public.api.bsky.app/xrpc/app.bsky.actor.getProfiles';
const PAGE_SIZE = 100;
const PROFILES_AT_ONCE = 25;
const UNWANTED_LABELS = new Set(['!no-unauthenticated', '!hide', 'spam', 'impersonation']);

export class BlueskyNetwork implements SocialNetwork {
  readonly manifest = BLUESKY;

  constructor(private readonly parts: NetworkParts) {}

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SocialPost[]>> {
    const text = wordQuery(query.text, { phrase: true, maxLength: this.manifest.maxQueryLength });
    if (text === '') return failed('the query has no words to search for', 'invalid-input');
    const answer = await ask(this.parts, this.manifest, { url: address(text, query) }, context);
    if (answer.kind !== 'found') return answer;
    const body = bodyJson(answer.value);
    const verdict = judgeError(answer.value, body, this.parts.clock.now());
    if (verdict) return verdict;
    if (!isObject(body) || !Array.isArray(body.posts)) return failed('Bluesky answered with something that has no posts');
    return postsOutcome(objectsIn(body.posts).map(postOf), `no public post for: ${text}`);
  }

  async withAuthors(posts: SocialPost[], context: CallContext): Promise<SocialPost[]> {
    const handles = [...new Set(posts.map(({ author }) => author.handle))].slice(0, PROFILES_AT_ONCE);
    if (handles.length === 0) return posts;
    const url = `${PROFILES}?${handles.map((handle) => `actors=${encodeURIComponent(handle)}`).join('&')}`;
    const answer = await ask(this.parts, this.manifest, { url }, context);
    if (answer.kind !== 'found' || judgeStatus(answer.value, this.parts.clock.now()) !== null) return posts;
    const profiles = new Map(objectsIn(objectOr(bodyJson(answer.value)).profiles).map((one) => [one.handle, one]));
    return posts.map((post) => withProfile(post, profiles.get(post.author.handle)));
  }
}

function withProfile(post: SocialPost, profile: Fields | undefined): SocialPost {
  if (!profile) return post;
  const author = {
    ...post.author,
    followers: countOr(profile.followersCount, post.author.followers),
    following: countOr(profile.followsCount, post.author.following),
    posts: countOr(profile.postsCount, post.author.posts),
    createdAt: post.author.createdAt ?? instant(profile.createdAt),
  };
  return { ...post, author };
}

function address(text: string, query: PlannedQuery): string {
  const params = new URLSearchParams({ q: text, sort: 'latest', limit: String(PAGE_SIZE) });
  if (query.from) params.set('since', query.from);
  if (query.to) params.set('until', query.to);
  return `${SEARCH}?${params.toString()}`;
}

/** Errors carry a name; the block of the content network is HTML without one. */
function judgeError(response: DoorResponse, body: unknown, now: Date): Outcome<never> | null {
  const name = isObject(body) ? textOr(body.error, '') : '';
  if (name === 'RateLimitExceeded') return limited('Bluesky: too many requests', retryAt(response, now));
  if (/^(?:Auth|Expired|InvalidToken)/.test(name)) return blocked(`Bluesky wants an account: ${name.slice(0, 60)}`);
  if (response.status === 403) return blocked('HTTP 403: Bluesky lets only signed-in accounts search');
  return judgeStatus(response, now);
}

function postOf(view: Fields): SocialPost | null {
  const uri = textOr(view.uri, null);
  const record = objectOr(view.record);
  const author = authorOf(objectOr(view.author));
  // `createdAt` is the writer's own word and can be back-dated; `indexedAt` is when the network first had it.
  const timestamp = instant(view.indexedAt) ?? instant(record.createdAt);
  const key = /^at:\/\/[^/]+\/app\.bsky\.feed\.post\/([\w.~:-]{1,512})$/.exec(uri ?? '')?.[1];
  if (uri === null || key === undefined || author === null || timestamp === null || unwanted(view)) return null;
  const content = plainText(record.text);
  const parent = objectOr(objectOr(record.reply).parent);
  return {
    platform: BLUESKY.name,
    id: uri,
    url: `https://bsky.app/profile/${encodeURIComponent(author.handle)}/post/${encodeURIComponent(key)}`,
    author,
    timestamp,
    content,
    engagement: counters({
      likes: view.likeCount,
      reposts: view.repostCount,
      replies: view.replyCount,
      quotes: view.quoteCount,
    }),
    links: webLinks([...facetLinks(record), objectOr(objectOr(view.embed).external).uri, ...addressesIn(content)], ['bsky.app']),
    replyTo: textOr(parent.uri, null),
    repostOf: null,
    quoteOf: quotedUri(objectOr(view.embed)),
    community: null,
    place: null,
    language: Array.isArray(record.langs) ? textOr(record.langs[0], null) : null,
  };
}

const unwanted = (view: Fields): boolean =>
  [...objectsIn(view.labels), ...objectsIn(objectOr(view.author).labels)].some(
    ({ val, neg }) => neg !== true && UNWANTED_LABELS.has(String(val)),
  );

function authorOf(author: Fields): SocialAuthor | null {
  const handle = textOr(author.handle, null);
  if (handle === null) return null;
  const own = handle !== 'handle.invalid' && !handle.endsWith('.bsky.social') && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(handle);
  const verification = isObject(author.verification) ? author.verification : null;
  const trusted = verification?.trustedVerifierStatus === 'valid';
  const verified = verification === null ? null : trusted || verification.verifiedStatus === 'valid';
  const bot = objectsIn(author.labels).some(({ val }) => val === 'bot');
  return {
    handle,
    name: plainText(author.displayName, 100) || null,
    createdAt: instant(author.createdAt),
    followers: countOr(author.followersCount, null),
    following: countOr(author.followsCount, null),
    posts: countOr(author.postsCount, null),
    karma: null,
    verified,
    verifiedType: verified ? (trusted ? 'trusted-verifier' : 'valid') : bot ? 'bot' : null,
    domainHandle: own ? handle.toLowerCase() : null,
  };
}

const facetLinks = (record: Fields): unknown[] =>
  objectsIn(record.facets).flatMap((facet) => objectsIn(facet.features).map((feature) => feature.uri));

/** `record#view`, or the same inside `recordWithMedia#view`. */
function quotedUri(embed: Fields): string | null {
  const record = objectOr(embed.record);
  return textOr(record.uri, null) ?? textOr(objectOr(record.record).uri, null);
}
