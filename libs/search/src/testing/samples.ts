import { plainTopic, type PlannedQuery, type SearchHit, type Topic } from '@corroborate/domain';

/** A topic for tests: a plain headline without anything else known. */
export const topicOf = (over: Partial<Topic> = {}): Topic =>
  plainTopic({
    title: 'Dam inspection ordered after crack found at Elm Valley reservoir',
    ...over,
  });

export const queryOf = (text: string, over: Partial<PlannedQuery> = {}): PlannedQuery => ({
  strategy: 'keywords',
  text,
  reason: 'for a test',
  ...over,
});

export const hitOf = (url: string, over: Partial<SearchHit> = {}): SearchHit => ({
  url,
  title: 'Dam inspection ordered at Elm Valley',
  snippet: '',
  engineDate: null,
  outletName: null,
  engine: 'one',
  rank: 1,
  strategy: 'keywords',
  query: 'dam',
  ...over,
});

export const callContext = () => ({ investigationId: null, stage: 'search' });

/** Mulberry32: numbers that look random and are the same at every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
