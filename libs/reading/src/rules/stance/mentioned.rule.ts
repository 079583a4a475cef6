import { createReason } from '@corroborate/domain';
import { mentionFinding, unrelatedFinding } from '../case/findings';
import type { PageCase } from '../case/page-case';
import type { Finding, StanceRule } from '../case/rule.types';
import { STANCE_LIMITS } from '../stance.thresholds';
import { undecidedDenialFinding } from './denied-topic.rule';
import { unsupportedReason } from './plain-words.rules';
import { findUnclearReason } from './unclear';
import { isKnownKind, isSilent } from './weighed';

/** Applies if no other rule does: the page mentions the topic or is unrelated. */
export const mentionRule: StanceRule = {
  name: 'mentioned',
  about: 'No other rule applies; the reason says what is missing.',
  judge: (c) => (isKnownKind(c) ? judgeKnownKind(c) : judgePlainWords(c)),
};

function judgeKnownKind(c: PageCase): Finding {
  if (isSilent(c)) return unrelatedFinding(createReason('stance.silent'));
  return c.topic.denies ? undecidedDenialFinding(c) : mentionFinding(c, findUnclearReason(c) ?? c.match.reasons);
}

function judgePlainWords(c: PageCase): Finding {
  if (c.coverage < STANCE_LIMITS.mentionCoverage) return unrelatedFinding(createReason('stance.few-words'));
  const why = unsupportedReason(c, c.plain());
  return mentionFinding(c, why ? [why] : c.match.reasons);
}
