import type { Settings } from '@corroborate/config';
import {
  blocked,
  DAY_MS,
  failed,
  found,
  notConfigured,
  SessionKeeper,
  type CallContext,
  type Outcome,
  type Session,
} from '@corroborate/domain';
import {
  parseJsonOnce,
  toObject,
  objectsById,
  listObjects,
  runThirdPartyClient,
  type ProviderClient,
  type ProviderParts,
} from '@corroborate/providers';
import type Snoowrap from 'snoowrap';
import { MAX_AUTHOR_LOOKUPS, HISTORY } from '../social.thresholds';
import type { NetworkManifest, PostRef, SocialNetwork, SocialPost, SocialQuery } from '../social.types';
import { findDeletedPosts, postsOutcome } from './posts';
import { numberOr, textOr } from './fields';
import { createNetworkClient } from './network.client';
import { linkQuery, plainQuery } from './query-words.policy';
import { judgeReddit, redditClient, type RedditCall } from './reddit-client';
import { countActivity, parseComments, fullNames, isDeleted, parseThread, addUser } from './reddit.posts';

const REDDIT: NetworkManifest = {
  name: 'reddit',
  title: 'Reddit',
  homepage: 'https://www.reddit.com/dev/api',
  priceUsd: 0,
  asks: ['words', 'link', 'community'],
  // Limit: 100 calls a minute per app.
  paceMs: 600,
  maxQueryLength: 512,
  terms: 'Requires app approval by Reddit; free for non-commercial use. Deletions must be honored.',
  selfTest: 'weather',
  notes: [
    'Other posts by authors of the most relevant posts are counted but not stored.',
    'Comments are not searched, only read in relevant threads.',
    'No search by date: only threads near the end of the period are requested.',
  ],
};

const TOKEN_URL = 'https://www.reddit.com/api/v1/access_token';
const PAGE_SIZE = 50;
/** IDs per call: half the maximum, because a post may have to be requested under two names. */
const INFO_BATCH_SIZE = 50;

/** Threads and comments, with app-only authentication (no user account). */
export class RedditNetwork implements SocialNetwork {
  readonly manifest = REDDIT;
  private readonly sessions: SessionKeeper<Session>;
  private readonly api: ProviderClient;
  private readonly userAgent: string;

  constructor(
    private readonly access: Partial<Pick<Settings, 'REDDIT_CLIENT_ID' | 'REDDIT_CLIENT_SECRET' | 'REDDIT_USERNAME'>>,
    private readonly parts: ProviderParts,
  ) {
    this.userAgent = `server:corroborate:v1 (by /u/${(access.REDDIT_USERNAME ?? 'unknown').replace(/[^\w-]/g, '')})`;
    this.api = createNetworkClient(parts, this.manifest, { judge: judgeReddit });
    this.sessions = new SessionKeeper(() => this.signIn(), parts.clock);
  }

  async search(query: SocialQuery, context: CallContext): Promise<Outcome<SocialPost[]>> {
    const text = query.kind === 'link' ? linkQuery(query) : plainQuery(query, REDDIT.maxQueryLength);
    if (text === '') return failed('the query has no words to search for', 'invalid-input');
    const subreddit =
      query.kind === 'community' ? (query.communities ?? []).filter((name) => /^\w{2,21}$/.test(name)).join('+') : '';
    if (query.kind === 'community' && subreddit === '') return failed('no community to search', 'invalid-input');
    const options = {
      query: text,
      sort: 'new' as const,
      time: choosePeriod(query, this.parts.clock.now()),
      limit: PAGE_SIZE,
      restrictSr: subreddit !== '',
      syntax: 'lucene' as const,
    };
    const answer = await this.with(context, (client) =>
      client.search({ ...options, ...(subreddit === '' ? {} : { subreddit }) }),
    );
    if (answer.kind !== 'found') return answer;
    return postsOutcome(listObjects(toPlainData(answer.value)).map(parseThread), `no thread for: ${text}`, query);
  }

  /** Comments on a thread: the community's reaction, often including eyewitnesses. */
  async responses(post: SocialPost, context: CallContext): Promise<Outcome<SocialPost[]>> {
    if (!/^\w{1,13}$/.test(post.id)) return failed('not a Reddit ID', 'invalid-input');
    const answer = await this.with(context, (client) =>
      requestPlainData(client, `comments/${post.id}`, { limit: 100, depth: 3 }),
    );
    if (answer.kind !== 'found') return answer;
    return postsOutcome(parseComments(toObject(toPlainData(answer.value)).comments), 'no replies');
  }

