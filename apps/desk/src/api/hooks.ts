import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api, type Schemas } from './client';

const CANDIDATE_PAGE = 200;

export interface CandidateFilter {
  q: string;
  category: string;
  minScore: number;
  sort: 'score' | 'latest';
}

export const useSession = () =>
  useQuery({ queryKey: ['session'], queryFn: () => answer(api.GET('/api/session')), staleTime: 60_000 });

export type Role = Schemas['SessionAnswer']['roles'][number];

/** May whoever is signed in do what this role may? What the server would refuse is not offered. */
export function useMay(role: Role): boolean {
  const { data } = useSession();
  return data?.roles.includes(role) ?? false;
}

export const useCapture = (id: number, source: number) =>
  useQuery({
    queryKey: ['capture', id, source],
    queryFn: () => answer(api.GET('/api/investigations/{id}/captures/{source}', { params: { path: { id, source } } })),
    staleTime: Infinity,
  });

export const useKeys = () => useQuery({ queryKey: ['keys'], queryFn: () => answer(api.GET('/api/keys')) });

export const useWebhooks = () =>
  useQuery({ queryKey: ['webhooks'], queryFn: () => answer(api.GET('/api/webhooks')), refetchInterval: 10_000 });

export type DeliveryState = 'pending' | 'delivered' | 'failed' | '';

export const useDeliveries = (id: number, state: DeliveryState) =>
  useInfiniteQuery({
    queryKey: ['deliveries', id, state],
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/api/webhooks/{id}/deliveries', {
          params: {
            path: { id },
            query: { limit: 20, ...(state ? { state } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
          },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: 3_000,
  });

export const useAudit = (actor: string) =>
  useInfiniteQuery({
    queryKey: ['audit', actor],
    queryFn: ({ pageParam }) =>
      answer(
        api.GET('/api/audit', {
          params: { query: { limit: 50, ...(actor ? { actor } : {}), ...(pageParam ? { cursor: pageParam } : {}) } },
        }),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export const useFacets = () =>
  useQuery({
    queryKey: ['facets'],
    queryFn: () => answer(api.GET('/api/investigations/candidates/facets')),
    staleTime: 30_000,
  });

export const useCandidates = ({ q, category, minScore, sort }: CandidateFilter) =>
  useInfiniteQuery({
    queryKey: ['candidates', q, category, minScore, sort],
    queryFn: ({ pageParam }) => {
      const query = {
        limit: CANDIDATE_PAGE,
        sort,
        ...(pageParam ? { cursor: pageParam } : {}),
        ...(q ? { q } : {}),
        ...(category ? { category } : {}),
        ...(minScore > 0 ? { min_score: minScore } : {}),
      };
      return answer(api.GET('/api/investigations/candidates', { params: { query } }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export type InvestigationFilter = NonNullable<Schemas['InvestigationAnswer']['status']> | 'review' | '';

export const useInvestigations = (filter: InvestigationFilter) =>
  useInfiniteQuery({
    queryKey: ['investigations', filter],
    queryFn: ({ pageParam }) => {
      const narrow = filter === 'review' ? { requires_human_review: true } : filter ? { status: filter } : {};
      return answer(
        api.GET('/api/investigations', {
          params: { query: { limit: 50, ...narrow, ...(pageParam ? { cursor: pageParam } : {}) } },
        }),
      );
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: 4_000,
  });

export const useInvestigation = (id: number) =>
  useQuery({
    queryKey: ['investigation', id],
    queryFn: () => answer(api.GET('/api/investigations/{id}', { params: { path: { id } } })),
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

export const useCalls = (id: number, wanted: boolean) =>
  useQuery({
    queryKey: ['calls', id],
    queryFn: () => answer(api.GET('/api/investigations/{id}/calls', { params: { path: { id } } })),
    enabled: wanted,
  });

export const useHistory = (id: number) =>
  useQuery({
    queryKey: ['history', id],
    queryFn: () => answer(api.GET('/api/investigations/{id}/reviews', { params: { path: { id } } })),
    refetchInterval: 10_000,
  });

export const usePlan = (id: number, wanted: boolean) =>
  useQuery({
    queryKey: ['plan', id],
    queryFn: () => answer(api.GET('/api/investigations/{id}/plan', { params: { path: { id } } })),
    enabled: wanted,
  });

export const useEngines = () =>
  useQuery({ queryKey: ['engines'], queryFn: () => answer(api.GET('/api/engines')), refetchInterval: 15_000 });

/** What people call an engine; by its short name where it is none of ours. */
export function useEngineTitle(): (name: string) => string {
  const { data } = useQuery({
    queryKey: ['engines'],
    queryFn: () => answer(api.GET('/api/engines')),
    staleTime: 300_000,
  });
  return (name) => data?.engines.find((engine) => engine.name === name)?.title ?? name;
}

export const useBacklog = () =>
  useQuery({ queryKey: ['backlog'], queryFn: () => answer(api.GET('/api/reviews/backlog')), refetchInterval: 10_000 });

export interface ReviewFilter {
  reason: string;
  priority: Schemas['ReviewAnswer']['priority'] | '';
  state: 'open' | 'decided';
}

export const useReviews = ({ reason, priority, state }: ReviewFilter) =>
  useInfiniteQuery({
    queryKey: ['reviews', reason, priority, state],
    queryFn: ({ pageParam }) => {
      const query = {
        limit: 100,
        state,
        ...(reason ? { reason: reason as never } : {}),
        ...(priority ? { priority } : {}),
        ...(pageParam ? { cursor: pageParam } : {}),
      };
      return answer(api.GET('/api/reviews', { params: { query } }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    refetchInterval: 5_000,
    placeholderData: keepPreviousData,
  });

export const useReview = (id: number | null) =>
  useQuery({
    queryKey: ['review', id],
    queryFn: () => answer(api.GET('/api/reviews/{id}', { params: { path: { id: id ?? 0 } } })),
    enabled: id !== null,
    refetchInterval: 5_000,
  });

/** A change that makes what was read before doubtful: everything shown is asked for again. */
export function useChange<In, Out>(work: (given: In) => Promise<Out>, then?: (out: Out) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: (out) => then?.(out),
    onSettled: () => queries.invalidateQueries(),
  });
}
