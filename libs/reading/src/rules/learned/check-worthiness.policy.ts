import { because, type Reason } from '@corroborate/domain';
import { featuresOf, type FeatureName } from './check-worthiness.features';
import { readModel, WEIGHTS } from './model';

/** Log-odds per unit of each feature. */
const { bias = 0, ...LEARNT } = readModel('check-worthiness', { weights: WEIGHTS }).weights;
export const CHECK_WORTHINESS_WEIGHTS = Object.entries(LEARNT) as [FeatureName, number][];

export interface CheckWorthiness {
  /** 0–1, to compare sentences of one text with; not a probability. */
  score: number;
  /** Features with the largest contributions. */
  reasons: Reason[];
}

/** How much a sentence deserves checking: a weighted sum of general features, so every score can be explained. */
export function checkWorthiness(text: string): CheckWorthiness {
  const features = featuresOf(text);
  const parts = CHECK_WORTHINESS_WEIGHTS.map(([name, weight]) => ({
    name,
    worth: weight * features[name],
  }));
  const total = parts.reduce((sum, { worth }) => sum + worth, bias);
  return { score: 1 / (1 + Math.exp(-total)), reasons: reasonsOf(parts) };
}

function reasonsOf(parts: { name: FeatureName; worth: number }[]): Reason[] {
  const strong = parts
    .filter(({ worth }) => Math.abs(worth) >= 0.1)
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
    .slice(0, 3);
  return strong.map(({ name: trait, worth }) => because(worth > 0 ? 'worth.more' : 'worth.less', { trait }));
}
