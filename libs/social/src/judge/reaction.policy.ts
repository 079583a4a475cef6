import { EYEWITNESS, REACTION_EXAMPLES } from '../social.thresholds';
import type { CommunityReaction, SocialPost, Voice } from '../social.types';
import { keyOf } from './coordination.policy';
import { eyewitness } from './eyewitness.policy';
import { voiceOf } from './voice.policy';

/**
 * How people answered key posts: who says it was so, who says it was not, who asks. An answer that sounds as if its
 * writer was there confirms; one that merely goes on talking is counted as other.
 */
export function communityReaction(answers: readonly SocialPost[], concepts: readonly string[]): CommunityReaction {
  const unique = [...new Map(answers.map((post) => [keyOf(post), post])).values()];
  const read = unique.map((post) => ({
    post,
    voice: voiceOf(post, concepts).voice,
    there: eyewitness(post).likelihood,
  }));
  const confirms = ({ voice, there }: (typeof read)[number]) => voice === 'tells' && there >= EYEWITNESS.likely;
  const count = (voice: Voice) => read.filter((one) => one.voice === voice).length;
  const confirm = read.filter(confirms).length;
  const shown = [
    ...read.filter(({ voice }) => voice === 'denies'),
    ...read.filter(confirms),
    ...read.filter(({ voice }) => voice === 'asks'),
  ];
  return {
    answers: unique.length,
    confirm,
    deny: count('denies'),
    ask: count('asks'),
    other: unique.length - confirm - count('denies') - count('asks'),
    examples: shown.slice(0, REACTION_EXAMPLES).map(({ post, voice }) => ({
      url: post.url,
      platform: post.platform,
      voice,
      excerpt: post.content.slice(0, 200),
    })),
  };
}
