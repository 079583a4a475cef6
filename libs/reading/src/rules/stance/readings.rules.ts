import { createReason } from '@corroborate/domain';
import { computeStrength } from '../case/findings';
import type { PageCase } from '../case/page-case';
import type { Finding, StanceRule } from '../case/rule.types';
import { STANCE_LIMITS } from '../stance.thresholds';
import { denialFinding } from './denial';
import { findAssertedPassage, findUnclearReason } from './unclear';
import { isKnownKind, isSilent, weighReadings } from './weighed';

/** The page denies the event, in sentences about the kind of event or by its rating. */
export const denialRule: StanceRule = {
  name: 'denied',
  about: 'Sentences on this kind of event deny it, or the page rates it false.',
  judge(c) {
    if (!isKnownKind(c) || isSilent(c) || c.topic.denies) return null;
    const { denials: sentences, denialWeight, assertWeight } = weighReadings(c);
    const outweighs = denialWeight > assertWeight || c.rating() === 'false';
    return denialWeight >= STANCE_LIMITS.denial && outweighs ? denialFinding(c, sentences, c.match.reasons) : null;
  },
};

/** The page asserts the event in its own words, and nothing on it makes this unclear. */
export const assertionRule: StanceRule = {
  name: 'asserted',
  about: 'Sentences on this kind of event assert it, refer to this event, and nothing makes it unclear.',
  judge: (c) => (isKnownKind(c) && !c.topic.denies && findUnclearReason(c) === null ? judgeAssertion(c) : null),
};

function judgeAssertion(c: PageCase): Finding | null {
  const weighed = weighReadings(c);
  const passage = findAssertedPassage(c, weighed);
  if (!passage) return null;
  const assertions = weighed.assertions;
  const strength = computeStrength(c.coverage, Math.max(...assertions.map(({ weight }) => weight)));
  const reason = createReason('stance.asserts', { place: assertions[0]?.place ?? 'body' });
  return { stance: 'supports', strength, passage, reasons: [reason, ...c.match.reasons] };
}
