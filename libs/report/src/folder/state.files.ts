import { codeLine, type Passage } from '@corroborate/domain';
import type { CaseData } from '../case.types';
import { standingsOfCase } from '../claim-standings';
import type { ReportInput } from '../report/report.input';
import type { Report } from '../report/report.types';

/** Current state of the case. */
export function stateOf(data: CaseData) {
  const { decision, topic } = data;
  return {
    format: 1,
    investigation_id: data.investigationId,
    topic: { id: topic.id, external_id: topic.externalId, title: topic.title, url: topic.url },
    mode: data.mode,
    rounds: data.rounds,
    ended: data.inquiry?.ended ? codeLine(data.inquiry.ended) : null,
    decided_at: data.decidedAt,
    cost_usd: data.costUsd,
    level: {
      before: topic.verificationStatus,
      recommended: decision.recommended,
      applied: decision.applied,
      held: decision.held,
    },
    confidence: decision.confidence,
    independent_credible_sources: decision.independentCredible,
    review: {
      required: decision.review.required,
      reasons: decision.review.reasons.map(({ reason, why }) => ({ reason, ...codeLine(why) })),
    },
    would_lift: decision.wouldLift && codeLine(decision.wouldLift),
    missing: data.missing,
  };
}

/** Data extracted from the pages: claims, their evidence, and discrepancies between sources. */
export function extractionOf({ data }: ReportInput, { sources }: Report) {
  const standings = standingsOfCase(data);
  const ids = new Map(sources.map(({ sourceId, id }) => [sourceId, id]));
  const idOf = (sourceId: number) => ids.get(sourceId) ?? null;
  return {
    format: 1,
    sources: sources.map(({ id, url, stance, counts }) => ({ id, url, stance, counts })),
    claims: data.claims.map(({ id, text, kind, core }) => {
      const finding = data.findings.find(({ claimId }) => claimId === id);
      return {
        id,
        text,
        kind,
        core,
        verdict: finding?.verdict ?? 'unverifiable',
        standing: standings.get(id) ?? 'open',
        confidence: finding?.confidence ?? 0,
        evidence: (finding?.evidence ?? []).flatMap(({ sourceId, stance, strength, passage }) =>
          idOf(sourceId) === null ? [] : [{ source: idOf(sourceId), stance, strength, passage: placeOf(passage) }],
        ),
      };
    }),
    voices: data.clusters
      .map(({ sourceIds }) => sourceIds.flatMap((id) => idOf(id) ?? []))
      .filter((members) => members.length > 0),
    differing: data.discrepancies.map(({ kind, about, reading, values }) => ({
      kind,
      about,
      reading,
      values: values.map(({ value, sourceId, quote }) => ({ value, source: idOf(sourceId), quote })),
    })),
  };
}

const placeOf = (passage: Passage | null) =>
  passage && { quote: passage.quote, start: passage.start, end: passage.end };
