import type { operations } from '@corroborate/client';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { withReadableError, api, type Schemas } from './client';
import { byId, useRead } from './read';

type ReportQuery = NonNullable<operations['getReport']['parameters']['query']>;
export type Depth = NonNullable<ReportQuery['depth']>;
export type Format = NonNullable<ReportQuery['format']>;

/** All texts may contain untrusted text: display as plain text only. */
export type Report = Schemas['ReportResponse'];
export type ReportSection = Schemas['ReportSectionResponse'];
export type ReportSentence = Schemas['ReportSentenceResponse'];
export type ReportSource = Schemas['ReportSourceResponse'];

const fetchReport = (id: number, query: ReportQuery) =>
  withReadableError(api.GET('/api/investigations/{id}/report', { params: { path: { id }, query } }));

/** Report at a depth; null uses the default depth for the investigation's mode. */
export const useReport = (id: number, depth: Depth | null) =>
  useQuery({
    queryKey: ['report', id, depth],
    queryFn: async () => (await fetchReport(id, depth ? { depth } : {})) as Report,
    staleTime: 60_000,
  });

/** @throws Problem */
export const fetchReportMarkdown = async (id: number, depth: Depth): Promise<string> =>
  (await fetchReport(id, { depth, format: 'markdown' })) as string;

/** Download URL. */
export const reportUrl = (id: number, format: Format, depth: Depth): string =>
  `/api/investigations/${id}/report?format=${format}&depth=${depth}`;

export const folderUrl = (id: number): string => `/api/investigations/${id}/folder.zip`;

/** @param page URL where the fact check will be published */
export const useClaimReviews = (id: number, page: string) =>
  useRead(
    '/api/investigations/{id}/claim-reviews',
    { params: { path: { id }, query: { url: page } } },
    { placeholderData: keepPreviousData, staleTime: 60_000 },
  );

export type CaseEvidence = Schemas['CaseEvidenceResponse'];
export type SourceEvidence = Schemas['SourceEvidenceResponse'];
export type ReceivedResponse = Schemas['ReceivedExchangeResponse'];
export type Snapshot = Schemas['SnapshotResponse'];

const sourceParams = (id: number, source: number) => ({ params: { path: { id, source } } });

export const useCaseEvidence = (id: number) =>
  useRead('/api/investigations/{id}/evidence', byId(id), {
    refetchInterval: (query) => (query.state.data?.snapshots.waiting ? 5_000 : false),
  });

export const useChainEntries = (id: number, wanted: boolean) =>
  useInfiniteQuery({
    queryKey: ['chain', id],
    enabled: wanted,
    initialPageParam: 0,
    queryFn: ({ pageParam: after }) =>
      withReadableError(
        api.GET('/api/investigations/{id}/evidence/entries', {
          params: { path: { id }, query: { after, limit: 100 } },
        }),
      ),
    getNextPageParam: ({ next_after }) => next_after,
  });

const isWanted = ({ state }: { state: string }): boolean => state === 'wanted';

/** Polls while a snapshot or public copy is pending. */
export const useSourceEvidence = (id: number, source: number) =>
  useRead('/api/investigations/{id}/evidence/sources/{source}', sourceParams(id, source), {
    refetchInterval: ({ state: { data } }) => {
      if (data?.snapshots.some(isWanted)) return 3_000;
      return data?.public_copies.some(isWanted) ? 20_000 : false;
    },
  });

export const requestSnapshot = (id: number, source: number) =>
  withReadableError(api.POST('/api/investigations/{id}/evidence/sources/{source}/snapshots', sourceParams(id, source)));

export const requestPublicCopy = (id: number, source: number) =>
  withReadableError(
    api.POST('/api/investigations/{id}/evidence/sources/{source}/public-copies', sourceParams(id, source)),
  );

export const archiveUrl = (id: number): string => `/api/investigations/${id}/evidence.wacz`;
export const originalUrl = (id: number, sha256: string): string =>
  `/api/investigations/${id}/evidence/originals/${sha256}`;
export const pictureUrl = (id: number, sha256: string): string =>
  `/api/investigations/${id}/evidence/pictures/${sha256}`;
