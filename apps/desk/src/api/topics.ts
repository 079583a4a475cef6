import { byId, useList, useRead } from './read';
import type { TopicState } from './types';

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
