/** One page: its publication day and the day that was read, `YYYY-MM-DD`; null for none. */
export interface DatePair {
  truth: string | null;
  predicted: string | null;
}

/**
 * Exact day: right is a hit, wrong a false alarm, nothing a miss. A page without a date left alone also counts as
 * right.
 */
export function scoreDates(pairs: DatePair[]) {
  const tp = pairs.filter(({ truth, predicted }) => predicted !== null && predicted === truth).length;
  const fp = pairs.filter(({ truth, predicted }) => predicted !== null && predicted !== truth).length;
  const fn = pairs.filter(({ predicted }) => predicted === null).length;
  const tn = pairs.filter(({ truth, predicted }) => predicted === null && truth === null).length;
  return {
    pages: pairs.length,
    /** Right days, and pages without a date left alone, of all pages. */
    accuracy: ratio(tp + tn, tp + tn + fp + fn),
    precision: ratio(tp, tp + fp),
    /** As the benchmark counts it: right days of those right or missing. */
    recall: ratio(tp, tp + fn),
    f1: ratio(2 * tp, 2 * tp + fp + fn),
    found: ratio(tp + fp, pairs.length),
  };
}

const ratio = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
