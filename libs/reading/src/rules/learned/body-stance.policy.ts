import type { Passage } from '@corroborate/domain';
import { pairFeatures } from './body-stance.features';
import { z } from 'zod';
import { readModel, WEIGHTS } from './model';
import { chanceOf, weighted, type Weights } from './weights';
import { readText, type TextModel } from '../page/text-parts';

/** `related` for being on the headline's subject; the others for texts on it. */
const { weights: LEARNT } = readModel('body-stance', {
  weights: z.strictObject({ related: WEIGHTS, agree: WEIGHTS, disagree: WEIGHTS, discuss: WEIGHTS }),
});
const BY_STANCE = { related: LEARNT.related, sides: [LEARNT.agree, LEARNT.disagree, LEARNT.discuss] };

export const BODY_STANCES = ['agree', 'disagree', 'discuss', 'unrelated'] as const;
export type BodyStance = (typeof BODY_STANCES)[number];

export interface BodyJudgement {
  stance: BodyStance;
  /** Chances of the four, together 1. */
  chances: Record<BodyStance, number>;
  /** Sentence most similar to the headline; null if none. */
  passage: Passage | null;
}

/**
 * Whether a text agrees or disagrees with a headline, discusses it, or is unrelated. Trained on general features
 * (shared rare words and names, nearby words of doubt and denial). Too coarse to distinguish similar events, so it may
 * only make a result more cautious.
 */
export function bodyStance(headline: string, body: string | TextModel): BodyJudgement {
  const { values, closest } = pairFeatures(headline, typeof body === 'string' ? readText(body) : body);
  const { stance, chances } = judgeByWeights(values, BY_STANCE);
  const best = closest[0];
  return { stance, chances, passage: best ? { quote: best.text, start: best.start, end: best.end } : null };
}

/** The same with given weights, for training and evaluation. */
export function judgeByWeights(
  values: Record<string, number>,
  weights: { related: Weights; sides: readonly Weights[] },
): Pick<BodyJudgement, 'stance' | 'chances'> {
  const related = chanceOf(values, weights.related);
  const [agree = 0, disagree = 0, discuss = 0] = softmax(weights.sides.map((side) => weighted(values, side))).map(
    (chance) => chance * related,
  );
  const chances = { agree, disagree, discuss, unrelated: 1 - related };
  return { stance: chosen(chances), chances };
}

/**
 * A wrong side costs less than taking a text on the subject for one that is not: a quarter of the worth is for
 * seeing that it is on the subject at all.
 */
function chosen(chances: BodyJudgement['chances']): BodyStance {
  const related = 1 - chances.unrelated;
  const worth = (stance: BodyStance): number =>
    stance === 'unrelated' ? 0.25 * chances.unrelated : 0.25 * related + 0.75 * chances[stance];
  return BODY_STANCES.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

function softmax(scores: number[]): number[] {
  const top = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - top));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
}
