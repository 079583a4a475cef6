import type { Schemas } from './client';
import { useList, useRead } from './read';

export interface ReviewFilter {
  reason: string;
  priority: Schemas['ReviewAnswer']['priority'] | '';
  state: 'open' | 'decided';
}

/** How many wait, by reason. */
export const useBacklog = () => useRead('/api/reviews/backlog', {}, { refetchInterval: 10_000 });

export const useReviews = ({ reason, priority, state }: ReviewFilter) =>
  // The reason is a key of the backlog's counts, which the schema has as any text.
  useList('/api/reviews', { limit: 100, state, reason: reason as '', priority }, { refetchInterval: 5_000 });

export const useReview = (id: number | null) =>
  useRead('/api/reviews/{id}', { params: { path: { id: id ?? 0 } } }, { enabled: id !== null, refetchInterval: 5_000 });
