import { because, hasReason } from '@corroborate/domain';
import { supports } from '../case/findings';
import type { PageCase } from '../case/page-case';
import type { Finding, SecondRule } from '../case/rule.types';
import { closestPassage, otherYear } from '../learned/report-likelihood.policy';
import { REPORT_LIKELIHOOD_LIMITS } from '../stance.thresholds';
import { isForeign } from './foreign.policy';
import { bearsOut } from './proposition.policy';

const isChecked = (c: PageCase): boolean => c.rating() !== null || c.article.claimReviews.length > 0;

/** A claim about past facts can be supported by text of any date that states it. */
export const saysTheClaim: SecondRule = {
  name: 'says-the-claim',
  about: 'The topic is a claim about past facts, and a sentence of any date states it in nearly the same words.',
  vouched: true,
  after: () => true,
  judge(c) {
    if (c.kind.kind === 'event' || isForeign(c.article) || c.pageKind() !== null || isChecked(c)) return null;
    const { topic, page, article, kind } = c;
    const borne = supports(c, bearsOut(topic, page, article), 0.7);
    return borne && { ...borne, reasons: [...borne.reasons.slice(0, 1), ...kind.reasons] };
  },
};

/** No rule found support or objections. */
export const isInOtherWords = ({ stance, reasons }: Finding): boolean =>
  stance === 'mentions' &&
  hasReason(reasons.slice(0, 1), 'stance.no-sentence', 'stance.no-passage', 'stance.too-few-words');

/** Page on the event without objections, in words no rule knows. */
export const otherWords: SecondRule = {
  name: 'other-words',
  about:
    'About the event, not contradicted, and read as a statement of fact by the trained model though no rule matches.',
  after: isInOtherWords,
  judge(c) {
    const { topic, kind, article, match, reportLikelihood } = c;
    if (
      reportLikelihood === null ||
      reportLikelihood < REPORT_LIKELIHOOD_LIMITS.support ||
      kind.kind !== 'event' ||
      topic.denies
    )
      return null;
    const passage = closestPassage(topic.title, article);
    if (!passage || isChecked(c)) return null;
    if (otherYear(passage.quote, `${topic.title} ${topic.core}`, topic.eventDate)) return null;
    const reasons = [because('stance.other-words', { chance: reportLikelihood }), ...match.reasons];
    return { stance: 'supports', strength: 0.6, passage, reasons };
  },
};
