import { useMutation } from '@tanstack/react-query';
import { answer, api, type Schemas } from './client';
import { byId, useChange, useList, useRead } from './read';
import type { Story, TopicState } from './types';

/** Left out: all; words of the title. */
export interface TopicFilter {
  state: TopicState;
  q: string;
}

export const useTopics = ({ state, q }: TopicFilter) =>
  useList('/api/topics', { limit: 50, state, q }, { refetchInterval: 10_000 });

export const useTopic = (id: number | undefined) =>
  useRead('/api/topics/{id}', byId(id ?? 0), { enabled: id !== undefined });

/** Other topics of the same event or series, as they stand now. */
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
  priority: Schemas['ReviewAnswer']['priority'] | '';
  state: 'open' | 'decided';
}

/** How many wait, by reason. */
export const useBacklog = () => useRead('/api/reviews/backlog', {}, { refetchInterval: 10_000 });

export const useReviews = ({ reason, priority, state }: ReviewFilter) =>
  // The reason is a key of the backlog's counts, which the schema has as any text.
  useList('/api/reviews', { limit: 100, state, reason: reason as '', priority }, { refetchInterval: 5_000 });

export const useReview = (id: number | null) =>
  useRead('/api/reviews/{id}', { params: { path: { id: id ?? 0 } } }, { enabled: id !== null, refetchInterval: 5_000 });

/** The check takes 128 kB: of a long text its beginning. */
const CHECKED_CHARS = 10_000;
const beginningOf = (story: Story): Story => ({
  ...story,
  article_text: story.article_text?.slice(0, CHECKED_CHARS).replace(/[\ud800-\udbff]$/, ''),
});

/** Looks a story over: its faults, and topics of ours that tell of the same. Nothing is stored. */
export const useStoryCheck = () =>
  useMutation({
    mutationFn: (story: Story) => answer(api.POST('/api/submissions/check', { body: beginningOf(story) })),
  });

export const useSubmit = (then: (done: Schemas['SubmittedStoryAnswer']) => void) =>
  useChange((story: Story) => answer(api.POST('/api/submissions', { body: story })), then);

/** What the page of a story says, where only its address is known. */
export const usePageOf = () =>
  useMutation({ mutationFn: (url: string) => answer(api.POST('/api/submissions/page', { body: { url } })) });
