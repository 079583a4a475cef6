import { passageOf, supports } from '../case/findings';
import type { PageCase } from '../case/page-case';
import type { StanceRule } from '../case/rule.types';
import { STANCE_LIMITS } from '../stance.thresholds';
import { carriedByAnchors, decided } from './anchors.policy';
import { foreignDispute, foreignSupport, isForeign } from './foreign.policy';
import { total } from './weighed';

export const foreignDenial: StanceRule = {
  name: 'foreign-denial',
  about: 'A page in another language denies this event in its headline or opening.',
  judge({ topic, page, article, match }) {
    const refused = isForeign(article) ? foreignDispute(topic, page, match) : null;
    if (!refused) return null;
    const passage = passageOf(refused.sentence, article);
    return { stance: 'disputes', strength: 0.8, passage, reasons: [refused.reason, ...match.reasons] };
  },
};

/** Support by anchors, unless a sentence on the event disputes it. */
export const anchors: StanceRule = {
  name: 'anchors',
  about: 'The opening has names, figures, place and dates of the event and asserts its kind; nothing contradicts it.',
  judge(c) {
    // Pages on a claim share its names and figures whether or not it is true.
    if (c.isClaim || c.rating() !== null || spokenAgainst(c)) return null;
    const { topic, page, article, match } = c;
    if (isForeign(article)) return supports(c, foreignSupport(topic, page, match), 0.7);
    const happened = c.readings().some(({ says }) => says === 'asserts') || decided(topic, page);
    return supports(c, carriedByAnchors(topic, page, match, happened), 0.7);
  },
};

function spokenAgainst(c: PageCase): boolean {
  const against = c.readings().filter(({ says }) => says !== 'asserts' && says !== 'recalls');
  return against.some(({ place }) => place !== 'body') || total(against) >= STANCE_LIMITS.denial;
}
