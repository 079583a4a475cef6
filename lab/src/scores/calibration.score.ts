import type { WorldScore } from './world.score';

interface Stated {
  /** 0–100. */
  confidence: number;
  correct: boolean;
}

const BIN_WIDTH = 10;

/**
 * The statements of a run: "the evidence gives this level". Right when the truth accepts the recommended level, applied
 * or held: level agreement (`levelAgreement`) is about the applied one instead. Topics that were not investigated state
 * nothing.
 */
export function statementsOf(
  rows: Pick<WorldScore['rows'][number], 'confidence' | 'recommended' | 'acceptable'>[],
): Stated[] {
  return rows.flatMap(({ confidence, recommended, acceptable }) =>
    typeof confidence === 'number' ? [{ confidence, correct: acceptable.includes(recommended) }] : [],
  );
}

/** How stated confidence compares with what turned out right, in bins of ten; empty bins are left out. */
export function scoreCalibration(stated: Stated[]) {
  const bins = Array.from({ length: 100 / BIN_WIDTH }, (_, at) => binOf(stated, at)).filter((bin) => bin.count > 0);
  const total = stated.length || 1;
  return {
    count: stated.length,
    bins,
    /** Mean distance between stated and observed, weighted by the bins' sizes; 0 is best. */
    expectedError: bins.reduce((sum, bin) => sum + bin.count * Math.abs(bin.stated - bin.observed), 0) / total,
    /** Mean squared distance of confidence from the outcome; 0 is best. */
    brier: stated.reduce((sum, one) => sum + (one.confidence / 100 - (one.correct ? 1 : 0)) ** 2, 0) / total,
  };
}

function binOf(stated: Stated[], at: number) {
  const [from, to] = [at * BIN_WIDTH, (at + 1) * BIN_WIDTH];
  const inside = stated.filter(
    ({ confidence }) => confidence >= from && (confidence < to || (to === 100 && confidence <= 100)),
  );
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
  return {
    from,
    to,
    count: inside.length,
    stated: mean(inside.map(({ confidence }) => confidence / 100)),
    observed: mean(inside.map(({ correct }) => (correct ? 1 : 0))),
  };
}
