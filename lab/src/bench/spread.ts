import { quantile } from '../scores';

/** Milliseconds. All 0 where there is nothing. */
export interface Spread {
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.map((value) => Math.round(value * 100) / 100).sort((a, b) => a - b);
  return {
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    max: sorted.at(-1) ?? 0,
  };
}
