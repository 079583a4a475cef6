import { isAbove, type DecisionAction, type VerificationLevel } from '@corroborate/domain';
import type { CaseData } from '../case.types';
import type { EditorDecision, CaseChanges } from './since';

/** Editor actions that leave the level unchanged and undecided. */
const NON_FINAL_ACTIONS: ReadonlySet<DecisionAction> = new Set(['first-approval', 'another-round']);

/** Latest editor decision on the level; null if none. */
export function finalDecision(decisions: readonly EditorDecision[] = []): EditorDecision | null {
  return decisions.findLast(({ action }) => !NON_FINAL_ACTIONS.has(action)) ?? null;
}

/** Whether an editor set a level below the recommended one, or marked the upgrade as false. */
export function isOverruled(recommended: VerificationLevel, decisions?: readonly EditorDecision[]): boolean {
  const last = finalDecision(decisions);
  return last !== null && isAbove(recommended, last.levelAfter);
}

/**
 * The case with editor decisions applied: their level, and nothing held unless a review is open again. All outputs use
 * it, so that they agree with the topic row and the queues.
 */
export function applyDecisions<Given extends CaseChanges & { data: CaseData }>(given: Given): Given {
  const { data, decisions = [], reviewOpen = false } = given;
  if (decisions.every(({ action }) => action === 'first-approval')) return given;
  const { decision } = data;
  const applied = finalDecision(decisions)?.levelAfter ?? decision.applied;
  const isBelow = isAbove(decision.recommended, applied);
  const review = reviewOpen ? decision.review : { ...decision.review, required: false, reasons: [] };
  const wouldLift = decision.held || isBelow ? null : decision.wouldLift;
  return {
    ...given,
    data: { ...data, decision: { ...decision, applied, held: reviewOpen && isBelow, review, wouldLift } },
  };
}
