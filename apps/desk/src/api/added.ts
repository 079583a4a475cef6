import { answer, api, type Schemas } from './client';
import { byId, useRead } from './read';

export type Added = Schemas['AddedSourceAnswer'];
export type NewSource = Schemas['AddedSourceDto'];

/** Asked again while something is still to be read or weighed. */
export const useAdded = (id: number) =>
  useRead('/api/investigations/{id}/sources', byId(id), {
    refetchInterval: (query) => (query.state.data?.sources.some(isOpen) ? 2_000 : false),
  });

const isOpen = ({ state }: Added): boolean => state === 'waiting' || state === 'read';

export const addSource = (id: number, body: NewSource) =>
  answer(api.POST('/api/investigations/{id}/sources', { ...byId(id), body }));

export const useLineage = (id: number, source_id: number, enabled: boolean) =>
  useRead('/api/investigations/{id}/lineage', { params: { path: { id }, query: { source_id } } }, { enabled });
