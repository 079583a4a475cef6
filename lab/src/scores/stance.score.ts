import { byLabel, f1Of } from './labels.score';

const STANCES = ['agree', 'disagree', 'discuss', 'unrelated'] as const;
export type StanceLabel = (typeof STANCES)[number];

export interface StancePair {
  truth: StanceLabel;
  predicted: StanceLabel;
}

/**
 * Score of the Fake News Challenge: a quarter for telling related from unrelated, three quarters more for the very
 * stance of a related text.
 */
export function scoreStance(pairs: StancePair[]) {
  const share = (hits: StancePair[], of: number): number => (of === 0 ? 0 : hits.length / of);
  const perfect = sum(pairs.map(({ truth }) => worth({ truth, predicted: truth })));
  const f1 = byStance((stance) => f1Of(pairs, stance));
  return {
    pairs: pairs.length,
    /** FNC score over the score of a perfect answer, 0–1. */
    relative: perfect === 0 ? 0 : sum(pairs.map(worth)) / perfect,
    accuracy: share(
      pairs.filter(({ truth, predicted }) => truth === predicted),
      pairs.length,
    ),
    macroF1: sum(Object.values(f1)) / STANCES.length,
    f1,
    /** Accuracy of related against unrelated alone. */
    related: share(
      pairs.filter(({ truth, predicted }) => (truth === 'unrelated') === (predicted === 'unrelated')),
      pairs.length,
    ),
  };
}

function worth({ truth, predicted }: StancePair): number {
  if (truth === 'unrelated') return predicted === 'unrelated' ? 0.25 : 0;
  if (predicted === 'unrelated') return 0;
  return predicted === truth ? 1 : 0.25;
}

const byStance = (figure: (stance: StanceLabel) => number) => byLabel(STANCES, figure);
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
