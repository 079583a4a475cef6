import { isAbove, type AppliedLevel, type DecisionAction, type VerificationLevel } from '@corroborate/domain';
import type { ReviewState } from '@corroborate/db';
import type { CaseData, ReportInput } from '@corroborate/report';

/** How a decided case stands once people have, or have not, decided about it. */
export interface CaseState {
  name: string;
  level: AppliedLevel;
  /** Of the latest item of review; null where no person was asked. */
  review: ReviewState | null;
  decisions: NonNullable<ReportInput['decisions']>;
}

/** Right after the decision, after each decision of a person, and where a correction opened the review again. */
export function laterStates({ decision, topic }: CaseData): CaseState[] {
  const { applied, recommended, review } = decision;
  const asked: ReviewState | null = review.required ? 'open' : null;
  const isBelow = isAbove(recommended, applied);
  const state = (
    name: string,
    level: VerificationLevel,
    actions: DecisionAction[],
    now: ReviewState | null,
  ): CaseState => ({
    name,
    level: { level, held: now === 'open' && isAbove(recommended, level) },
    review: now,
    decisions: actions.map((action) => ({
      ...{ action, decidedBy: 'editor', note: null, rejectReason: null, at: '2026-11-02T00:00:00.000Z' },
      ...{ levelBefore: applied, levelAfter: level },
    })),
  });
  return [
    state('undecided', applied, [], asked),
    ...(asked ? [state('approved', recommended, ['approve'], 'decided')] : []),
    ...(asked ? [state('rejected', applied, ['reject'], 'decided')] : []),
    ...(asked ? [state('another round', applied, ['another-round'], 'decided')] : []),
    ...(asked && isBelow ? [state('reopened', applied, ['reject'], 'open')] : []),
    ...(isAbove(applied, topic.verificationStatus) ? [state('marked false', 'unverified', ['mark-false'], null)] : []),
  ];
}
