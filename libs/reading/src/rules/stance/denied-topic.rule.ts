import { createReason } from '@corroborate/domain';
import { closestSentence, mentionFinding, toPassage, computeStrength } from '../case/findings';
import type { PageCase } from '../case/page-case';
import type { Finding, StanceRule } from '../case/rule.types';
import { STANCE_LIMITS } from '../stance.thresholds';
import { isKnownKind, isSilent, weighReadings } from './weighed';

/** For topics that deny an event: a denial supports them, and an assertion disputes them. */
export const topicDenialRule: StanceRule = {
  name: 'denied-topic',
  about: 'The topic says that it did not happen: a page that denies it supports, one that asserts it disputes.',
  judge(c) {
    if (!isKnownKind(c) || !c.topic.denies || isSilent(c) || isRatedFalse(c)) return null;
    return findSameDenial(c) ?? findContraryAssertion(c);
  },
};

/** Finding for a page that neither clearly denies nor clearly asserts the event. */
export const undecidedDenialFinding = (c: PageCase): Finding =>
  mentionFinding(c, [createReason(isRatedFalse(c) ? 'stance.maybe-the-denial' : 'stance.neither'), ...c.match.reasons]);

/** A rating of "false" by a fact checker may refer to the denial itself. */
const isRatedFalse = (c: PageCase): boolean => c.rating() !== null || c.debunk() >= STANCE_LIMITS.denial;

function findSameDenial(c: PageCase): Finding | null {
  const { topic, page, article, match } = c;
  const { denials, denialWeight, assertWeight } = weighReadings(c);
  if (denialWeight < STANCE_LIMITS.denial || denialWeight <= assertWeight) return null;
  const sentences = denials.map(({ sentence }) => sentence);
  const passage = toPassage(closestSentence(topic, sentences) ?? closestSentence(topic, page.sentences), article);
  const reasons = [createReason('stance.same-denial'), ...match.reasons];
  return passage && { stance: 'supports', strength: computeStrength(c.coverage, denialWeight), passage, reasons };
}

function findContraryAssertion(c: PageCase): Finding | null {
  const { assertions, denialWeight, assertWeight } = weighReadings(c);
  const flat = assertions.filter(({ place }) => place !== 'body').map(({ sentence }) => sentence);
  if (c.topic.refuses || assertWeight <= denialWeight || flat.length === 0) return null;
  const passage = toPassage(closestSentence(c.topic, flat), c.article);
  const reasons = [createReason('stance.happened'), ...c.match.reasons];
  return passage && { stance: 'disputes', strength: computeStrength(c.coverage, assertWeight), passage, reasons };
}
