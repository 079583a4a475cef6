import { useList, useRead } from './read';

const CANDIDATE_PAGE = 200;

export interface CandidateFilter {
  q: string;
  category: string;
  minScore: number;
  sort: 'score' | 'latest';
}

export const useFacets = () => useRead('/api/investigations/candidates/facets', {}, { staleTime: 30_000 });

export const useCandidates = ({ q, category, minScore, sort }: CandidateFilter) =>
  useList('/api/investigations/candidates', {
    limit: CANDIDATE_PAGE,
    sort,
    q,
    category,
    min_score: minScore > 0 ? minScore : '',
  });
