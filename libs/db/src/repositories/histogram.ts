/** Values in rising order and how often each was seen. */
export interface Histogram {
  values: number[];
  counts: number[];
}

/** Quantile with linear interpolation (as `percentile_cont`); null without values. */
export function quantileOf({ values, counts }: Histogram, share: number): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  const place = share * (all - 1);
  const [low, high] = [at({ values, counts }, Math.floor(place)), at({ values, counts }, Math.ceil(place))];
  return low + (high - low) * (place - Math.floor(place));
}

/** The value at a place of the row in which all stand, the first being 0. */
function at({ values, counts }: Histogram, place: number): number {
  let before = 0;
  const found = counts.findIndex((count) => (before += count) > place);
  return values[found] ?? 0;
}
