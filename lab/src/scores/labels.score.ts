/** What is true of one item, and what was said of it. */
export interface LabelPair<L extends string> {
  truth: L;
  predicted: L;
}

export function scoreLabels<L extends string>(labels: readonly L[], pairs: readonly LabelPair<L>[]) {
  const each = <T>(figure: (label: L) => T) => byLabel(labels, figure);
  const f1 = each((label) => f1Of(pairs, label));
  const occurring = labels.filter((label) => pairs.some((one) => one.truth === label || one.predicted === label));
  return {
    accuracy: share(pairs.filter(({ truth, predicted }) => truth === predicted).length, pairs.length),
    /** Mean F1 of the labels that occur in the truth or among what was said. */
    macroF1: share(
      occurring.reduce((sum, label) => sum + f1[label], 0),
      occurring.length,
    ),
    f1,
    precision: each((label) => share(hits(pairs, label), said(pairs, label))),
    /** By the true label: how often each label was said. */
    confusion: each((truth) =>
      each((predicted) => pairs.filter((one) => one.truth === truth && one.predicted === predicted).length),
    ),
  };
}

/** 0 for a label that neither occurs nor was said. */
export const f1Of = <L extends string>(pairs: readonly LabelPair<L>[], label: L): number =>
  share(2 * hits(pairs, label), said(pairs, label) + meant(pairs, label));

export const byLabel = <L extends string, T>(labels: readonly L[], figure: (label: L) => T): Record<L, T> =>
  Object.fromEntries(labels.map((label) => [label, figure(label)])) as Record<L, T>;

type Pairs<L extends string> = readonly LabelPair<L>[];

const hits = <L extends string>(pairs: Pairs<L>, label: L): number =>
  pairs.filter(({ truth, predicted }) => truth === label && predicted === label).length;
const said = <L extends string>(pairs: Pairs<L>, label: L): number =>
  pairs.filter(({ predicted }) => predicted === label).length;
const meant = <L extends string>(pairs: Pairs<L>, label: L): number =>
  pairs.filter(({ truth }) => truth === label).length;
const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
