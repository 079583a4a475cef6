import { candidateGates, type LedgerEntry, type Topic } from '@corroborate/domain';
import type { TopicFilter } from '@corroborate/db';
import type { CallTotals, CandidateFilter, InvestigationFilter, InvestigationView } from './ports';

/** A page of an in-memory list; cursors are positions. */
export function paginate<T>(
  items: T[],
  { limit, cursor }: { limit: number; cursor?: string | null },
): { page: T[]; nextCursor: string | null } {
  const start = Number(cursor ?? 0);
  const end = start + limit;
  return { page: items.slice(start, end), nextCursor: end < items.length ? String(end) : null };
}

export const filterInvestigations = (filter: InvestigationFilter, all: InvestigationView[]): InvestigationView[] =>
  all.filter(
    (item) =>
      (filter.status === undefined || item.status === filter.status) &&
      (filter.topicId === undefined || item.topicId === filter.topicId) &&
      (filter.mode === undefined || item.mode === filter.mode) &&
      (filter.requiresHumanReview === undefined || item.requiresHumanReview === filter.requiresHumanReview),
  );

export function filterCandidates(request: CandidateFilter, all: Topic[]): Topic[] {
  const words = request.words?.toLowerCase().split(/\s+/) ?? [];
  const wanted = all
    .filter((topic) => candidateGates(topic).every(({ passed }) => passed))
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .filter(({ category }) => !request.category || category === request.category)
    .filter(({ newsworthinessScore }) => newsworthinessScore >= (request.minScore ?? 0));
  return request.sort === 'latest' ? wanted.reverse() : wanted;
}

export const filterTopics = (filter: TopicFilter, all: Topic[]): Topic[] =>
  all.filter(
    ({ title, verificationStatus }) =>
      title.includes(filter.words ?? '') && (filter.state ?? verificationStatus) === verificationStatus,
  );

export function sumCalls(calls: LedgerEntry[]): CallTotals {
  const sum = (of: (entry: LedgerEntry) => number) => calls.reduce((total, entry) => total + of(entry), 0);
  return {
    calls: calls.length,
    fromCache: sum(({ cached }) => Number(cached)),
    holes: 0,
    costUsd: sum(({ costUsd }) => costUsd),
    bytes: sum(({ bytes }) => bytes),
  };
}
