import { scoreLabels, type LabelPair } from './labels.score';

/** What evidence makes of a claim. */
const VERDICTS = ['supported', 'refuted', 'conflicting', 'not-enough-evidence'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Verdicts on labelled claims: accuracy flatters where most claims are refuted, macro-F1 does not. */
export function scoreVeracity(pairs: readonly LabelPair<Verdict>[]) {
  const score = scoreLabels(VERDICTS, pairs);
  const { refuted } = score.confusion;
  return {
    claims: pairs.length,
    ...score,
    /** Share of refuted claims that were called supported: the mistake that costs most. */
    refutedAsSupported: share(refuted.supported, refuted),
    /** What is reached by always saying the label that is true most often. */
    always: always(pairs),
  };
}

function always(pairs: readonly LabelPair<Verdict>[]) {
  const count = (label: Verdict) => pairs.filter(({ truth }) => truth === label).length;
  const [verdict = 'not-enough-evidence'] = VERDICTS.toSorted((a, b) => count(b) - count(a));
  const { accuracy, macroF1 } = scoreLabels(
    VERDICTS,
    pairs.map(({ truth }) => ({ truth, predicted: verdict })),
  );
  return { verdict, accuracy, macroF1 };
}

function share(part: number, row: Record<Verdict, number>): number {
  const whole = Object.values(row).reduce((sum, count) => sum + count, 0);
  return whole === 0 ? 0 : part / whole;
}
