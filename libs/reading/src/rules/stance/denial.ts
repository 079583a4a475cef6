import { createReason, type Reason } from '@corroborate/domain';
import { closestSentence, toPassage } from '../case/findings';
import type { PageCase } from '../case/page-case';
import type { Finding } from '../case/rule.types';
import { isOwnSite, type SentenceReading } from '../claims/assertion.policy';

/** Disputes the topic, quoting the denial closest to the topic's words. */
export function denialFinding(
  { topic, page, article }: PageCase,
  denials: readonly SentenceReading[],
  reasons: Reason[],
): Finding {
  const sentences = denials.map((one) => one.sentence).filter((one) => one.start >= 0);
  const sentence = closestSentence(topic, sentences) ?? closestSentence(topic, page.sentences);
  const own = isOwnSite(topic, article.host) ? [createReason('stance.own-word')] : [];
  return {
    stance: 'disputes',
    strength: 0.85,
    passage: toPassage(sentence, article),
    reasons: [createReason('stance.denies', { cue: denials[0]?.cue ?? '' }), ...own, ...reasons],
  };
}
