import { createReason } from '@corroborate/domain';
import { mentions, unrelated } from '../case/findings';
import type { PageCase } from '../case/page-case';
import type { Finding, StanceRule } from '../case/rule.types';
import { STANCE_LIMITS } from '../stance.thresholds';
import { aboutDenied } from './denied-topic.rule';
import { whyNotCarried } from './plain-words.rules';
import { whyUnclear } from './unclear';
import { isKnownKind, isSilent } from './weighed';

/** Applies if no other rule does: the page mentions the topic, or is unrelated. */
export const mentioned: StanceRule = {
  name: 'mentioned',
  about: 'No other rule applies; the reason says what is missing.',
  judge: (c) => (isKnownKind(c) ? ofKnownKind(c) : inPlainWords(c)),
};

function ofKnownKind(c: PageCase): Finding {
  if (isSilent(c)) return unrelated(createReason('stance.silent'));
  return c.topic.denies ? aboutDenied(c) : mentions(c, whyUnclear(c) ?? c.match.reasons);
}

function inPlainWords(c: PageCase): Finding {
  if (c.coverage < STANCE_LIMITS.mentionCoverage) return unrelated(createReason('stance.few-words'));
  const why = whyNotCarried(c, c.plain());
  return mentions(c, why ? [why] : c.match.reasons);
}
