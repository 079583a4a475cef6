import type { Json, JsonObject, Topic } from '@corroborate/domain';
import type { InvestigationPatch } from '@corroborate/db';
import {
  buildResult,
  claimTextsWithStanding,
  contextNote,
  relevantSources,
  reviewReason,
  formatReviewReason,
  getCaseVerdict,
  type CaseData,
} from '@corroborate/report';

/** Finder name in `source_plan.investigatory_sources`, as used by the article pipeline. */
const FOUND_BY = 'investigatory_journalist';

/**
 * Converts a decided case to rows. Pure. Data is merged into the pipeline's JSON columns and never replaces existing
 * data.
 */
export function buildConclusion(data: CaseData, current: Topic) {
  return {
    topic: topicPatch(data, current),
    investigation: investigationPatch(data, current),
    review: data.decision.review.required
      ? { reasons: data.decision.review.reasons.map(formatReviewReason), recommendedLevel: data.decision.recommended }
      : null,
  };
}

function topicPatch(data: CaseData, current: Topic): Partial<Topic> {
  return {
    verificationStatus: data.decision.applied,
    sourceCount: data.decision.independentCredible,
    sourcePlan: mergeSourcePlan(data, current.sourcePlan),
    verifiedFacts: {
      ...current.verifiedFacts,
      investigation_context: contextNote(data),
      investigation_date: data.decidedAt,
    },
    investigated: true,
    investigationDate: data.decidedAt,
    investigationConfidence: data.decision.confidence,
    investigationNotes: data.decision.notes,
  };
}

function mergeSourcePlan(data: CaseData, before: JsonObject): JsonObject {
  const counted = new Set(data.decision.counted);
  const sources = relevantSources(data).map((source) => ({
    url: source.url,
    name: source.name,
    credibility_tier: source.tier,
    found_by: FOUND_BY,
    stance: source.stance.stance,
    counts: counted.has(source.id),
    voice: source.clusterId,
  }));
  const unverified = data.decision.applied === 'unverified';
  return {
    ...before,
    investigatory_sources: sources,
    source_counts: {
      pages: sources.length,
      independent: new Set(sources.map(({ voice }) => voice)).size,
      credible_independent: data.decision.independentCredible,
    },
    ...(unverified ? { investigation_attempted: true, investigation_notes: data.decision.notes } : {}),
  };
}

/** Columns of the investigation row that are set from its case. */
export function investigationPatch(data: CaseData, current: Topic): InvestigationPatch {
  const result = buildResult(data);
  const { decision } = data;
  return {
    investigationDate: data.decidedAt,
    sourcesFound: relevantSources(data).length,
    socialSourcesFound: data.social?.sources.length ?? 0,
    originalSourceUrl: data.origin?.url ?? null,
    credibilityScore: decision.credibilityScore,
    consistencyScore: decision.consistencyScore,
    confidenceLevel: decision.confidence,
    verificationLevelBefore: current.verificationStatus,
    verificationLevelAfter: decision.applied,
    recommendedLevel: decision.recommended,
    sourcesJson: asJson({ list: result.additional_sources }).list as Json[],
    verifiedClaims: claimTextsWithStanding('confirmed', data),
    disputedClaims: claimTextsWithStanding('disputed', data),
    contextNotes: contextNote(data),
    requiresHumanReview: decision.review.required,
    reviewReason: reviewReason(data),
    successful: decision.success.successful,
    partial: data.missing.length > 0,
    missing: data.missing,
    decision: asJson(decision),
    verdict: getCaseVerdict(data),
    result: asJson(result),
  };
}

/** Types a value as a JSON object: these types are plain JSON data and lack only the index signature. */
const asJson = (value: object) => value as unknown as JsonObject;
