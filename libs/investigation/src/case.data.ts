import type { Topic } from '@corroborate/domain';
import type { RelatedTopics } from '@corroborate/context';
import type { Investigation } from '@corroborate/db';
import type { CaseData } from '@corroborate/report';
import { completeProfiles, type ActorProfile } from '@corroborate/context';
import type { CaseHistory } from './case.history';
import type { DecideOutput } from './stage.types';

/** Gathers what the stages left behind into the input of every report. Null while nothing was decided. */
export function caseData(
  topic: Topic,
  { id, mode }: Pick<Investigation, 'id' | 'mode'>,
  history: CaseHistory,
  { decision, explanation }: Pick<DecideOutput, 'decision' | 'explanation'>,
  costUsd: number,
  decidedAt: string,
  related: RelatedTopics | null = null,
): CaseData | null {
  if (!decision) return null;
  const weighed = history.latest('cross-reference');
  return {
    topic,
    investigationId: id,
    mode,
    decidedAt,
    rounds: history.all('decide').length,
    decision,
    claims: weighed?.claims ?? [],
    findings: weighed?.findings ?? [],
    sources: weighed?.sources ?? [],
    clusters: weighed?.clusters ?? [],
    discrepancies: weighed?.discrepancies ?? [],
    origin: history.beginning(),
    coverage: history.coverage(),
    social: history.latest('social'),
    context: history.latest('context'),
    related,
    registers: history.latest('records')?.registers ?? null,
    actors: actorsOf(topic, history),
    factChecks: weighed?.factChecks ?? [],
    steering: weighed?.steering ?? [],
    missing: history.missing(),
    reasoning: { ...history.reasoning(), readings: weighed?.readings ?? [], explanation: explanation ?? null },
    costUsd,
    statements: new Map(history.latest('origin')?.statements ?? []),
    foundBy: new Map(history.pages().map((page) => [page.sourceId, page.foundBy])),
    relevance: new Map(
      history.pages().flatMap(({ sourceId, relevance }) => (relevance ? [[sourceId, relevance] as const] : [])),
    ),
    ranking: new Map(
      history.pages().flatMap(({ sourceId, ranking }) => (ranking ? [[sourceId, ranking] as const] : [])),
    ),
  };
}

/** Profiles as all stages together know them; null where background was not looked for. */
function actorsOf(topic: Topic, history: CaseHistory): ActorProfile[] | null {
  const actors = history.latest('context')?.actors;
  if (!actors) return null;
  return completeProfiles({
    topic,
    actors,
    heard: history.latest('cross-reference')?.heard ?? [],
    records: history.latest('records')?.registers?.records ?? [],
  });
}
