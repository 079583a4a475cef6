import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { answer, api } from './client';
import { PAGED, startingAt } from './paging';

export const useKeys = () => useQuery({ queryKey: ['keys'], queryFn: () => answer(api.GET('/api/keys')) });

export const useWebhooks = () =>
  useQuery({ queryKey: ['webhooks'], queryFn: () => answer(api.GET('/api/webhooks')), refetchInterval: 10_000 });

export type DeliveryState = 'pending' | 'delivered' | 'failed' | '';

export const useDeliveries = (id: number, state: DeliveryState) =>
  useInfiniteQuery({
    ...PAGED,
    queryKey: ['deliveries', id, state],
    queryFn: ({ pageParam }) => {
      const query = { limit: 20, ...(state ? { state } : {}), ...startingAt(pageParam) };
      return answer(api.GET('/api/webhooks/{id}/deliveries', { params: { path: { id }, query } }));
    },
    refetchInterval: 3_000,
  });

export const useAudit = (actor: string) =>
  useInfiniteQuery({
    ...PAGED,
    queryKey: ['audit', actor],
    queryFn: ({ pageParam }) => {
      const query = { limit: 50, ...(actor ? { actor } : {}), ...startingAt(pageParam) };
      return answer(api.GET('/api/audit', { params: { query } }));
    },
  });
