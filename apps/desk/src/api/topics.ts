import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { answer, api } from './client';
import { PAGED, startingAt } from './paging';
import type { TopicState } from './types';

/** Left out: all; words of the title. */
export interface TopicFilter {
  state: TopicState;
  q: string;
}

export const useTopics = ({ state, q }: TopicFilter) =>
  useInfiniteQuery({
    ...PAGED,
    queryKey: ['topics', state, q],
    queryFn: ({ pageParam }) => {
      const query = { limit: 50, ...(state ? { state } : {}), ...(q ? { q } : {}), ...startingAt(pageParam) };
      return answer(api.GET('/api/topics', { params: { query } }));
    },
    refetchInterval: 10_000,
  });

export const useTopic = (id: number | undefined) =>
  useQuery({
    queryKey: ['topic', id],
    queryFn: () => answer(api.GET('/api/topics/{id}', { params: { path: { id: id ?? 0 } } })),
    enabled: id !== undefined,
  });

/** Other topics of the same event or series, as they stand now. */
export const useRelated = (id: number | undefined) =>
  useQuery({
    queryKey: ['related', id],
    queryFn: () => answer(api.GET('/api/topics/{id}/related', { params: { path: { id: id ?? 0 } } })),
    enabled: id !== undefined,
    staleTime: 30_000,
  });
