import { isAbove, type DecisionAction, type VerificationLevel } from '@corroborate/domain';
import type { PersonsDecision } from './since';
import type { ReportInput } from './report.input';

/** What leaves the level as it was and open. */
const OPEN: ReadonlySet<DecisionAction> = new Set(['first-approval', 'another-round']);

/** The last word of a person on the level; null where nobody has settled it. */
export function settledBy(decisions: readonly PersonsDecision[] = []): PersonsDecision | null {
  return decisions.findLast(({ action }) => !OPEN.has(action)) ?? null;
}

/** A person left the level lower than the evidence had it, or marked the upgrade as false. */
export function isOverruled(recommended: VerificationLevel, decisions?: readonly PersonsDecision[]): boolean {
  const last = settledBy(decisions);
  return last !== null && isAbove(recommended, last.levelAfter);
}

/**
 * The case as it stands after a person has decided: nothing waits for one any more. What was held and not raised is
 * told as before, on the word of its sources and not as a fact.
 */
export function settled(input: ReportInput): ReportInput {
  const last = settledBy(input.decisions);
  if (!last) return input;
  const { decision } = input.data;
  const { levelAfter: applied } = last;
  const raised = !isAbove(decision.recommended, applied);
  const held = isDoubted(decision, applied) && !raised;
  const review = { ...decision.review, required: false, reasons: [] };
  const wouldLift = isDoubted(decision, applied) ? null : decision.wouldLift;
  return { ...input, data: { ...input.data, decision: { ...decision, applied, held, review, wouldLift } } };
}

const isDoubted = ({ recommended, held }: ReportInput['data']['decision'], applied: VerificationLevel): boolean =>
  held || isAbove(recommended, applied);
