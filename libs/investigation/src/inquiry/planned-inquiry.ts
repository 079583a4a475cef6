import type { Claim } from '@corroborate/domain';
import { planInquiry, withPlannedCase } from '@corroborate/verification';
import type { StageInput } from '../stages/stage';

type Planned = Pick<StageInput, 'topic' | 'history'> & Partial<Pick<StageInput, 'plan'>>;

/** The questions of the approved plan, else those of the templates and of the model that planned the first round. */
export const plannedInquiry = ({ topic, plan, history }: Planned, claims: Claim[]) =>
  plan?.inquiry ?? withPlannedCase(planInquiry(topic, claims), history.plannedCase());
