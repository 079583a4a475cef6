import { objectsIn, type Fields } from '@corroborate/providers';
import type { AuthorActivity, SocialPost } from '../social.types';
import { addressesIn, postText, webLinks } from '../text/post-text';
import { counters, countOr, instant, textOr, unknownAuthor } from './fields';

export const isComment = (url: string): boolean => /\/comments\/\w+\/[^/]*\/\w+/.test(URL.parse(url)?.pathname ?? '');
const DELETED = new Set(['[deleted]', '[removed]']);
export const isDeleted = (item: Fields): boolean =>
  item.removed_by_category != null ||
  [item.author, item.selftext, item.body].some((text) => typeof text === 'string' && DELETED.has(text));

export function threadOf(item: Fields): SocialPost | null {
  const content = postText([postText(item.title), postText(item.selftext)].filter(Boolean).join(' — '));
  return postOf(item, content, [item.is_self === true ? null : item.url, ...addressesIn(textOr(item.selftext, ''))]);
}

/** Comments of a tree, answers to answers included. */
export function commentsIn(tree: unknown, depth = 0): (SocialPost | null)[] {
  if (depth > 6) return [];
  return objectsIn(tree).flatMap((item) => [
    postOf(item, postText(item.body), addressesIn(textOr(item.body, '')), textOr(item.parent_id, null)),
    ...commentsIn(item.replies, depth + 1),
  ]);
}

function postOf(item: Fields, content: string, links: unknown[], parent: string | null = null): SocialPost | null {
  const id = textOr(item.id, '');
  const handle = textOr(item.author, null);
  const timestamp = instant(item.created_utc);
  const path = textOr(item.permalink, '');
  if (!/^\w{1,13}$/.test(id) || handle === null || timestamp === null || content === '' || isDeleted(item)) return null;
  return {
    platform: 'reddit',
    id,
    url: new URL(/^\/r\/[\w/%.~-]+$/.test(path) ? path : `/comments/${id}/`, 'https://www.reddit.com').href,
    author: unknownAuthor(handle),
    timestamp,
    content,
    engagement: counters({ score: item.score, replies: item.num_comments }),
    links: webLinks(links, ['www.reddit.com', 'reddit.com', 'old.reddit.com', 'i.redd.it', 'v.redd.it']),
    replyTo: parent?.replace(/^t\d_/, '') ?? null,
    repostOf: textOr(item.crosspost_parent, null)?.replace(/^t\d_/, '') ?? null,
    quoteOf: null,
    community: textOr(item.subreddit, null),
    place: null,
    language: null,
  };
}

export function withUser(post: SocialPost, user: Fields | undefined): SocialPost {
  if (!user) return post;
  const karma =
    countOr(user.total_karma, null) ?? sum(countOr(user.link_karma, null), countOr(user.comment_karma, null));
  return { ...post, author: { ...post.author, createdAt: instant(user.created_utc), karma } };
}

/** Counts alone: what somebody wrote elsewhere is not kept. */
export function activityOf(items: readonly Fields[], { id, community }: SocialPost): AuthorActivity {
  const others = items.filter((item) => item.id !== id);
  const there = ({ subreddit }: Fields) =>
    community !== null && textOr(subreddit, '').toLowerCase() === community.toLowerCase();
  return {
    items: others.length,
    inCommunity: others.filter(there).length,
    removed: others.filter(isDeleted).length,
  };
}

const sum = (a: number | null, b: number | null): number | null =>
  a === null && b === null ? null : (a ?? 0) + (b ?? 0);
