import type { CandidateTopic } from '@corroborate/db';
import type { LedgerEntry } from '@corroborate/domain';
import type { TopicVerdict } from '@corroborate/investigation';
import { toTopicVerdict } from '../topics/verdict.answer';
import type { CallTotals } from '../investigation.port';
import type { CallAnswer, CallTotalsAnswer } from './calls.answers';
import type { CandidateAnswer } from './investigations.answers';

export function toCandidate(topic: CandidateTopic, verdict: TopicVerdict | undefined): CandidateAnswer {
  return {
    topic_id: topic.id,
    title: topic.title,
    current_verification: topic.verificationStatus,
    verdict: toTopicVerdict(verdict),
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
