import type { EvidenceCorrection, Replay, ReviewDecision, ReviewItem, TopicHead } from '@corroborate/db';
import { approvalNeedsNote } from '@corroborate/casework';
import { systemClock } from '@corroborate/domain';
import type { InvestigationService, TopicVerdict } from '@corroborate/investigation';
import { toTopicVerdict } from '../topics/verdict.answer';
import type {
  CorrectionAnswer,
  DecisionDifferenceAnswer,
  JudgedAgainAnswer,
  ReviewAnswer,
  ReviewDecisionAnswer,
} from './reviews.answers';

interface FoundReview {
  item: ReviewItem;
  topic: TopicHead | null;
}

/** With the current verdict of each topic. */
export async function reviewAnswers(
  found: FoundReview[],
  investigations: Pick<InvestigationService, 'verdictsOf'>,
): Promise<ReviewAnswer[]> {
  const verdicts = await investigations.verdictsOf(found.map(({ item }) => item.topicId));
  return found.map((one) => toReview(one, verdicts.get(one.item.topicId)));
}

/** Leases use the wall clock, even if the product time is frozen. An expired lease is not shown. */
export function toReview({ item, topic }: FoundReview, verdict: TopicVerdict | undefined): ReviewAnswer {
  const current = topic?.verificationStatus ?? 'unverified';
  const held = item.leaseUntil !== null && new Date(item.leaseUntil) > systemClock.now();
  return {
    id: item.id,
    investigation_id: item.investigationId,
    topic_id: item.topicId,
    topic_title: topic?.title ?? '',
    current_level: current,
    recommended_level: item.recommendedLevel,
    verdict: toTopicVerdict(verdict),
    reasons: item.reasons,
    approval_needs_note: approvalNeedsNote(item, current),
    state: item.state,
    priority: item.priority,
    created_at: item.createdAt,
    claimed_by: held ? item.claimedBy : null,
    lease_until: held ? item.leaseUntil : null,
    handover_note: item.handoverNote,
    first_approved_by: item.firstApprovedBy,
    decided_at: item.decidedAt,
  };
}

export const toDecision = (row: ReviewDecision): ReviewDecisionAnswer => ({
  id: row.id,
  action: row.action,
  decided_by: row.decidedBy,
  level_before: row.levelBefore,
  level_after: row.levelAfter,
  note: row.note,
  reject_reason: row.rejectReason,
  at: row.at,
});

export const toCorrection = (row: EvidenceCorrection): CorrectionAnswer => ({
  id: row.id,
  source_id: row.sourceId,
  field: row.field,
  value: row.value,
  quote: row.quote,
  reason: row.reason,
  made_by: row.madeBy,
  difference: row.difference as unknown as DecisionDifferenceAnswer,
  at: row.at,
});

/** Only the part of the difference that corrections also have. */
export function toJudgedAgain({ id, reader, madeBy, difference, at }: Replay): JudgedAgainAnswer {
  const { before, after, changes, change_codes } = difference as unknown as DecisionDifferenceAnswer;
  return { id, reader, made_by: madeBy, difference: { before, after, changes, change_codes }, at };
}
