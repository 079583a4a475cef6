/** What is true of one item, and what was said of it. */
export interface LabelPair<L extends string> {
  truth: L;
  predicted: L;
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
