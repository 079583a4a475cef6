import { found, nothingFound, type Outcome } from '@corroborate/domain';
import { lexicon } from '@corroborate/text';
import { POST_LIMITS } from '../social.thresholds';
import type { PostRef, SocialPost, SocialQuery } from '../social.types';
import { webLinks } from '../text/post-text';

/**
 * Posts of an answer, the unreadable ones and those outside the query's window left out; `reason` says what an empty
 * list means here.
 */
export function postsOutcome(
  posts: (SocialPost | null)[],
  reason: string,
  { from, to }: Partial<Pick<SocialQuery, 'from' | 'to'>> = {},
): Outcome<SocialPost[]> {
  const usable = posts
    .filter((post) => post !== null)
    .filter(({ timestamp }) => (!from || timestamp >= from) && (!to || timestamp <= to));
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

/** Posts are asked for in pieces that one call can take; those an answer does not have, by their ids, are gone. */
export async function goneOf(
  posts: readonly PostRef[],
  size: number,
  there: (piece: PostRef[]) => Promise<Outcome<ReadonlyMap<string, unknown>>>,
): Promise<Outcome<string[]>> {
  const lost: string[] = [];
  for (let at = 0; at < posts.length; at += size) {
    const piece = posts.slice(at, at + size);
    const answer = await there(piece);
    if (answer.kind !== 'found') return answer;
    lost.push(...piece.map(({ id }) => id).filter((id) => !answer.value.has(id)));
  }
  return found(lost);
}
