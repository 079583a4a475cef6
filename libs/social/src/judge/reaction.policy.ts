import { EYEWITNESS, MAX_REACTION_EXAMPLES } from '../social.thresholds';
import type { AnswerCounts, CommunityReaction, SocialPost } from '../social.types';
import { buildPostKey } from './coordination.policy';
import { assessEyewitness } from './eyewitness.policy';
import { readPostStance } from './post-stance.policy';

/** A key post and its replies. */
export interface AnsweredPost {
  post: SocialPost;
  answers: readonly SocialPost[];
}

type ReadAnswer = ReturnType<typeof readAnswers>[number];

/**
 * How people reacted to key posts: confirmations, denials and questions. A reply that sounds like
 * an eyewitness confirms; mere discussion counts as other.
 */
export function communityReaction(answered: readonly AnsweredPost[], concepts: readonly string[]): CommunityReaction {
  const all = readAnswers(
    answered.flatMap(({ answers }) => answers),
    concepts,
  );
  const shown = [
    ...all.filter(({ voice }) => voice === 'denies'),
    ...all.filter(({ confirms }) => confirms),
    ...all.filter(({ voice }) => voice === 'asks'),
  ];
  return {
    ...countStances(all),
    examples: shown.slice(0, MAX_REACTION_EXAMPLES).map(({ post, voice }) => ({
      url: post.url,
      platform: post.platform,
      voice,
      excerpt: post.content.slice(0, 200),
    })),
    posts: answered
      .filter(({ answers }) => answers.length > 0)
      .map(({ post: { url, platform }, answers }) => ({
        url,
        platform,
        ...countStances(readAnswers(answers, concepts)),
      })),
  };
}

/** Each reply once. */
function readAnswers(answers: readonly SocialPost[], concepts: readonly string[]) {
  return [...new Map(answers.map((post) => [buildPostKey(post), post])).values()].map((post) => {
    const { voice } = readPostStance(post, concepts);
    return { post, voice, confirms: voice === 'tells' && assessEyewitness(post).likelihood >= EYEWITNESS.likely };
  });
}

function countStances(read: readonly ReadAnswer[]): AnswerCounts {
  const confirm = read.filter(({ confirms }) => confirms).length;
  const deny = read.filter(({ voice }) => voice === 'denies').length;
  const ask = read.filter(({ voice }) => voice === 'asks').length;
  return { answers: read.length, confirm, deny, ask, other: read.length - confirm - deny - ask };
}
