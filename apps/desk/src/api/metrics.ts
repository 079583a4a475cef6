import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from './read';

/** Days are the first and the last one that count, `2026-10-17`. */
export interface MetricsQuery {
  from: string;
  to: string;
  by: 'day' | 'mode' | 'engine';
}

export const useMetrics = (query: MetricsQuery) =>
  useRead(
    '/api/metrics/summary',
    { params: { query } },
    { placeholderData: keepPreviousData, refetchInterval: 15_000 },
  );
