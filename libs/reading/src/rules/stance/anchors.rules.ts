import { toPassage, supportFinding } from '../case/findings';
import type { PageCase } from '../case/page-case';
import type { StanceRule } from '../case/rule.types';
import { STANCE_LIMITS } from '../stance.thresholds';
import { findAnchoredSupport, reportsVote } from './anchors.policy';
import { findForeignDispute, findForeignSupport, isForeign } from './foreign.policy';
import { sumWeights } from './weighed';

export const foreignDenialRule: StanceRule = {
  name: 'foreign-denial',
  about: 'A page in another language denies this event in its headline or opening.',
  judge({ topic, page, article, match }) {
    const refused = isForeign(article) ? findForeignDispute(topic, page, match) : null;
    if (!refused) return null;
    const passage = toPassage(refused.sentence, article);
    return { stance: 'disputes', strength: 0.8, passage, reasons: [refused.reason, ...match.reasons] };
  },
};

/**
 * The page shares names, figures, place and date with the event and supports it, unless a sentence about the event
 * disputes it.
 */
export const anchorsRule: StanceRule = {
  name: 'anchors',
  about: 'The opening has names, figures, place and dates of the event and asserts its kind; nothing contradicts it.',
  judge(c) {
    // Pages about a claim share its names and figures whether or not it is true.
    if (c.isClaim || c.rating() !== null || isContradicted(c)) return null;
    const { topic, page, article, match } = c;
    if (isForeign(article)) return supportFinding(c, findForeignSupport(topic, page, match), 0.7);
    const happened = c.readings().some(({ says }) => says === 'asserts') || reportsVote(topic, page);
    return supportFinding(c, findAnchoredSupport(topic, page, match, happened), 0.7);
  },
};

function isContradicted(c: PageCase): boolean {
  const opposing = c.readings().filter(({ says }) => says !== 'asserts' && says !== 'recalls');
  return opposing.some(({ place }) => place !== 'body') || sumWeights(opposing) >= STANCE_LIMITS.denial;
}
