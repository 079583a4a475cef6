import type { Decision } from '@corroborate/domain';
import type { Gathered, QuestionCase } from '@corroborate/verification';
import { standingsOfCase, type ReportParts } from '@corroborate/report';
import type { CaseHistory } from '../case/case.history';
import type { CrossReferenceOutput } from '../stages/stage.types';

/** What of a case answers questions. */
export const questionCaseOf = (
  history: CaseHistory,
  { claims, findings, sources, clusters }: CrossReferenceOutput,
  decision: Decision,
): QuestionCase => ({
  ...{ claims, findings, sources, clusters, decision },
  standings: standingsOfCase({ claims, findings, sources, decision }),
  origin: history.beginning(),
  records: recordsIn(history),
});

/** Entries of registers and documents of collections that bear on the topic; null where none was asked. */
function recordsIn(history: CaseHistory): number[] | null {
  const { registers, collections } = history.latest('records') ?? {};
  const asked = registers && registers.need.needed !== false ? registers.records : null;
  if (!asked && !collections?.collections.length) return null;
  const evidence = [...(asked ?? []), ...(collections?.records ?? [])].filter(({ bearing }) => bearing === 'evidence');
  return evidence.flatMap(({ sourceId }) => sourceId ?? []);
}

/** What the rounds so far brought. */
export function gatheredIn(history: CaseHistory, round: number): Gathered {
  const rounds = Array.from({ length: round }, (_, at) => at + 1);
  return {
    newByRound: rounds.map((one) => newSources(history, one)),
    sources: history.pages().length,
    sameInAllEngines: sameInAllEngines(history),
  };
}

/** Pages that this round brought and no earlier one had. */
export const newSources = (history: CaseHistory, round: number): number =>
  (history.at('read', round)?.pages.length ?? 0) + (history.at('origin', round)?.chased.length ?? 0);

/** Of the last search: every engine that found something found each of its results. */
function sameInAllEngines(history: CaseHistory): boolean {
  const { coverage = [], results = [] } = history.latest('search') ?? {};
  const found = new Set(coverage.filter(({ hits }) => hits > 0).map(({ provider }) => provider));
  return (
    found.size > 1 &&
    results.length > 0 &&
    results.every(({ foundBy }) => new Set(foundBy.map(({ engine }) => engine)).size >= found.size)
  );
}

/** Actors of whom nothing was found but the name. */
export const unknownPeople = (history: CaseHistory): string[] =>
  (history.latest('context')?.actors ?? [])
    .filter(({ details, statements }) => details.length + statements.length === 0)
    .map(({ name }) => name);

/** Null where no page has notes: then nobody looked for explanations. */
export const openTheories = (parts: ReportParts | null): string[] | null =>
  parts && !parts.withoutNotes
    ? parts.theories.filter((one) => one.for.length + one.against.length === 0).map(({ text }) => text)
    : null;
