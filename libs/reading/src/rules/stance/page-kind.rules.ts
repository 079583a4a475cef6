import { createReason } from '@corroborate/domain';
import { mentionFinding, unrelatedFinding } from '../case/findings';
import type { PageCase } from '../case/page-case';
import type { Finding, StanceRule } from '../case/rule.types';
import { isRetractionStory } from '../page/page-kind.policy';
import { STANCE_LIMITS } from '../stance.thresholds';
import { denialFinding } from './denial';
import { isOtherSubject } from './other-subject.policy';

export const satireRule: StanceRule = {
  name: 'satire',
  about: 'The page labels itself as satire.',
  judge(c) {
    const kind = c.pageKind();
    return kind?.kind === 'satire' ? unrelatedFinding(kind.reason) : null;
  },
};

/** Different people, places or times mean another event, even with identical words. */
export const anotherEventRule: StanceRule = {
  name: 'another-event',
  about: 'Names, place or time do not match the event.',
  judge(c) {
    if (c.match.same) return null;
    const { reasons } = c.match;
    if (c.coverage < STANCE_LIMITS.mentionCoverage)
      return unrelatedFinding(reasons.at(-1) ?? createReason('stance.another-subject'));
    return isOtherSubject(c)
      ? unrelatedFinding(createReason('stance.another-subject'))
      : mentionFinding(c, [createReason('stance.not-this-event'), ...reasons]);
  },
};

/** Opinion, lists of headlines and paid content never count as reports. */
export const noReportRule: StanceRule = {
  name: 'no-report',
  about: 'The page is opinion, a list of headlines, a press release or paid content.',
  judge(c) {
    const kind = c.pageKind();
    return kind && kind.kind !== 'satire' && kind.kind !== 'retraction' ? mentionFinding(c, [kind.reason]) : null;
  },
};

export const retractedRule: StanceRule = {
  name: 'taken-back',
  about: 'The outlet retracted its report.',
  judge: judgeRetraction,
};

function judgeRetraction(c: PageCase): Finding | null {
  const kind = c.pageKind();
  if (kind?.kind !== 'retraction' || isRetractionStory(c.topic.title)) return null;
  return c.coverage >= STANCE_LIMITS.mentionCoverage ? denialFinding(c, c.readings(), [kind.reason]) : null;
}
