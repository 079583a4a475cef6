import { hasReason, type Topic } from '@corroborate/domain';
import { completeProfiles, type ActorProfile, type PageActorFindings, type RelatedTopics } from '@corroborate/records';
import type { InvestigationEntity } from '@corroborate/db';
import type { CaseData } from '@corroborate/report';
import type { CaseHistory } from './case.history';
import { roundLog } from './round-log';
import type { DecideOutput } from '../stages/stage.types';

/** Stored parts that make up a case. */
export interface CaseParts {
  topic: Topic;
  investigation: Pick<InvestigationEntity, 'id' | 'mode'> & Partial<Pick<InvestigationEntity, 'queuedAt'>>;
  history: CaseHistory;
  decided: Pick<
    DecideOutput,
    'decision' | 'translations' | 'sourceClaims' | 'parts' | 'article' | 'lastLook' | 'inquiry'
  > &
    Partial<Pick<DecideOutput, 'why'>>;
  costUsd: number;
  decidedAt: string;
  related: RelatedTopics | null;
}

/** Combines stage results into the input of all reports. Null if there is no decision yet. */
export function buildCaseData(parts: CaseParts): CaseData | null {
  const { topic, investigation, history, decided, costUsd, decidedAt, related } = parts;
  if (!decided.decision) return null;
  return {
    topic,
    investigationId: investigation.id,
    mode: investigation.mode,
    decidedAt,
    rounds: history.all('decide').length,
    decision: decided.decision,
    ...crossReferenceFields(history, decided.sourceClaims),
    ...gatheredFields(history),
    related,
    actors: mergeActorProfiles(topic, history),
    missing: history.missing(),
    losses: history.losses(),
    ...endedEarly(decided),
    reasoning: reasoningFields(history),
    translations: decided.translations ?? [],
    parts: decided.parts ?? null,
    article: decided.article ?? null,
    lastLook: decided.lastLook ?? null,
    inquiry: decided.inquiry ?? null,
    costUsd,
    log: roundLog(history),
    ...(investigation.queuedAt ? { queuedAt: investigation.queuedAt } : {}),
    ...pageLookups(history),
  };
}

/** `why` is missing in results stored by early versions. */
const endedEarly = ({ why }: Pick<CaseParts['decided'], 'why'>): Pick<CaseData, 'endedEarly'> =>
  why && hasReason([why], 'stop.wrapped-up', 'stop.deadline') ? { endedEarly: why } : {};

/** Cross-reference results: first the topic's claims, then the claims of its sources. */
function crossReferenceFields(history: CaseHistory, ofSources: CaseParts['decided']['sourceClaims']) {
  const {
    claims = [],
    findings = [],
    sources = [],
    clusters = [],
    discrepancies = [],
    factChecks = [],
    claimChecks = [],
    steering = [],
  } = history.latest('cross-reference') ?? {};
  const others = claimChecks.length > 0 ? { claimChecks } : {};
  return {
    claims: [...claims, ...(ofSources?.claims ?? [])],
    findings: [...findings, ...(ofSources?.findings ?? [])],
    ...{ sources, clusters, discrepancies, factChecks, ...others, steering },
  };
}

/** Collected information other than pages. */
const gatheredFields = (history: CaseHistory) => ({
  origin: history.beginning(),
  coverage: history.coverage(),
  social: history.latest('social'),
  context: contextWithPageActors(history),
  registers: history.latest('records')?.registers ?? null,
  collections: history.latest('records')?.collections ?? null,
});

const reasoningFields = (history: CaseHistory): CaseData['reasoning'] => ({
  ...history.reasoning(),
  readings: history.latest('cross-reference')?.readings ?? [],
  firsthand: (history.latest('origin')?.attributions ?? []).flatMap(([id, found]) =>
    found.filter(({ kind }) => kind === 'own').map(({ sentence }): [number, string] => [id, sentence]),
  ),
});

/** Per-page data by source ID. */
function pageLookups(history: CaseHistory) {
  const pages = history.pages();
  return {
    foundBy: new Map(pages.map(({ sourceId, foundBy }) => [sourceId, foundBy])),
    relevance: new Map(pages.flatMap(({ sourceId, relevance }) => (relevance ? [[sourceId, relevance] as const] : []))),
    ranking: new Map(pages.flatMap(({ sourceId, ranking }) => (ranking ? [[sourceId, ranking] as const] : []))),
  };
}

/** Background of the topic, including queries about actors named on pages. */
function contextWithPageActors(history: CaseHistory): CaseData['context'] {
  const context = history.latest('context');
  return (
    context && {
      ...context,
      coverage: [...context.coverage, ...pageActors(history).flatMap(({ coverage }) => coverage)],
    }
  );
}

const pageActors = (history: CaseHistory): PageActorFindings[] =>
  history.all('origin').flatMap(({ actors }) => actors ?? []);

/** Actor profiles merged from all stages; null if no background research was done. */
function mergeActorProfiles(topic: Topic, history: CaseHistory): ActorProfile[] | null {
  const actors = history.latest('context')?.actors;
  if (!actors) return null;
  return completeProfiles({
    topic,
    actors: [...actors, ...pageActors(history).flatMap((found) => found.actors)],
    statements: history.latest('cross-reference')?.heard ?? [],
    records: history.latest('records')?.registers?.records ?? [],
  });
}
