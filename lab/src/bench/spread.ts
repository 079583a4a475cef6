import { quantile } from '../scores';

export function spread(values: readonly number[]) {
  const sorted = values.map((value) => Math.round(value * 1000) / 1000).sort((a, b) => a - b);
  return {
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    max: sorted.at(-1) ?? 0,
  };
}
