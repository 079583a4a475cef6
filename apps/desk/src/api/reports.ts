import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { operations } from '@corroborate/client';
import { answer, api, type Schemas } from './client';
import { useRead } from './read';

type ReportQuery = NonNullable<operations['getReport']['parameters']['query']>;
export type Depth = NonNullable<ReportQuery['depth']>;
export type Format = NonNullable<ReportQuery['format']>;

/** All texts of it may hold what strangers wrote: shown as text alone. */
export type Report = Schemas['ReportAnswer'];
export type ReportSection = Schemas['ReportSectionAnswer'];
export type ReportSentence = Schemas['ReportSentenceAnswer'];
export type ReportSource = Schemas['ReportSourceAnswer'];
export type ClaimReviews = Schemas['ClaimReviewsAnswer'];

const asked = (id: number, query: ReportQuery) =>
  answer(api.GET('/api/investigations/{id}/report', { params: { path: { id }, query } }));

/** Without a depth, that which fits the mode of the investigation. */
export const useReport = (id: number, depth: Depth | null) =>
  useQuery({
    queryKey: ['report', id, depth],
    queryFn: async () => (await asked(id, depth ? { depth } : {})) as Report,
    staleTime: 60_000,
  });

/** @throws Problem */
export const reportAsMarkdown = async (id: number, depth: Depth): Promise<string> =>
  (await asked(id, { depth, format: 'markdown' })) as string;

/** Where a browser gets it as a file. */
export const reportAddress = (id: number, format: Format, depth: Depth): string =>
  `/api/investigations/${id}/report?format=${format}&depth=${depth}`;

export const folderAddress = (id: number): string => `/api/investigations/${id}/folder.zip`;

/** @param page on which the fact check will stand */
export const useClaimReviews = (id: number, page: string) =>
  useRead(
    '/api/investigations/{id}/claim-reviews',
    { params: { path: { id }, query: { url: page } } },
    { placeholderData: keepPreviousData, staleTime: 60_000 },
  );
