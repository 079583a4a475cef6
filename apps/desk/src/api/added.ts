import { useQuery } from '@tanstack/react-query';
import { answer, api, type Schemas } from './client';

export type Added = Schemas['AddedSourceAnswer'];
export type NewSource = Schemas['AddedSourceDto'];

const byId = (id: number) => ({ params: { path: { id } } });

/** Asked again while something is still to be read or weighed. */
export const useAdded = (id: number) =>
  useQuery({
    queryKey: ['added', id],
    queryFn: () => answer(api.GET('/api/investigations/{id}/sources', byId(id))),
    refetchInterval: (query) => (query.state.data?.sources.some(isOpen) ? 2_000 : false),
  });

const isOpen = ({ state }: Added): boolean => state === 'waiting' || state === 'read';

export const addSource = (id: number, body: NewSource) =>
  answer(api.POST('/api/investigations/{id}/sources', { ...byId(id), body }));

export const useLineage = (id: number, source: number, wanted: boolean) =>
  useQuery({
    queryKey: ['lineage', id, source],
    enabled: wanted,
    queryFn: () =>
      answer(
        api.GET('/api/investigations/{id}/lineage', {
          params: { path: { id }, query: { source_id: source } },
        }),
      ),
  });
