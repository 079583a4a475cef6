import type { JudgedPost } from '../social.evidence';
import type { SocialPost } from '../social.types';
import { assessEyewitness } from './eyewitness.policy';

/**
 * Posts whose replies are worth fetching: clearly about the event, preferably originals, eyewitness posts and posts
 * that attract replies.
 */
export function keyPosts(judged: readonly JudgedPost[], most: number): SocialPost[] {
  const weight = ({ post, relevance }: JudgedPost) => {
    const answers = (post.engagement.replies ?? 0) + (post.engagement.quotes ?? 0);
    return (
      relevance.value +
      assessEyewitness(post).likelihood +
      Math.min(1, Math.log10(1 + answers) / 2) -
      (post.replyTo === null ? 0 : 0.5)
    );
  };
  return judged
    .filter(({ post, relevance }) => relevance.value >= 0.6 && post.repostOf === null)
    .map((one) => ({ one, weight: weight(one) }))
    .sort((a, b) => b.weight - a.weight || a.one.post.timestamp.localeCompare(b.one.post.timestamp))
    .slice(0, most)
    .map(({ one }) => one.post);
}
