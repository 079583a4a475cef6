import { useList, useRead } from './read';

export const useKeys = () => useRead('/api/keys', {});

export const useWebhooks = () => useRead('/api/webhooks', {}, { refetchInterval: 10_000 });

export type DeliveryState = 'pending' | 'delivered' | 'failed' | '';

export const useDeliveries = (id: number, state: DeliveryState) =>
  useList('/api/webhooks/{id}/deliveries', { limit: 20, state }, { of: { id }, refetchInterval: 3_000 });

export const useAudit = (actor: string) => useList('/api/audit', { limit: 50, actor });
