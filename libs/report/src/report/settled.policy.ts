import { isAbove, type DecisionAction, type VerificationLevel } from '@corroborate/domain';
import type { CaseData } from '../case.types';
import type { PersonsDecision, Since } from './since';

/** What leaves the level as it was and open. */
const OPEN: ReadonlySet<DecisionAction> = new Set(['first-approval', 'another-round']);

/** The last word of a person on the level; null if no one has settled it. */
export function settledBy(decisions: readonly PersonsDecision[] = []): PersonsDecision | null {
  return decisions.findLast(({ action }) => !OPEN.has(action)) ?? null;
}

/** A person left the level lower than the evidence had it, or marked the upgrade as false. */
export function isOverruled(recommended: VerificationLevel, decisions?: readonly PersonsDecision[]): boolean {
  const last = settledBy(decisions);
  return last !== null && isAbove(recommended, last.levelAfter);
}

/**
 * The case with what people decided since: the level that they left, and nothing held unless a review is open again.
 * Every output is made from it, so that all agree with the topic's row and the queues.
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
