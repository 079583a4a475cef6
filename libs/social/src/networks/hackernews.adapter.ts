import { failed } from '@corroborate/domain';
import type { CallContext, Outcome, PlannedQuery } from '@corroborate/domain';
import { AUTHOR_LOOKUPS } from '../social.thresholds';
import type { NetworkManifest, SocialNetwork, SocialPost } from '../social.types';
import { plainText, readHtml, webLinks } from '../text/plain-text';
import { ask, bodyJson, judgeStatus, postsOutcome, type NetworkParts } from './ask';
import { counters, countOr, instant, isObject, objectsIn, textOr, unknownAuthor, type Fields } from './fields';
import { wordQuery } from './query-words.policy';

export const HACKER_NEWS: NetworkManifest = {
  name: 'hackernews',
  title: 'Hacker News',
  homepage: 'https://hn.algolia.com/api',
  needsKey: false,
  priceUsd: 0,
  // 10,000 calls an hour are said to be allowed; a third of it is plenty.
  paceMs: 1000,
  maxQueryLength: 200,
  operators: { phrase: false, dateWindow: true },
  finds: 'words',
  terms: 'Open API of the search behind Hacker News; no key.',
  selfTest: 'release',
  notes: ['All words must occur.', 'Tells nothing of authors beside name and karma.'],
};

const BASE = 'https://hn.algolia.com/api/v1';
const PAGE_SIZE = 50;

/** Stories and comments, newest first. */
export class HackerNewsNetwork implements SocialNetwork {
  readonly manifest = HACKER_NEWS;

  constructor(private readonly parts: NetworkParts) {}

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SocialPost[]>> {
    const text = wordQuery(query.text, { phrase: false, maxLength: this.manifest.maxQueryLength });
    if (text === '') return failed('the query has no words to search for', 'invalid-input');
    const answer = await ask(this.parts, this.manifest, { url: address(text, query) }, context);
    if (answer.kind !== 'found') return answer;
    const verdict = judgeStatus(answer.value, this.parts.clock.now());
    if (verdict) return verdict;
    const body = bodyJson(answer.value);
    if (!isObject(body) || !Array.isArray(body.hits)) return failed('Hacker News answered with something that has no hits');
    return postsOutcome(objectsIn(body.hits).map(postOf), `no story or comment has all of: ${text}`);
  }

  async withAuthors(posts: SocialPost[], context: CallContext): Promise<SocialPost[]> {
    const handles = [...new Set(posts.map(({ author }) => author.handle))].slice(0, AUTHOR_LOOKUPS);
    const known = new Map<string, Fields>();
    for (const handle of handles) {
      const url = `${BASE}/users/${encodeURIComponent(handle)}`;
      const answer = await ask(this.parts, this.manifest, { url }, context);
      if (answer.kind !== 'found') break;
      const user = judgeStatus(answer.value, this.parts.clock.now()) === null ? bodyJson(answer.value) : null;
      if (isObject(user)) known.set(handle, user);
    }
    return posts.map((post) => withUser(post, known.get(post.author.handle)));
  }
}

function withUser(post: SocialPost, user: Fields | undefined): SocialPost {
  if (!user) return post;
  const createdAt = instant(user.created_at) ?? instant(user.created_at_i);
  return { ...post, author: { ...post.author, karma: countOr(user.karma, null), createdAt } };
}

function address(text: string, query: PlannedQuery): string {
  const filters = [
    ...(query.from ? [`created_at_i>=${seconds(query.from)}`] : []),
    ...(query.to ? [`created_at_i<=${seconds(query.to)}`] : []),
  ];
  const params = new URLSearchParams({ query: text, tags: '(story,comment)', hitsPerPage: String(PAGE_SIZE) });
  if (filters.length > 0) params.set('numericFilters', filters.join(','));
  return `${BASE}/search_by_date?${params.toString()}`;
}

const seconds = (moment: string) => Math.floor(Date.parse(moment) / 1000);

function postOf(hit: Fields): SocialPost | null {
  const id = textOr(hit.objectID, null);
  const handle = textOr(hit.author, null);
  const timestamp = instant(hit.created_at_i) ?? instant(hit.created_at);
  const body = readHtml(hit.comment_text ?? hit.story_text);
  const content = plainText([plainText(hit.title), body.text].filter(Boolean).join(' — '));
  if (id === null || !/^\d+$/.test(id) || handle === null || timestamp === null || content === '') return null;
  const parent = countOr(hit.parent_id, null);
  return {
    platform: HACKER_NEWS.name,
    id,
    url: `https://news.ycombinator.com/item?id=${id}`,
    author: unknownAuthor(handle),
    timestamp,
    content,
    engagement: counters({ score: hit.points, replies: hit.num_comments }),
    links: webLinks([hit.url, ...body.links], ['news.ycombinator.com']),
    replyTo: parent === null ? null : String(parent),
    repostOf: null,
    quoteOf: null,
    community: null,
    place: null,
    language: null,
  };
}
