import { withReadableError, api, type Schemas } from './client';
import { byId, useList, useRead } from './read';

/** A status; `review` for investigations held for review; empty for all. */
export type InvestigationFilter = NonNullable<Schemas['InvestigationResponse']['status']> | 'review' | '';

export const useInvestigations = (filter: InvestigationFilter) =>
  useList(
    '/api/investigations',
    { limit: 50, ...(filter === 'review' ? { requires_human_review: true } : { status: filter }) },
    { refetchInterval: 4_000 },
  );

/** Investigations of one topic, latest first; at most a hundred. */
export const useTopicInvestigations = (topic_id: number) =>
  useRead('/api/investigations', { params: { query: { topic_id, limit: 100 } } }, { refetchInterval: 4_000 });

export const useInvestigation = (id: number) => useRead('/api/investigations/{id}', byId(id));

export const usePlan = (id: number) => useRead('/api/investigations/{id}/plan', byId(id));

/** Polls, because deep research continues after the verdict. */
export const useResearch = (id: number) =>
  useRead('/api/investigations/{id}/research', byId(id), { refetchInterval: 10_000 });

/** Polls, because pictures are checked after the verdict. */
export const usePictures = (id: number) =>
  useRead('/api/investigations/{id}/pictures', byId(id), {
    refetchInterval: ({ state }) => (state.data?.pending ? 5_000 : false),
  });

export const useCalls = (id: number) => useRead('/api/investigations/{id}/calls', byId(id));

/**
 * Cost in US dollars of completed calls, from the ledger; the row also includes reservations for
 * calls in progress.
 */
export const useSpent = (id: number) =>
  useRead('/api/investigations/{id}/calls/totals', byId(id), { refetchInterval: 5_000 }).data?.cost_usd;

/** Decisions and corrections made by people. */
export const useDecisions = (id: number) =>
  useRead('/api/investigations/{id}/reviews', byId(id), { refetchInterval: 10_000 });

export const useCapture = (id: number, source: number) =>
  useRead('/api/investigations/{id}/captures/{source}', { params: { path: { id, source } } }, { staleTime: Infinity });

export const useReplies = (id: number) =>
  useRead('/api/investigations/{id}/replies', byId(id), { refetchInterval: 10_000 });

export type WatchedSource = Schemas['WatchedSourceResponse'];
export type SourceCheck = Schemas['SourceCheckResponse'];
export type PartDifference = Schemas['PartDifferenceResponse'];

export const useWatchedSources = (id: number) =>
  useRead('/api/investigations/{id}/changes', byId(id), { refetchInterval: 60_000 });

export const useOutlets = () => useRead('/api/outlets', {}, { refetchInterval: 60_000 });

export const useOutlet = (site: string) => useRead('/api/outlets/{site}', { params: { path: { site } } });

export type AddedSource = Schemas['AddedSourceResponse'];
export type NewSource = Schemas['AddedSourceDto'];

/** Polls while a source has not been read or evaluated. */
export const useAddedSources = (id: number) =>
  useRead('/api/investigations/{id}/sources', byId(id), {
    refetchInterval: (query) =>
      query.state.data?.sources.some(({ state }) => state === 'waiting' || state === 'read') ? 2_000 : false,
  });

export const addSource = (id: number, body: NewSource) =>
  withReadableError(api.POST('/api/investigations/{id}/sources', { ...byId(id), body }));

export const useLineage = (id: number, source_id: number, enabled: boolean) =>
  useRead('/api/investigations/{id}/lineage', { params: { path: { id }, query: { source_id } } }, { enabled });
