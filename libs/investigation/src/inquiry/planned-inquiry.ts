import type { Claim } from '@corroborate/domain';
import { planInquiry } from '@corroborate/verification';
import type { StageInput } from '../stages/stage';

type Planned = Pick<StageInput, 'topic'> & Partial<Pick<StageInput, 'plan'>>;

/** The questions of the approved plan, else those of the templates: the same whenever they are asked for. */
export const plannedInquiry = ({ topic, plan }: Planned, claims: Claim[]) =>
  plan?.inquiry ?? planInquiry(topic, claims);
