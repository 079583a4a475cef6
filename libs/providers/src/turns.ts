import { isAnswered, type CoverageEntry } from '@corroborate/domain';
import type { QueryResult } from './cost';

/** A query with its provider and strategy. */
export type CoverageQuery = Pick<CoverageEntry, 'provider' | 'query' | 'strategy'>;

/** Coverage entry of a query's outcome. */
export const toCoverageEntry = (
  question: CoverageQuery,
  { outcome, cost }: QueryResult<unknown>,
  hits: number,
): CoverageEntry => ({
  ...question,
  outcome: outcome.kind,
  reason: outcome.kind === 'found' ? null : outcome.reason,
  hits,
  ...cost,
});

/** A refusal applies to the next query as well; a failed response can concern one query only. */
const shouldStopAsking = ({ outcome }: Pick<CoverageEntry, 'outcome'>): boolean =>
  !isAnswered({ kind: outcome }) && outcome !== 'failed';

/** Coverage entry of a query that was skipped after a refusal. */
export const skippedEntry = (
  closed: CoverageEntry,
  question: Pick<CoverageEntry, 'query'> & Partial<CoverageQuery>,
) => ({
  ...closed,
  ...question,
  reason: `not queried again: ${closed.reason ?? ''}`,
  costUsd: 0,
});

/** Runs a provider's queries one after another; after a refusal, the remaining ones are passed to `skip`. */
export async function runInSequence<Q, T extends { entry: CoverageEntry }>(
  questions: readonly Q[],
  put: (question: Q) => Promise<T>,
  skip: (question: Q, closed: CoverageEntry) => T,
): Promise<{ turns: T[]; closed: CoverageEntry | null }> {
  const turns: T[] = [];
  let closed: CoverageEntry | null = null;
  for (const question of questions) {
    const turn: T = closed ? skip(question, closed) : await put(question);
    turns.push(turn);
    if (!closed && shouldStopAsking(turn.entry)) closed = turn.entry;
  }
  return { turns, closed };
}