  async withAuthors(posts: SocialPost[], context: CallContext): Promise<SocialPost[]> {
    const handles = [...new Set(posts.map(({ author }) => author.handle))]
      .filter((name) => /^[\w-]{1,30}$/.test(name))
      .slice(0, MAX_AUTHOR_LOOKUPS);
    const found = await Promise.all(
      handles.map(
        async (name) =>
          [name, await this.with(context, (client) => requestPlainData(client, `user/${name}/about`))] as const,
      ),
    );
    const known = new Map(
      found.flatMap(([name, answer]) =>
        answer.kind === 'found' ? [[name, toObject(toPlainData(answer.value))] as const] : [],
      ),
    );
    return posts.map((post) => addUser(post, known.get(post.author.handle)));
  }

  async withActivity(posts: SocialPost[], context: CallContext): Promise<SocialPost[]> {
    return Promise.all(
      posts.map(async (post) => {
        const { handle } = post.author;
        if (!/^[\w-]{1,30}$/.test(handle)) return post;
        const answer = await this.with(context, (client) =>
          requestPlainData(client, `user/${handle}/overview`, { limit: HISTORY.items, sort: 'new' }),
        );
        if (answer.kind !== 'found') return post;
        const activity = countActivity(listObjects(toPlainData(answer.value)), post);
        return { ...post, author: { ...post.author, activity } };
      }),
    );
  }

  async gone(posts: PostRef[], context: CallContext): Promise<Outcome<string[]>> {
    const known = posts.filter(({ id }) => /^\w{1,13}$/.test(id));
    return findDeletedPosts(known, INFO_BATCH_SIZE, async (piece) => {
      const names = piece.flatMap(fullNames).join(',');
      const answer = await this.with(context, (client) => requestPlainData(client, 'api/info', { id: names }), 0);
      if (answer.kind !== 'found') return answer;
      return found(objectsById(listObjects(toPlainData(answer.value)).filter((item) => !isDeleted(item))));
    });
  }

  /** Runs one operation with a signed-in library client; a rejected token is renewed once. */
  private async with<T>(
    context: CallContext,
    work: (client: Snoowrap) => PromiseLike<T>,
    cacheTtlMs?: number,
  ): Promise<Outcome<T>> {
    for (let again = false; ; again = true) {
      const session = await this.sessions.get();
      if (session.kind !== 'found') return session;
      const call: RedditCall = { token: session.value.token, userAgent: this.userAgent, cacheTtlMs };
      const answer = await runThirdPartyClient(
        async () => work(redditClient(call, this.api, context)),
        (error) => failed(`Reddit: ${error.message.slice(0, 200)}`),
      );
      const expired = answer.kind === 'blocked' && answer.status === 401;
      if (!expired || again) return answer;
      this.sessions.forget(session.value);
    }
  }

  /** Requests the token directly, because the library omits the User-Agent and Reddit then refuses. */
  private async signIn(): Promise<Outcome<Session>> {
    const { REDDIT_CLIENT_ID: clientId, REDDIT_CLIENT_SECRET: clientSecret } = this.access;
    if (clientId === undefined || clientSecret === undefined)
      return notConfigured('REDDIT_CLIENT_ID and REDDIT_CLIENT_SECRET are not set');
    const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    const headers = {
      authorization,
      'user-agent': this.userAgent,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const answer = await this.api.call(
      { investigationId: null, stage: 'sign-in' },
      (http) => http.post(TOKEN_URL, 'grant_type=client_credentials', { headers, maxRedirects: 0 }),
      { cacheTtlMs: 0 },
    );
    if (answer.kind !== 'found') return answer;
    const verdict = this.api.verdict(answer.value);
    if (verdict) return verdict.kind === 'blocked' ? blocked('Reddit rejected the app credentials') : verdict;
    const body = toObject(parseJsonOnce(answer.value));
    const token = textOr(body.access_token, null);
    if (token === null)
      return failed(`Reddit returned no token: ${textOr(body.error, 'no reason given').slice(0, 60)}`);
    const lives = Math.max(0, numberOr(body.expires_in, 3600)) * 1000;
    return found({ token, expiresAt: new Date(this.parts.clock.now().getTime() + lives) });
  }
}

/** The library's generic method for endpoints without a dedicated one; the response is read as plain data. */
const requestPlainData = (client: Snoowrap, uri: string, qs: Record<string, unknown> = {}): PromiseLike<unknown> =>
  (client as unknown as { oauthRequest(options: object): PromiseLike<unknown> }).oauthRequest({
    uri,
    method: 'get',
    qs,
  });

/** Converts library objects back to plain data. */
const toPlainData = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const PERIOD_DAYS = { day: 1, week: 7, month: 30, year: 365 } as const;

/** The shortest time span up to now that covers the query's window. */
function choosePeriod({ from }: SocialQuery, now: Date): keyof typeof PERIOD_DAYS | 'all' {
  const days = from ? (now.getTime() - Date.parse(from)) / DAY_MS : Infinity;
  return (Object.keys(PERIOD_DAYS) as (keyof typeof PERIOD_DAYS)[]).find((name) => days <= PERIOD_DAYS[name]) ?? 'all';
}
