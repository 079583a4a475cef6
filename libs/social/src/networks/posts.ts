import { found, nothingFound, type Outcome } from '@corroborate/domain';
import { lexicon } from '@corroborate/text';
import { POST_LIMITS } from '../social.thresholds';
import type { PostRef, SocialPost, SocialQuery } from '../social.types';
import { webLinks } from '../text/post-text';

/**
 * Posts of a response, without unreadable ones and those outside the query's window; `reason`
 * explains an empty list.
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
 * Picture URLs of a post, only for networks whose terms allow storing them while the post exists.
 * Their hosts are untrusted.
 */
export function toPictures(addresses: readonly unknown[]): Pick<SocialPost, 'pictures'> {
  const pictures = webLinks(addresses).slice(0, POST_LIMITS.pictures);
  return pictures.length > 0 ? { pictures } : {};
}

const PLACEHOLDERS = {
  x: lexicon('any', 'post-placeholders', 'x').pattern,
  reddit: lexicon('any', 'post-placeholders', 'reddit').pattern,
  hackernews: lexicon('any', 'post-placeholders', 'hackernews').pattern,
};

/** True for a notice that the network shows in place of the post's text. */
export const isPlaceholder = (network: keyof typeof PLACEHOLDERS, text: string): boolean =>
  PLACEHOLDERS[network].test(text.trim());

/** Looks up posts in batches that fit one call; posts missing from a response are gone. */
export async function findDeletedPosts(
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
