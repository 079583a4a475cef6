import type { EvidenceCorrectionEntity, ReplayEntity } from '@corroborate/db';
import { approvalNeedsNote, type ReviewService } from '@corroborate/casework';
import { systemClock } from '@corroborate/domain';
import type { InvestigationService, TopicVerdict } from '@corroborate/investigation';
import {
  CorrectionResponse,
  type DecisionDifferenceResponse,
  ReevaluationResponse,
  ReviewResponse,
} from './reviews.responses';

type FoundReview = NonNullable<Awaited<ReturnType<ReviewService['findOpenItem']>>>;

/** Review items, each with the current verdict of its topic. */
export async function toReviewResponses(
  found: FoundReview[],
  investigations: Pick<InvestigationService, 'verdictsOf'>,
): Promise<ReviewResponse[]> {
  const verdicts = await investigations.verdictsOf(found.map(({ item }) => item.topicId));
  return found.map((one) => toReview(one, verdicts.get(one.item.topicId)));
}

/**
 * Converts a review item. Claims by reviewers expire by the system clock even if the product's clock is frozen, and
 * expired ones are not shown.
 */
export function toReview({ item, topic }: FoundReview, verdict: TopicVerdict | undefined): ReviewResponse {
  const current = topic?.verificationStatus ?? 'unverified';
  const held = item.leaseUntil !== null && new Date(item.leaseUntil) > systemClock.now();
  return ReviewResponse.of({
    ...item,
    topicTitle: topic?.title ?? '',
    currentLevel: current,
    verdict: verdict ?? null,
    approvalNeedsNote: approvalNeedsNote(item, current),
    claimedBy: held ? item.claimedBy : null,
    leaseUntil: held ? item.leaseUntil : null,
  });
}

export const toCorrection = (row: EvidenceCorrectionEntity): CorrectionResponse =>
  CorrectionResponse.of({ ...row, difference: row.difference as unknown as DecisionDifferenceResponse });

/** Returns only those changes that corrections also have. */
export const toReevaluation = (row: ReplayEntity): ReevaluationResponse =>
  ReevaluationResponse.of({ ...row, difference: row.difference as unknown as DecisionDifferenceResponse });
