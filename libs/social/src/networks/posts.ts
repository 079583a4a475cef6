import { found, nothingFound, type Outcome } from '@corroborate/domain';
import { lexicon } from '@corroborate/text';
import { POST_LIMITS } from '../social.thresholds';
import type { SocialPost } from '../social.types';
import { webLinks } from '../text/post-text';

/** Posts of an answer, the unreadable ones left out; `reason` says what an empty list means here. */
export function postsOutcome(posts: (SocialPost | null)[], reason: string): Outcome<SocialPost[]> {
  const usable = posts.filter((post) => post !== null);
  const unique = new Map(usable.map((post) => [post.id, post]));
  return unique.size === 0 ? nothingFound(reason) : found([...unique.values()].slice(0, POST_LIMITS.perTopic));
}

/**
 * The pictures of a post, of networks whose terms let them be kept while the post stands. Their hosts are whoever
 * keeps the account: addresses of strangers.
 */
export function picturesIn(addresses: readonly unknown[]): Pick<SocialPost, 'pictures'> {
  const pictures = webLinks(addresses).slice(0, POST_LIMITS.pictures);
  return pictures.length > 0 ? { pictures } : {};
}

const PLACEHOLDERS = {
  x: lexicon('any', 'post-placeholders', 'x').pattern,
  reddit: lexicon('any', 'post-placeholders', 'reddit').pattern,
  hackernews: lexicon('any', 'post-placeholders', 'hackernews').pattern,
};

/** True for a notice that the network shows in place of somebody's words. */
export const isPlaceholder = (network: keyof typeof PLACEHOLDERS, text: string): boolean =>
  PLACEHOLDERS[network].test(text.trim());

/** Every post of a list is asked for, and those the answer does not have are gone. */
export const missingFrom = (asked: readonly { id: string }[], there: ReadonlySet<string>): string[] =>
  asked.map(({ id }) => id).filter((id) => !there.has(id));

/** Lists in pieces that one call can take. */
export const pieces = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
