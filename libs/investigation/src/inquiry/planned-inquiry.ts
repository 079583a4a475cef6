import type { Claim } from '@corroborate/domain';
import { planInquiry, mergePlannedQuestions } from '@corroborate/verification';
import type { StageInput } from '../stages/stage';

/** Questions of the approved plan; without one, those of the templates and of the model's plan from the first round. */
export const plannedInquiry = (
  { topic, plan, history }: Pick<StageInput, 'topic' | 'history'> & Partial<Pick<StageInput, 'plan'>>,
  claims: Claim[],
) => plan?.inquiry ?? mergePlannedQuestions(planInquiry(topic, claims), history.plannedCase());
