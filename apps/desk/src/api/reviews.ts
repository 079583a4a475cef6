import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { answer, api, type Schemas } from './client';
import { PAGED, startingAt } from './paging';

export interface ReviewFilter {
  reason: string;
  priority: Schemas['ReviewAnswer']['priority'] | '';
  state: 'open' | 'decided';
}

/** How many wait, by reason. */
export const useBacklog = () =>
  useQuery({ queryKey: ['backlog'], queryFn: () => answer(api.GET('/api/reviews/backlog')), refetchInterval: 10_000 });

export const useReviews = ({ reason, priority, state }: ReviewFilter) =>
  useInfiniteQuery({
    ...PAGED,
    queryKey: ['reviews', reason, priority, state],
    queryFn: ({ pageParam }) => {
      const query = {
        limit: 100,
        state,
        // A key of the backlog's counts, which the schema has as any text.
        ...(reason ? { reason: reason as never } : {}),
        ...(priority ? { priority } : {}),
        ...startingAt(pageParam),
      };
      return answer(api.GET('/api/reviews', { params: { query } }));
    },
    refetchInterval: 5_000,
  });

export const useReview = (id: number | null) =>
  useQuery({
    queryKey: ['review', id],
    queryFn: () => answer(api.GET('/api/reviews/{id}', { params: { path: { id: id ?? 0 } } })),
    enabled: id !== null,
    refetchInterval: 5_000,
  });
