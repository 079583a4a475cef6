import {
  buildDecidedVerdict,
  isAbove,
  isTerminal,
  points,
  toReasonTexts,
  type CaseState,
  type Instant,
  type Reason,
  type StoredVerdict,
} from '@corroborate/domain';
import { currentResult, readableResult, verdictLine } from '@corroborate/report';
import type {
  DecidedInvestigation,
  InvestigationEntity,
  ListedInvestigation,
  ReviewState,
  TopicHead,
} from '@corroborate/db';

/** What the investigation waits for. */
interface WaitState {
  approvalUntil?: Instant | null;
  /** State of its latest review item; null if none. */
  review?: ReviewState | null;
}

/** An investigation as shown to people. A finished one has no estimate. */
export function toInvestigationView(
  row: ListedInvestigation & Pick<InvestigationEntity, 'result'>,
  topic: TopicHead | null,
  estimate: Instant | null,
  { approvalUntil = null, review = null }: WaitState = {},
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
    verdict: currentVerdict(row, review),
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
    result: currentResultOf(row, review),
  };
}

/** Verdict that takes editors' later decisions into account; null until concluded. */
function currentVerdict(row: ListedInvestigation, review: ReviewState | null) {
  if (!row.verdict) return null;
  return verdictLine(withDecision(row.verdict, row, review), points(row.confidenceLevel ?? 0));
}

function withDecision(
  verdict: StoredVerdict,
  row: Pick<InvestigationEntity, 'verificationLevelBefore' | 'verificationLevelAfter'>,
  review: ReviewState | null,
): StoredVerdict {
  const level = row.verificationLevelAfter ?? row.verificationLevelBefore;
  const isLevel = verdict.state === 'verified' || verdict.state === 'certified';
  const isDecided = review === 'decided' || (isLevel && verdict.state !== level);
  return isDecided ? buildDecidedVerdict(verdict, level) : verdict;
}

/** State and main reason of a topic, for lists. */
export interface TopicVerdict {
  investigationId: number;
  state: CaseState;
  reason: string;
  reasonCode: Reason | null;
}

/** @param review state of the investigation's latest review item; null if none */
export function topicVerdict(row: DecidedInvestigation, review: ReviewState | null): TopicVerdict {
  const { state, why } = withDecision(row.verdict, row, review);
  return { investigationId: row.id, state, reason: toReasonTexts(why)[0] ?? '', reasonCode: why[0] ?? null };
}

/** Result with the level after editors' decisions. An upgrade awaiting review is shown as held. */
function currentResultOf(row: Parameters<typeof toInvestigationView>[0], review: ReviewState | null): object | null {
  const result = readableResult(row.result);
  if (!result) return row.result;
  const level = row.verificationLevelAfter ?? row.verificationLevelBefore;
  const held = review === 'open' && isAbove(row.recommendedLevel ?? level, level);
  return { ...currentResult(result, { level, held }), verdict: currentVerdict(row, review) ?? result.verdict };
}
