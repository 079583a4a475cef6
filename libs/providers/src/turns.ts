import { isAnswered, type CoverageEntry } from '@corroborate/domain';
import type { Asked } from './cost';

/** Who is asked what, and what for. */
export type Question = Pick<CoverageEntry, 'provider' | 'query' | 'strategy'>;

/** What came of a question as the coverage has it. */
export const coverageOf = (question: Question, { outcome, cost }: Asked<unknown>, hits: number): CoverageEntry => ({
  ...question,
  outcome: outcome.kind,
  reason: outcome.kind === 'found' ? null : outcome.reason,
  hits,
  ...cost,
});

/** A refusal meets the next question as well; a broken answer may be about one question only. */
const closes = ({ outcome }: Pick<CoverageEntry, 'outcome'>): boolean =>
  !isAnswered({ kind: outcome }) && outcome !== 'failed';

/** The entry of a question that was not put, because one before it was refused. */
export const notAskedAgain = (closed: CoverageEntry, question: Pick<CoverageEntry, 'query'> & Partial<Question>) => ({
  ...closed,
  ...question,
  reason: `not queried again: ${closed.reason ?? ''}`,
  costUsd: 0,
});

/** One provider's questions one after the other. What refuses to answer is not asked again: `skip` says so. */
export async function inTurn<Q, T extends { entry: CoverageEntry }>(
  questions: readonly Q[],
  put: (question: Q) => Promise<T>,
  skip: (question: Q, closed: CoverageEntry) => T,
): Promise<{ turns: T[]; closed: CoverageEntry | null }> {
  const turns: T[] = [];
  let closed: CoverageEntry | null = null;
  for (const question of questions) {
    const turn: T = closed ? skip(question, closed) : await put(question);
    turns.push(turn);
    if (!closed && closes(turn.entry)) closed = turn.entry;
  }
  return { turns, closed };
}
