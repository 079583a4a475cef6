import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answer, api } from './client';

/** Days are the first and the last one that count, `2026-10-17`. */
export interface MetricsQuery {
  from: string;
  to: string;
  by: 'day' | 'mode' | 'engine';
}

export const useMetrics = ({ from, to, by }: MetricsQuery) =>
  useQuery({
    queryKey: ['metrics', from, to, by],
    queryFn: () => answer(api.GET('/api/metrics/summary', { params: { query: { from, to, by } } })),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
