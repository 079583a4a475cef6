import { useInfiniteQuery } from '@tanstack/react-query';
import { answer, api, type Schemas } from './client';
import { byId, useRead } from './read';

export type CaseEvidence = Schemas['CaseEvidenceAnswer'];
export type SourceEvidence = Schemas['SourceEvidenceAnswer'];
export type Received = Schemas['ReceivedAnswer'];
export type PublicCopy = Schemas['PublicCopyAnswer'];
export type Snapshot = Schemas['SnapshotAnswer'];

const bySource = (id: number, source: number) => ({ params: { path: { id, source } } });

export const useCaseEvidence = (id: number) =>
  useRead('/api/investigations/{id}/evidence', byId(id), {
    refetchInterval: (query) => (query.state.data?.snapshots.waiting ? 5_000 : false),
  });

export const useEntries = (id: number, wanted: boolean) =>
  useInfiniteQuery({
    queryKey: ['chain', id],
    enabled: wanted,
    initialPageParam: 0,
    queryFn: ({ pageParam: after }) =>
      answer(
        api.GET('/api/investigations/{id}/evidence/entries', {
          params: { path: { id }, query: { after, limit: 100 } },
        }),
      ),
    getNextPageParam: ({ next_after }) => next_after,
  });

const waits = ({ state }: { state: string }): boolean => state === 'wanted';

/** Asked again while a browser or an archive is at it. */
export const useSourceEvidence = (id: number, source: number) =>
  useRead('/api/investigations/{id}/evidence/sources/{source}', bySource(id, source), {
    refetchInterval: ({ state: { data } }) => {
      if (data?.snapshots.some(waits)) return 3_000;
      return data?.public_copies.some(waits) ? 20_000 : false;
    },
  });

export const askForSnapshot = (id: number, source: number) =>
  answer(api.POST('/api/investigations/{id}/evidence/sources/{source}/snapshots', bySource(id, source)));

export const askForPublicCopy = (id: number, source: number) =>
  answer(api.POST('/api/investigations/{id}/evidence/sources/{source}/public-copies', bySource(id, source)));

export const archiveAddress = (id: number): string => `/api/investigations/${id}/evidence.wacz`;
export const originalAddress = (id: number, sha256: string): string =>
  `/api/investigations/${id}/evidence/originals/${sha256}`;
export const pictureAddress = (id: number, sha256: string): string =>
  `/api/investigations/${id}/evidence/pictures/${sha256}`;
