import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { answer, api } from './client';
import { PAGED, startingAt } from './paging';

const CANDIDATE_PAGE = 200;

export interface CandidateFilter {
  q: string;
  category: string;
  minScore: number;
  sort: 'score' | 'latest';
}

export const useFacets = () =>
  useQuery({
    queryKey: ['facets'],
    queryFn: () => answer(api.GET('/api/investigations/candidates/facets')),
    staleTime: 30_000,
  });

export const useCandidates = ({ q, category, minScore, sort }: CandidateFilter) =>
  useInfiniteQuery({
    ...PAGED,
    queryKey: ['candidates', q, category, minScore, sort],
    queryFn: ({ pageParam }) => {
      const query = {
        limit: CANDIDATE_PAGE,
        sort,
        ...startingAt(pageParam),
        ...(q ? { q } : {}),
        ...(category ? { category } : {}),
        ...(minScore > 0 ? { min_score: minScore } : {}),
      };
      return answer(api.GET('/api/investigations/candidates', { params: { query } }));
    },
  });
