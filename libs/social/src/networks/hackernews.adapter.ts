import { failed, found, type CallContext, type Outcome } from '@corroborate/domain';
import { encodeUriPart } from '@corroborate/text';
import {
  listObjectsOrNull,
  type Fields,
  type ProviderClient,
  type ProviderParts,
  type ProviderRequest,
} from '@corroborate/providers';
import { MAX_AUTHOR_LOOKUPS } from '../social.thresholds';
import type { NetworkManifest, PostRef, SocialNetwork, SocialPost, SocialQuery } from '../social.types';
import { postText, readHtml, webLinks } from '../text/post-text';
import { isPlaceholder, postsOutcome } from './posts';
import { presentCounts, numberOr, parseInstant, textOr, unknownAuthor } from './fields';
import { createNetworkClient } from './network.client';
import { wordQuery } from './query-words.policy';

export const HACKER_NEWS: NetworkManifest = {
  name: 'hackernews',
  title: 'Hacker News',
  homepage: 'https://hn.algolia.com/api',
  priceUsd: 0,
  asks: ['words', 'link'],
  // The stated limit is 10,000 calls an hour.
  paceMs: 400,
  maxQueryLength: 200,
  terms: 'Open API of the search behind Hacker News; no key.',
  selfTest: 'release',
  notes: ['All words must occur.', 'Author data is limited to name and karma.'],
};

const PAGE_SIZE = 50;

/** Stories and comments, newest first. */
export class HackerNewsNetwork implements SocialNetwork {
  readonly manifest = HACKER_NEWS;
  private readonly api: ProviderClient;

  constructor(parts: ProviderParts) {
    this.api = createNetworkClient(parts, this.manifest, { baseURL: 'https://hn.algolia.com/api/v1' });
  }

  async search(query: SocialQuery, context: CallContext): Promise<Outcome<SocialPost[]>> {
    const text =
      query.kind === 'link'
        ? stripLink(query.link ?? '')
        : wordQuery(query.text, { phrase: false, maxLength: this.manifest.maxQueryLength });
    if (text === '') return failed('the query has no words to search for', 'invalid-input');
    const params = paramsOf(text, query);
    return this.find(
      (http) => http.get('/search_by_date', { params }),
      `no story or comment with all words: ${text}`,
      context,
    );
  }

  /** Comments under a story. */
  async responses(post: SocialPost, context: CallContext): Promise<Outcome<SocialPost[]>> {
    if (!/^\d{1,15}$/.test(post.id)) return failed('not a Hacker News ID', 'invalid-input');
    const url = `/search_by_date?tags=comment,story_${post.id}&hitsPerPage=${PAGE_SIZE}`;
    return this.find((http) => http.get(url), 'no replies', context);
  }

  async gone(posts: PostRef[], context: CallContext): Promise<Outcome<string[]>> {
    const lost: string[] = [];
    for (const { id } of posts.filter((post) => /^\d{1,15}$/.test(post.id))) {
      const answer = await this.api.call(context, (http) => http.get(`/items/${id}`), { cacheTtlMs: 0 });
      if (answer.kind === 'found' && answer.value.status === 404) lost.push(id);
    }
    return found(lost);
  }

  private async find(request: ProviderRequest, nothing: string, context: CallContext): Promise<Outcome<SocialPost[]>> {
    const answer = await this.api.callJson(context, request, {
      read: ({ hits }) => listObjectsOrNull(hits),
      otherwise: 'Hacker News returned no result list',
    });
    return answer.kind === 'found' ? postsOutcome(answer.value.map(postOf), nothing) : answer;
  }

  async withAuthors(posts: SocialPost[], context: CallContext): Promise<SocialPost[]> {
    const handles = [...new Set(posts.map(({ author }) => author.handle))].slice(0, MAX_AUTHOR_LOOKUPS);
    const users = await Promise.all(handles.map(async (handle) => [handle, await this.user(handle, context)] as const));
    const known = new Map(users);
    return posts.map((post) => withUser(post, known.get(post.author.handle) ?? undefined));
  }

  private async user(handle: string, context: CallContext): Promise<Fields | null> {
    const answer = await this.api.callObject(context, (http) => http.get(`/users/${encodeUriPart(handle)}`));
    return answer.kind === 'found' ? answer.value : null;
  }
}

function withUser(post: SocialPost, user: Fields | undefined): SocialPost {
  if (!user) return post;
  const createdAt = parseInstant(user.created_at) ?? parseInstant(user.created_at_i);
  return { ...post, author: { ...post.author, karma: numberOr(user.karma, null), createdAt } };
}

function paramsOf(text: string, query: SocialQuery) {
  const filters = [
    ...(query.from ? [`created_at_i>=${toUnixSeconds(query.from)}`] : []),
    ...(query.to ? [`created_at_i<=${toUnixSeconds(query.to)}`] : []),
  ];
  return {
    query: text,
    tags: '(story,comment)',
    hitsPerPage: PAGE_SIZE,
    restrictSearchableAttributes: query.kind === 'link' ? 'url' : undefined,
    numericFilters: filters.length > 0 ? filters.join(',') : undefined,
  };
}

/** Links are compared without scheme, `www.`, query and fragment. */
const stripLink = (link: string): string =>
  link
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[?#].*$/, '')
    .slice(0, HACKER_NEWS.maxQueryLength);
const toUnixSeconds = (moment: string) => Math.floor(Date.parse(moment) / 1000);

function postOf(hit: Fields): SocialPost | null {
  const id = textOr(hit.objectID, null);
  const handle = textOr(hit.author, null);
  const timestamp = parseInstant(hit.created_at_i) ?? parseInstant(hit.created_at);
  const body = readHtml(hit.comment_text ?? hit.story_text);
  const content = postText([postText(hit.title), body.text].filter(Boolean).join(' — '));
  if (id === null || !/^\d+$/.test(id) || handle === null || timestamp === null || content === '') return null;
  if (isPlaceholder('hackernews', content)) return null;
  const parent = numberOr(hit.parent_id, null);
  return {
    platform: HACKER_NEWS.name,
    id,
    url: `https://news.ycombinator.com/item?id=${id}`,
    author: unknownAuthor(handle),
    timestamp,
    content,
    engagement: presentCounts({ score: hit.points, replies: hit.num_comments }),
    links: webLinks([hit.url, ...body.links], ['news.ycombinator.com']),
    replyTo: parent === null ? null : String(parent),
    repostOf: null,
    community: null,
    place: null,
  };
}
