import {
  DAY_MS,
  failed,
  found,
  notConfigured,
  nothingFound,
  type CallContext,
  type Outcome,
} from '@corroborate/domain';
import { encodeUriPart } from '@corroborate/text';
import {
  parseJsonOnce,
  toObject,
  listObjects,
  type ProviderResponse,
  type Fields,
  type ProviderClient,
  type ProviderParts,
} from '@corroborate/providers';
import type { NetworkManifest, PostRef, SocialAuthor, SocialNetwork, SocialPost, SocialQuery } from '../social.types';
import { findAddresses, postText, readHtml, webLinks } from '../text/post-text';
import { toPictures, postsOutcome } from './posts';
import { presentCounts, numberOr, parseInstant, textOr } from './fields';
import { createNetworkClient } from './network.client';
import { suggestHashtags, wordQuery } from './query-words.policy';

const DEFAULT_MASTODON_HOST = 'mastodon.social';

const MASTODON: NetworkManifest = {
  name: 'mastodon',
  title: 'Mastodon',
  homepage: 'https://docs.joinmastodon.org',
  priceUsd: 0,
  asks: ['words', 'hashtag'],
  // Limit: 300 calls in five minutes per IP address.
  paceMs: 1000,
  maxQueryLength: 300,
  terms: 'Rules of the instance apply; deletions must be honored.',
  selfTest: 'weather',
  notes: [
    'Without MASTODON_TOKEN only hashtags can be searched; posts without the hashtag are missed.',
    'Counts for accounts on other instances are often too low.',
  ],
};

const PAGE_SIZE = 40;
const MAX_PAGES = 3;

/**
 * One instance: its public hashtag timelines, newest first, back to the start of the query's
 * window, and its search if there is a token.
 */
export class MastodonNetwork implements SocialNetwork {
  readonly manifest = MASTODON;
  private readonly host: string | null;
  private readonly api: ProviderClient;

  constructor(
    host: string | undefined,
    parts: ProviderParts,
    private readonly token?: string,
  ) {
    this.api = createNetworkClient(parts, this.manifest);
    const wanted = (host ?? DEFAULT_MASTODON_HOST).trim().toLowerCase();
    const isHost = /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/.test(wanted);
    // As in post URLs: without the default https port.
    this.host = (isHost ? URL.parse(`https://${wanted}`)?.host : null) ?? null;
  }

  async search(query: SocialQuery, context: CallContext): Promise<Outcome<SocialPost[]>> {
    if (this.host === null) return notConfigured('MASTODON_HOST is not a host name');
    const tags = suggestHashtags(query.text);
    if (tags.length === 0) return failed('no word of the query can be a hashtag', 'invalid-input');
    if (this.token !== undefined && query.kind !== 'hashtag') return this.byWords(this.host, query, context);
    return this.pages(timelineUrl(this.host, tags), query, tags, context);
  }

  /** Replies to a post of this instance; none if the post is on another instance. */
  async responses(post: SocialPost, context: CallContext): Promise<Outcome<SocialPost[]>> {
    const id = statusIdFromUrl(post.url);
    if (this.host === null || id === null || URL.parse(post.url)?.host !== this.host)
      return nothingFound('the replies are on another instance');
    const answer = await this.json(`https://${this.host}/api/v1/statuses/${id}/context`, {}, context);
    if (answer.kind !== 'found') return answer;
    return this.statuses(answer.value.descendants, 'no replies');
  }

  /** Checks each post on the instance where it was written, because only that instance is authoritative. */
  async gone(posts: PostRef[], context: CallContext): Promise<Outcome<string[]>> {
    const lost: string[] = [];
    for (const post of posts) {
      const [id, home] = [statusIdFromUrl(post.url), URL.parse(post.url)?.host];
      if (id === null || home === undefined) continue;
      const url = `https://${home}/api/v1/statuses/${id}`;
      const answer = await this.api.call(context, (http) => http.get(url), { cacheTtlMs: 0 });
      if (answer.kind === 'found' && (answer.value.status === 404 || answer.value.status === 410)) lost.push(post.id);
    }
    return found(lost);
  }

  private async byWords(host: string, query: SocialQuery, context: CallContext): Promise<Outcome<SocialPost[]>> {
    const text = wordQuery(query.text, { phrase: true, maxLength: this.manifest.maxQueryLength });
    const bounds = [
      query.from ? `after:${dayOf(query.from, -1)}` : '',
      query.to ? `before:${dayOf(query.to, 1)}` : '',
    ].filter(Boolean);
    const params = { q: [text, ...bounds].join(' '), type: 'statuses', limit: PAGE_SIZE };
    const answer = await this.json(`https://${host}/api/v2/search`, params, context);
    if (answer.kind !== 'found') return answer;
    const read = this.statuses(answer.value.statuses, `no searchable post for: ${text}`);
    return read.kind === 'found' ? this.within(read.value, query, []) : read;
  }

  private statuses(list: unknown, reason: string): Outcome<SocialPost[]> {
    if (!Array.isArray(list)) return failed('Mastodon returned no list of posts');
    return postsOutcome(
      listObjects(list).map((status) => postOf(status, this.host ?? '')),
      reason,
    );
  }

  private json(url: string, params: object, context: CallContext): Promise<Outcome<Fields>> {
    const headers: Record<string, string> = this.token === undefined ? {} : { authorization: `Bearer ${this.token}` };
    return this.api.callObject(context, (http) => http.get(url, { params, headers }));
  }

