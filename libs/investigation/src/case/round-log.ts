import type { CoverageEntry, Inquiry } from '@corroborate/domain';
import type { RoundLog } from '@corroborate/report';
import type { ReadPage } from '../stages/stage.types';
import type { CaseHistory } from './case.history';

/** Searches, pages and answered questions of each round, and why the investigation continued or ended. */
export function roundLog(history: CaseHistory): RoundLog[] {
  const decided = history.rounds('decide');
  const seen = new Set<number>();
  return decided.map(({ round, output }, at) => {
    const before = decided[at - 1]?.output.inquiry ?? null;
    return {
      round,
      queries: summarizeQueries([
        ...(history.at('search', round)?.coverage ?? []),
        ...(history.at('records', round)?.coverage ?? []),
      ]),
      sourceIds: newSources(pagesOfRound(history, round), seen),
      ...summarizeQuestions(output.inquiry ?? null, before),
      gaps: output.gaps.flatMap(({ text }) => (text === '' ? [] : [text])),
      why: output.why ?? null,
    };
  });
}

const pagesOfRound = (history: CaseHistory, round: number): ReadPage[] => [
  ...(history.at('records', round)?.pages ?? []),
  ...(history.at('read', round)?.pages ?? []),
  ...(history.at('origin', round)?.chased ?? []),
];

/** Pages that no earlier round has read. */
function newSources(pages: readonly ReadPage[], seen: Set<number>): number[] {
  const fresh = [...new Set(pages.map(({ sourceId }) => sourceId))].filter((id) => !seen.has(id));
  for (const id of fresh) seen.add(id);
  return fresh;
}

/** Queries without duplicates, with the results of all services. */
function summarizeQueries(coverage: readonly CoverageEntry[]): RoundLog['queries'] {
  const groups = Map.groupBy(coverage, ({ strategy, query }) => `${strategy}\n${query}`);
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    const hits = same.reduce((sum, one) => sum + one.hits, 0);
    return first ? [{ strategy: first.strategy, query: first.query, hits }] : [];
  });
}

/** New questions of the round, and questions whose answer changed in it. */
function summarizeQuestions(now: Inquiry | null, before: Inquiry | null): Pick<RoundLog, 'asked' | 'settled'> {
  const known = new Set((before?.questions ?? []).map(({ id }) => id));
  const stateBefore = new Map((before?.answers ?? []).map(({ questionId, state }) => [questionId, state]));
  return {
    asked: (now?.questions ?? []).filter(({ id }) => !known.has(id)).map(({ id }) => id),
    settled: (now?.answers ?? [])
      .filter(({ questionId, state }) => state !== 'open' && stateBefore.get(questionId) !== state)
      .map(({ questionId, state }) => ({ questionId, state })),
  };
}
