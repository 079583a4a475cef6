import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { answer, api, type Schemas } from './client';
import { PAGED, startingAt } from './paging';

/** A state; `review` are those that need a person; empty are all. */
export type InvestigationFilter = NonNullable<Schemas['InvestigationAnswer']['status']> | 'review' | '';

function narrowed(filter: InvestigationFilter) {
  if (filter === 'review') return { requires_human_review: true };
  return filter ? { status: filter } : {};
}

export const useInvestigations = (filter: InvestigationFilter) =>
  useInfiniteQuery({
    ...PAGED,
    queryKey: ['investigations', filter],
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/api/investigations', {
          params: { query: { limit: 50, ...narrowed(filter), ...startingAt(pageParam) } },
        }),
      ),
    refetchInterval: 4_000,
  });

/** Those of one topic, latest first; more than a hundred are nobody's reading. */
export const useInvestigationsOf = (topicId: number) =>
  useQuery({
    queryKey: ['investigations of', topicId],
    queryFn: () => answer(api.GET('/api/investigations', { params: { query: { topic_id: topicId, limit: 100 } } })),
    refetchInterval: 4_000,
  });

export const useInvestigation = (id: number) =>
  useQuery({
    queryKey: ['investigation', id],
    queryFn: () => answer(api.GET('/api/investigations/{id}', { params: { path: { id } } })),
  });

export const usePlan = (id: number) =>
  useQuery({
    queryKey: ['plan', id],
    queryFn: () => answer(api.GET('/api/investigations/{id}/plan', { params: { path: { id } } })),
  });

/** Deep research goes on after the verdict. */
export const useResearch = (id: number) =>
  useQuery({
    queryKey: ['research', id],
    queryFn: () => answer(api.GET('/api/investigations/{id}/research', { params: { path: { id } } })),
    refetchInterval: 10_000,
  });

/** Pictures are looked at after the verdict. */
export const usePictures = (id: number) =>
  useQuery({
    queryKey: ['pictures', id],
    queryFn: () => answer(api.GET('/api/investigations/{id}/pictures', { params: { path: { id } } })),
    refetchInterval: ({ state }) => (state.data?.pending ? 5_000 : false),
  });

export const useCalls = (id: number) =>
  useQuery({
    queryKey: ['calls', id],
    queryFn: () => answer(api.GET('/api/investigations/{id}/calls', { params: { path: { id } } })),
  });

/** Dollars of calls that were made, by the ledger: the row counts what is booked for those under way as well. */
export const useSpent = (id: number) =>
  useQuery({
    queryKey: ['spent', id],
    queryFn: () => answer(api.GET('/api/investigations/{id}/calls/totals', { params: { path: { id } } })),
    select: ({ cost_usd }) => cost_usd,
    refetchInterval: 5_000,
  }).data;

/** What people decided and corrected. */
export const useDecisions = (id: number) =>
  useQuery({
    queryKey: ['history', id],
    queryFn: () => answer(api.GET('/api/investigations/{id}/reviews', { params: { path: { id } } })),
    refetchInterval: 10_000,
  });

/** A person has settled what was held: nothing waits any more. */
export function useSettled(id: number): boolean {
  const { data: decided } = useDecisions(id);
  return decided?.waiting === null && decided.decisions.length > 0;
}

export const useCapture = (id: number, source: number) =>
  useQuery({
    queryKey: ['capture', id, source],
    queryFn: () => answer(api.GET('/api/investigations/{id}/captures/{source}', { params: { path: { id, source } } })),
    staleTime: Infinity,
  });

export const useReplies = (id: number) =>
  useQuery({
    queryKey: ['replies', id],
    queryFn: () => answer(api.GET('/api/investigations/{id}/replies', { params: { path: { id } } })),
    refetchInterval: 10_000,
  });