  private async pages(
    first: string,
    query: SocialQuery,
    tags: string[],
    context: CallContext,
  ): Promise<Outcome<SocialPost[]>> {
    const posts: SocialPost[] = [];
    let url: string | null = first;
    for (let page = 0; url !== null && page < MAX_PAGES; page += 1) {
      const read = await this.page(url, context);
      // Results of earlier pages are kept if a later page fails.
      if (read.kind !== 'found') return posts.length > 0 ? this.within(posts, query, tags) : read;
      posts.push(...read.value.posts);
      const oldest = read.value.posts.map(({ timestamp }) => timestamp).sort()[0];
      url = query.from && oldest && oldest > query.from ? read.value.next : null;
    }
    return this.within(posts, query, tags);
  }

  private async page(
    url: string,
    context: CallContext,
  ): Promise<Outcome<{ posts: SocialPost[]; next: string | null }>> {
    const answer = await this.api.callText(context, (http) => http.get(url));
    if (answer.kind !== 'found') return answer;
    const body = parseJsonOnce(answer.value);
    if (!Array.isArray(body)) return failed('Mastodon returned no list of posts');
    const posts = listObjects(body)
      .map((status) => postOf(status, this.host ?? ''))
      .filter((post) => post !== null);
    return { kind: 'found', value: { posts, next: nextPageUrl(answer.value, url) } };
  }

  private within(posts: SocialPost[], query: SocialQuery, tags: string[]): Outcome<SocialPost[]> {
    const reason =
      tags.length === 0
        ? 'no post in this period'
        : `no public post under ${tags.map((tag) => `#${tag}`).join(' or ')} (words without a hashtag cannot be ` +
          'searched without an account)';
    return postsOutcome(posts, reason, query);
  }
}

/** The number at the end of a status URL on its own instance. */
const statusIdFromUrl = (url: string): string | null =>
  /\/(\d{1,25})$/.exec(URL.parse(url)?.pathname ?? '')?.[1] ?? null;

const dayOf = (moment: string, shift: number): string =>
  new Date(Date.parse(moment) + shift * DAY_MS).toISOString().slice(0, 10);

function timelineUrl(host: string, [first = '', ...others]: string[]): string {
  const params = new URLSearchParams({ limit: String(PAGE_SIZE) });
  for (const tag of others) params.append('any[]', tag);
  return `https://${host}/api/v1/timelines/tag/${encodeUriPart(first)}?${params.toString()}`;
}

/** Only the page cursor is taken from the response; host, tags and page size stay ours. */
function nextPageUrl({ headers }: ProviderResponse, current: string): string | null {
  const next = /<([^<>]{1,2000})>\s*;\s*rel="next"/.exec(headers.link ?? '')?.[1];
  const mark = next ? URL.parse(next)?.searchParams.get('max_id') : null;
  if (!mark || !/^\w{1,40}$/.test(mark)) return null;
  const url = new URL(current);
  url.searchParams.set('max_id', mark);
  return url.href;
}

function postOf(status: Fields, host: string): SocialPost | null {
  const uri = textOr(status.uri, null);
  const url = webLinks([status.url, status.uri])[0];
  const timestamp = parseInstant(status.created_at);
  const author = authorOf(toObject(status.account));
  if (uri === null || url === undefined || timestamp === null || author === null) return null;
  if (status.visibility !== undefined && status.visibility !== 'public') return null;
  const body = readHtml(status.content);
  const content = postText([postText(status.spoiler_text), body.text].filter(Boolean).join(' — '));
  const acct = textOr(toObject(status.account).acct, '');
  return {
    platform: MASTODON.name,
    id: uri,
    url,
    author,
    timestamp,
    content,
    engagement: presentCounts({
      likes: status.favourites_count,
      reposts: status.reblogs_count,
      replies: status.replies_count,
      quotes: status.quotes_count,
    }),
    links: webLinks([...body.links, toObject(status.card).url, ...findAddresses(content)], [host]),
    ...toPictures(status.sensitive === true ? [] : picturesOf(status)),
    replyTo: textOr(status.in_reply_to_id, null),
    repostOf: textOr(toObject(status.reblog).uri, null),
    community: acct.split('@')[1] ?? host,
    place: null,
  };
}

const picturesOf = (status: Fields): unknown[] =>
  listObjects(status.media_attachments).flatMap(({ type, url }) => (type === 'image' ? [url] : []));

function authorOf(account: Fields): SocialAuthor | null {
  const handle = textOr(account.acct, null);
  if (handle === null) return null;
  const site = verifiedSite(account);
  const automated = account.bot === true ? 'bot' : null;
  return {
    handle,
    createdAt: parseInstant(account.created_at),
    followers: numberOr(account.followers_count, null),
    following: numberOr(account.following_count, null),
    posts: numberOr(account.statuses_count, null),
    karma: null,
    verified: site === null ? null : true,
    verifiedType: site !== null ? 'website' : automated,
    domainHandle: site,
  };
}

/** Host of a website that links back to the account, as verified by its home server. */
function verifiedSite(account: Fields): string | null {
  const link = readHtml(listObjects(account.fields).find((field) => parseInstant(field.verified_at) !== null)?.value)
    .links[0];
  return link ? (URL.parse(link)?.hostname ?? null) : null;
}
