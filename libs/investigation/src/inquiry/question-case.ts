import type { Decision } from '@corroborate/domain';
import type { SearchProgress, CaseAnswerInput } from '@corroborate/verification';
import { getCaseStandings, type ReportParts } from '@corroborate/report';
import type { CaseHistory } from '../case/case.history';
import type { CrossReferenceOutput } from '../stages/stage.types';

/** Case data that answers questions. */
export const buildQuestionCase = (
  history: CaseHistory,
  { claims, findings, sources, clusters }: CrossReferenceOutput,
  decision: Decision,
): CaseAnswerInput => ({
  ...{ claims, findings, sources, clusters, decision },
  standings: getCaseStandings({ claims, findings, sources, decision }),
  origin: history.beginning(),
  records: listEvidenceRecords(history),
});

/** IDs of relevant register entries and collection documents; null if no register or collection was queried. */
function listEvidenceRecords(history: CaseHistory): number[] | null {
  const { registers, collections } = history.latest('records') ?? {};
  const asked = registers && registers.need.needed !== false ? registers.records : null;
  if (!asked && !collections?.collections.length) return null;
  const evidence = [...(asked ?? []), ...(collections?.records ?? [])].filter(({ bearing }) => bearing === 'evidence');
  return evidence.flatMap(({ sourceId }) => sourceId ?? []);
}

/** Search results of all rounds so far. */
export function summarizeGathered(history: CaseHistory, round: number): SearchProgress {
  const rounds = Array.from({ length: round }, (_, at) => at + 1);
  return {
    newByRound: rounds.map((one) => countNewSources(history, one)),
    sources: history.pages().length,
    sameInAllEngines: hasSameResultsEverywhere(history),
  };
}

/** Number of pages first found in this round. */
const countNewSources = (history: CaseHistory, round: number): number =>
  (history.at('read', round)?.pages.length ?? 0) + (history.at('origin', round)?.chased.length ?? 0);

/** Whether all engines with results returned the same results in the latest search. */
function hasSameResultsEverywhere(history: CaseHistory): boolean {
  const { coverage = [], results = [] } = history.latest('search') ?? {};
  const found = new Set(coverage.filter(({ hits }) => hits > 0).map(({ provider }) => provider));
  return (
    found.size > 1 &&
    results.length > 0 &&
    results.every(({ foundBy }) => new Set(foundBy.map(({ engine }) => engine)).size >= found.size)
  );
}

/** Actors of whom only the name is known. */
export const unknownPeople = (history: CaseHistory): string[] =>
  (history.latest('context')?.actors ?? [])
    .filter(({ details, statements }) => details.length + statements.length === 0)
    .map(({ name }) => name);

/** Alternative explanations with neither support nor objections; null if no page has notes. */
export const openTheories = (parts: ReportParts | null): string[] | null =>
  parts && !parts.withoutNotes && parts.sided
    ? parts.theories.filter((one) => one.for.length + one.against.length === 0).map(({ text }) => text)
    : null;
