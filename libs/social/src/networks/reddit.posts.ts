import { listObjects, type Fields } from '@corroborate/providers';
import type { AuthorActivity, PostRef, SocialPost } from '../social.types';
import { findAddresses, postText, webLinks } from '../text/post-text';
import { presentCounts, numberOr, parseInstant, textOr, unknownAuthor } from './fields';
import { isPlaceholder } from './posts';

/**
 * Full names under which Reddit may know a post: `t1` is a comment, `t3` a thread. A URL contains
 * the thread id first, so a post with another id is a comment; without a thread in the URL both are
 * possible.
 */
export function fullNames({ id, url }: PostRef): string[] {
  const thread = /\/comments\/(\w{1,13})(?:\/|$)/.exec(URL.parse(url)?.pathname ?? '')?.[1];
  if (thread === undefined) return [`t1_${id}`, `t3_${id}`];
  return [thread === id ? `t3_${id}` : `t1_${id}`];
}

export const isDeleted = (item: Fields): boolean =>
  item.removed_by_category != null ||
  [item.author, item.title, item.selftext, item.body].some(
    (text) => typeof text === 'string' && text.length < 100 && isPlaceholder('reddit', text),
  );

export function parseThread(item: Fields): SocialPost | null {
  const content = postText([postText(item.title), postText(item.selftext)].filter(Boolean).join(' — '));
  return postOf(item, content, [item.is_self === true ? null : item.url, ...findAddresses(textOr(item.selftext, ''))]);
}

/** Comments of a tree, including nested replies. */
export function parseComments(tree: unknown, depth = 0): (SocialPost | null)[] {
  if (depth > 6) return [];
  return listObjects(tree).flatMap((item) => [
    postOf(item, postText(item.body), findAddresses(textOr(item.body, '')), textOr(item.parent_id, null)),
    ...parseComments(item.replies, depth + 1),
  ]);
}

function postOf(item: Fields, content: string, links: unknown[], parent: string | null = null): SocialPost | null {
  const id = textOr(item.id, '');
  const handle = textOr(item.author, null);
  const timestamp = parseInstant(item.created_utc);
  if (!/^\w{1,13}$/.test(id) || handle === null || timestamp === null || content === '' || isDeleted(item)) return null;
  return {
    platform: 'reddit',
    id,
    url: addressOf(item, id),
    author: unknownAuthor(handle),
    timestamp,
    content,
    engagement: presentCounts({ score: item.score, replies: item.num_comments }),
    links: webLinks(links, ['www.reddit.com', 'reddit.com', 'old.reddit.com', 'i.redd.it', 'v.redd.it']),
    replyTo: parent?.replace(/^t\d_/, '') ?? null,
    repostOf: textOr(item.crosspost_parent, null)?.replace(/^t\d_/, '') ?? null,
    community: textOr(item.subreddit, null),
    place: null,
  };
}

/** Slugs may be in any script, and profile posts have no `/r/`. */
function addressOf(item: Fields, id: string): string {
  const own = URL.parse(textOr(item.permalink, ''), REDDIT_URL);
  if (own && /^(?:\w+\.)?reddit\.com$/.test(own.hostname) && /\/comments\/\w/.test(own.pathname))
    return `${REDDIT_URL}${own.pathname}`;
  const thread = /^t3_(\w{1,13})$/.exec(textOr(item.link_id, ''))?.[1];
  return `${REDDIT_URL}/comments/${thread === undefined ? `${id}/` : `${thread}/_/${id}/`}`;
}
const REDDIT_URL = 'https://www.reddit.com';

export function addUser(post: SocialPost, user: Fields | undefined): SocialPost {
  if (!user) return post;
  const karma =
    numberOr(user.total_karma, null) ??
    addNullable(numberOr(user.link_karma, null), numberOr(user.comment_karma, null));
  return { ...post, author: { ...post.author, createdAt: parseInstant(user.created_utc), karma } };
}

/** Counts only; the account's other posts are not stored. */
export function countActivity(items: readonly Fields[], { id, community }: SocialPost): AuthorActivity {
  const others = items.filter((item) => item.id !== id);
  const there = ({ subreddit }: Fields) =>
    community !== null && textOr(subreddit, '').toLowerCase() === community.toLowerCase();
  return {
    items: others.length,
    inCommunity: others.filter(there).length,
    removed: others.filter(isDeleted).length,
  };
}

const addNullable = (a: number | null, b: number | null): number | null =>
  a === null && b === null ? null : (a ?? 0) + (b ?? 0);
