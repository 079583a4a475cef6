import type { CandidateTopic } from '@corroborate/db';
import type { LedgerEntry } from '@corroborate/domain';
import type { CallTotals, InvestigationView } from '../desk.port';
import type { CallAnswer, CallTotalsAnswer } from './calls.answers';
import type { CandidateAnswer, InvestigationAnswer, InvestigationWithResultAnswer } from './investigations.answers';

/** One investigation as lists show it. */
export function toAnswer(view: InvestigationView): InvestigationAnswer {
  return {
    id: view.id,
    topic_id: view.topicId,
    status: view.status,
    sources_found: view.sourcesFound,
    verification_upgraded: view.verificationUpgraded,
    new_verification_level: view.newVerificationLevel,
    topic_title: view.topicTitle,
    mode: view.mode,
    priority: view.priority,
    forced: view.forced,
    requested_by: view.requestedBy,
    social_sources_found: view.socialSourcesFound,
    verification_level_before: view.verificationBefore,
    requires_human_review: view.requiresHumanReview,
    review_reason: view.reviewReason,
    confidence_level: view.confidence,
    round: view.round,
    stage: view.stage,
    budget_usd: view.budgetUsd,
    cost_usd: view.costUsd,
    created_at: view.createdAt,
    started_at: view.startedAt,
    finished_at: view.finishedAt,
    estimated_completion: view.estimatedCompletion,
    failure: view.failure,
  };
}

export const toFullAnswer = (view: InvestigationView): InvestigationWithResultAnswer => ({
  ...toAnswer(view),
  result: view.result,
});

export function toCandidate(topic: CandidateTopic): CandidateAnswer {
  return {
    topic_id: topic.id,
    title: topic.title,
    current_verification: topic.verificationStatus,
    source_count: topic.sourceCount,
    newsworthiness_score: topic.newsworthinessScore,
    external_id: topic.externalId,
    category: topic.category,
    location: topic.location,
    event_date: topic.eventDate,
    discovery_date: topic.discoveryDate,
  };
}

export const toCall = (entry: LedgerEntry): CallAnswer => ({
  at: entry.at,
  stage: entry.stage,
  provider: entry.provider,
  method: entry.method,
  url: entry.url,
  outcome: entry.outcome,
  reason: entry.reason,
  status: entry.status,
  cached: entry.cached,
  attempts: entry.attempts,
  latency_ms: Math.round(entry.latencyMs),
  bytes: entry.bytes,
  cost_usd: entry.costUsd,
});

export const toCallTotals = ({ calls, fromCache, holes, costUsd, bytes }: CallTotals): CallTotalsAnswer => ({
  calls,
  from_cache: fromCache,
  holes,
  cost_usd: costUsd,
  bytes,
});
