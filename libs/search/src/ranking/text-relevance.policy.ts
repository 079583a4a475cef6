import { createReason, type Topic } from '@corroborate/domain';
import { computeRelevance } from './relevance.policy';
import { topicWeights } from './topic-weights.policy';

/** Reports put their subject first; later text is often about something else. */
const MAX_CHARS_COMPARED = 2_500;

/** Share of the topic a page covers, from its text. Pure. */
export function textRelevance(topic: Topic, { title, text }: { title: string; text: string }) {
  const match = computeRelevance(`${title}\n${text.slice(0, MAX_CHARS_COMPARED)}`, topicWeights(topic));
  const words = match.matched.slice(0, 8);
  return {
    /** 0–100. */
    score: Math.round(match.value * 100),
    reasons: [
      words.length > 0 ? createReason('text.words', { words }) : createReason('text.no-word'),
      ...(match.named ? [] : [createReason('text.no-party')]),
    ],
  };
}
