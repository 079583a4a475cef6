/** One page: its true and its extracted publication day, `YYYY-MM-DD`; null for none. */
export interface DatePair {
  truth: string | null;
  predicted: string | null;
}

/**
 * Scores exact days: a right day is a hit, a wrong one a false alarm, a missing one a miss. A page without a date for
 * which none was extracted also counts as right.
 */
export function scoreDates(pairs: DatePair[]) {
  const tp = pairs.filter(({ truth, predicted }) => predicted !== null && predicted === truth).length;
  const fp = pairs.filter(({ truth, predicted }) => predicted !== null && predicted !== truth).length;
  const fn = pairs.filter(({ predicted }) => predicted === null).length;
  const tn = pairs.filter(({ truth, predicted }) => predicted === null && truth === null).length;
  return {
    pages: pairs.length,
    /** Share of all pages with the right day, or rightly without one. */
    accuracy: ratio(tp + tn, tp + tn + fp + fn),
    precision: ratio(tp, tp + fp),
    /** As the benchmark defines it: right days among those right or missing. */
    recall: ratio(tp, tp + fn),
    f1: ratio(2 * tp, 2 * tp + fp + fn),
    found: ratio(tp + fp, pairs.length),
  };
}

const ratio = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
