import { useMutation } from '@tanstack/react-query';
import { withReadableError, api, type Schemas } from './client';
import { byId, useChange, useList, useRead } from './read';
import type { Story, TopicState } from './types';

/** `q` matches words of the title; an empty value matches all topics. */
export interface TopicFilter {
  state: TopicState;
  q: string;
}

export const useTopics = ({ state, q }: TopicFilter) =>
  useList('/api/topics', { limit: 50, state, q }, { refetchInterval: 10_000 });

export const useTopic = (id: number | undefined) =>
  useRead('/api/topics/{id}', byId(id ?? 0), { enabled: id !== undefined });

/** Other topics on the same event or series, in their current state. */
export const useRelated = (id: number | undefined) =>
  useRead('/api/topics/{id}/related', byId(id ?? 0), { enabled: id !== undefined, staleTime: 30_000 });

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

export interface ReviewFilter {
  reason: string;
  priority: Schemas['ReviewResponse']['priority'] | '';
  state: 'open' | 'decided';
}

/** Number of waiting items by reason. */
export const useBacklog = () => useRead('/api/reviews/backlog', {}, { refetchInterval: 10_000 });

export const useReviews = ({ reason, priority, state }: ReviewFilter) =>
  // Reasons are keys of the backlog's counts, which the schema types as plain strings.
  useList('/api/reviews', { limit: 100, state, reason: reason as '', priority }, { refetchInterval: 5_000 });

export const useReview = (id: number | null) =>
  useRead('/api/reviews/{id}', { params: { path: { id: id ?? 0 } } }, { enabled: id !== null, refetchInterval: 5_000 });

/** Only the beginning of a long text is sent, because the check accepts 128 kB. */
const MAX_CHECKED_CHARS = 10_000;
const truncateStory = (story: Story): Story => ({
  ...story,
  article_text: story.article_text?.slice(0, MAX_CHECKED_CHARS).replace(/[\ud800-\udbff]$/, ''),
});

/** Checks a story for errors and similar topics. Nothing is stored. */
export const useStoryCheck = () =>
  useMutation({
    mutationFn: (story: Story) => withReadableError(api.POST('/api/submissions/check', { body: truncateStory(story) })),
  });

export const useSubmit = (then: (done: Schemas['SubmittedStoryResponse']) => void) =>
  useChange((story: Story) => withReadableError(api.POST('/api/submissions', { body: story })), then);

/** Reads the page of a story given by URL only. */
export const useReadPage = () =>
  useMutation({ mutationFn: (url: string) => withReadableError(api.POST('/api/submissions/page', { body: { url } })) });
