import { passageOf, supports } from '../case/findings';
import type { PageCase } from '../case/page-case';
import type { StanceRule } from '../case/rule.types';
import { STANCE_LIMITS } from '../stance.thresholds';
import { carriedByAnchors, decided } from './anchors.policy';
import { statedInLine } from './document.policy';
import { foreignDispute, foreignSupport, isForeign } from './foreign.policy';
import { findSameStory } from './same-story.policy';
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
    if (isClaim(c) || c.rating() !== null || spokenAgainst(c)) return null;
    const { topic, page, article, match } = c;
    if (isForeign(article)) return supports(c, foreignSupport(topic, page, match), 0.7);
    const happened = c.readings().some(({ says }) => says === 'asserts') || decided(topic, page);
    return supports(c, carriedByAnchors(topic, page, match, happened), 0.7);
  },
};

/** Pages on a claim share its names, figures and rare words whether or not it is true. */
const isClaim = ({ kind }: PageCase): boolean => kind.kind === 'claim';

function spokenAgainst(c: PageCase): boolean {
  const against = c.readings().filter(({ says }) => says !== 'asserts' && says !== 'recalls');
  return against.some(({ place }) => place !== 'body') || total(against) >= STANCE_LIMITS.denial;
}

/** The same story in other words: shared names, rare words and figures, near in time, and nothing against it. */
export const sameStory: StanceRule = {
  name: 'same-story',
  about: 'Headline and opening share most names and rare words of the title, have close dates and express no doubt.',
  judge: (c) =>
    isClaim(c) || c.rating() !== null || isForeign(c.article) ? null : supports(c, findSameStory(c), 0.65),
};

/** Registers, courts and returning officers state it in a line of a table. */
export const inALine: StanceRule = {
  name: 'in-a-line',
  about: 'A document of labels and values has a line with the kind of event and its figure or name.',
  judge(c) {
    if (c.rating() !== null || isForeign(c.article)) return null;
    return supports(c, statedInLine(c.topic, c.page, c.match, c.readings()), 0.7);
  },
};
