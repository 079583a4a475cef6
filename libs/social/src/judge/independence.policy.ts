import type { Coordination, SocialPost } from '../social.types';
import { formatAccount, hasSameWords, wordSet } from './coordination.policy';
import { readPostStance } from './post-stance.policy';

/**
 * Number of independent accounts. Not counted: reposts, posts that only share a page or ask a question, denials, and
 * all posts of accounts in a coordinated cluster. Accounts with the same wording count once, and so does one name on
 * several networks.
 */
export function independentAccounts(posts: readonly SocialPost[], coordination: Coordination): number {
  const arranged = new Set(coordination.clusters.flatMap(({ postIds }) => postIds));
  const tainted = new Set(posts.filter((post) => arranged.has(post.id)).map(formatAccount));
  const speaking = posts.filter((post) => !tainted.has(formatAccount(post)) && readPostStance(post).voice === 'tells');
  const people: { person: string; said: Set<string> }[] = [];
  for (const post of speaking) {
    const voice = { person: personKey(post), said: wordSet(post.content) };
    if (!people.some((other) => other.person === voice.person || hasSameWords(other.said, voice.said)))
      people.push(voice);
  }
  return people.length;
}

/** `mira.example.social` and `@mira` are probably one person; merging two different people costs little. */
const personKey = ({ author }: SocialPost): string =>
  (author.handle.split('@')[0]?.split('.')[0] ?? author.handle).toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
