import { isAbove, isTerminal, type Instant } from '@corroborate/domain';
import type { Investigation, ListedInvestigation, ReviewState, TopicHead } from '@corroborate/db';

/** What it waits for. */
interface Waits {
  pendingAsync?: number;
  waitForAsync?: boolean;
  approvalUntil?: Instant | null;
  /** How its latest item of review stands; null where it has none. */
  review?: ReviewState | null;
}

/** An investigation as people see it. What is over has no estimate. */
export function viewOf(
  row: ListedInvestigation & Pick<Investigation, 'result'>,
  topic: TopicHead | null,
  estimate: Instant | null,
  { pendingAsync = 0, waitForAsync = false, approvalUntil = null, review = null }: Waits = {},
) {
  return {
    id: row.id,
    topicId: row.topicId,
    topicTitle: topic?.title ?? '',
    status: row.status,
    mode: row.mode,
    priority: row.priority,
    forced: row.forced,
    requestedBy: row.requestedBy ?? '',
    sourcesFound: row.sourcesFound,
    socialSourcesFound: row.socialSourcesFound,
    verificationUpgraded:
      row.verificationLevelAfter !== null && isAbove(row.verificationLevelAfter, row.verificationLevelBefore),
    verificationBefore: row.verificationLevelBefore,
    newVerificationLevel: row.verificationLevelAfter,
    recommendedLevel: row.recommendedLevel,
    requiresHumanReview: row.requiresHumanReview,
    reviewReason: row.reviewReason,
    reviewState: review,
    confidence: row.confidenceLevel,
    round: row.round,
    stage: row.stage,
    phase: isTerminal(row.status) ? null : row.phase,
    pausedAt: row.status === 'paused' ? row.pausedAt : null,
    wrapUpAt: row.wrapUpAt,
    approvalUntil,
    budgetUsd: row.budgetUsd,
    costUsd: row.spentUsd,
    createdAt: row.queuedAt,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    estimatedCompletion: isTerminal(row.status) ? null : estimate,
    failure: row.failure?.message ?? null,
    pendingAsync,
    waitForAsync,
    result: row.result,
  };
}
