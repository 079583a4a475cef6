import type { WorldScore } from './world.score';

interface Stated {
  /** 0–100. */
  confidence: number;
  correct: boolean;
}

const BIN_WIDTH = 10;

/**
 * Statements of a run, "the evidence gives this level". Right if the truth accepts the recommended level, whether
 * applied or held; `levelAgreement` is about the applied level instead. Topics that were not investigated make no
 * statement.
 */
export function listStatedConfidences(
  rows: Pick<WorldScore['rows'][number], 'confidence' | 'recommended' | 'acceptable'>[],
): Stated[] {
  return rows.flatMap(({ confidence, recommended, acceptable }) =>
    typeof confidence === 'number' ? [{ confidence, correct: acceptable.includes(recommended) }] : [],
  );
}

/** Compares stated confidence with actual correctness, in bins of ten; empty bins are omitted. */
export function scoreCalibration(stated: Stated[]) {
  const bins = Array.from({ length: 100 / BIN_WIDTH }, (_, at) => binOf(stated, at)).filter((bin) => bin.count > 0);
  const total = stated.length || 1;
  return {
    count: stated.length,
    bins,
    /** Mean difference between stated and observed values, weighted by bin size; 0 is best. */
    expectedError: bins.reduce((sum, bin) => sum + bin.count * Math.abs(bin.stated - bin.observed), 0) / total,
    /** Mean squared difference between confidence and outcome; 0 is best. */
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
