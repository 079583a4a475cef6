import type { operations } from '@corroborate/client';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { useChange, useList, useRead } from './read';
import { withReadableError, api, type Schemas } from './client';

export const useKeys = () => useRead('/api/keys', {});

export const useWebhooks = () => useRead('/api/webhooks', {}, { refetchInterval: 10_000 });

export type DeliveryState = 'pending' | 'delivered' | 'failed' | '';

export const useDeliveries = (id: number, state: DeliveryState) =>
  useList('/api/webhooks/{id}/deliveries', { limit: 20, state }, { of: { id }, refetchInterval: 3_000 });

export const useAudit = (actor: string) => useList('/api/audit', { limit: 50, actor });

export type RatingFile = Schemas['RatingFileDto'];

export const useRatings = () => useRead('/api/ratings', {});

/** Preview of the changes a file would make; nothing is stored. */
export const useRatingsPreview = () =>
  useMutation({
    mutationFn: (file: RatingFile) => withReadableError(api.POST('/api/ratings/preview', { body: file })),
  });

export const useImportRatings = (then: () => void) =>
  useChange((file: RatingFile) => withReadableError(api.POST('/api/ratings', { body: file })), then);

export const useEngines = () => useRead('/api/engines', {}, { refetchInterval: 15_000 });

/** Display name of a search engine; `otherwise` for any other provider. */
export function useEngineTitle(otherwise = (name: string) => name): (name: string) => string {
  const { data } = useRead('/api/engines', {}, { staleTime: 300_000 });
  return (name) => data?.engines.find((engine) => engine.name === name)?.title ?? otherwise(name);
}

export const useDataServers = () => useRead('/api/data-servers', {}, { refetchInterval: 15_000 });

/** Dates are the first and last day, both included, e.g. `2026-10-17`. */
export type MetricsQuery = Required<NonNullable<operations['metricsSummary']['parameters']['query']>>;

export const useMetrics = (query: MetricsQuery) =>
  useRead(
    '/api/metrics/summary',
    { params: { query } },
    { placeholderData: keepPreviousData, refetchInterval: 15_000 },
  );
