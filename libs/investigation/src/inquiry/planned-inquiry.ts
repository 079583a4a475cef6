import type { Claim } from '@corroborate/domain';
import { planInquiry, withPlannedCase } from '@corroborate/verification';
import type { StageInput } from '../stages/stage';

/** The questions of the approved plan, else those of the templates and of the model that planned the first round. */
export const plannedInquiry = (
  { topic, plan, history }: Pick<StageInput, 'topic' | 'history'> & Partial<Pick<StageInput, 'plan'>>,
  claims: Claim[],
) => plan?.inquiry ?? withPlannedCase(planInquiry(topic, claims), history.plannedCase());
