import { isAbove, type DecisionAction, type VerificationLevel } from '@corroborate/domain';
import type { CaseData } from '../case.types';
import type { PersonsDecision, Since } from './since';

/** Actions that leave the level unchanged and open. */
const OPEN: ReadonlySet<DecisionAction> = new Set(['first-approval', 'another-round']);

/** Latest editor decision on the level; null if none. */
export function settledBy(decisions: readonly PersonsDecision[] = []): PersonsDecision | null {
  return decisions.findLast(({ action }) => !OPEN.has(action)) ?? null;
}

/** Whether an editor set a level below the recommended one, or marked the upgrade as false. */
export function isOverruled(recommended: VerificationLevel, decisions?: readonly PersonsDecision[]): boolean {
  const last = settledBy(decisions);
  return last !== null && isAbove(recommended, last.levelAfter);
}

/**
 * The case with editor decisions applied: their level, and nothing held unless a review is open again. All outputs use
 * it, so they agree with topic row and queues.
 */
export function settled<Given extends Since & { data: CaseData }>(given: Given): Given {
  const { data, decisions = [], reviewOpen = false } = given;
  if (decisions.every(({ action }) => action === 'first-approval')) return given;
  const { decision } = data;
  const applied = settledBy(decisions)?.levelAfter ?? decision.applied;
  const isBelow = isAbove(decision.recommended, applied);
  const review = reviewOpen ? decision.review : { ...decision.review, required: false, reasons: [] };
  const wouldLift = decision.held || isBelow ? null : decision.wouldLift;
  return {
    ...given,
    data: { ...data, decision: { ...decision, applied, held: reviewOpen && isBelow, review, wouldLift } },
  };
}
