import { useQuery } from '@tanstack/react-query';
import { answer, api } from './client';

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
