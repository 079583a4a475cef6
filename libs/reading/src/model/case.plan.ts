import { checkPlan, type CaseToPlan, type PlannedCase } from '../tasks/plan-case.policy';
import type { ModelSession } from './model.session';
import { planTask } from './case.tasks';

/** Asks a model for a plan; null if none answered or nothing in the answer is usable. */
export async function planWithModel(session: ModelSession, input: CaseToPlan): Promise<PlannedCase | null> {
  const answer = await session.askNamed('first', planTask(input));
  return answer && checkPlan(answer.value, answer.name);
}
