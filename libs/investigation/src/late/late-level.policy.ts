import { isAbove, type VerificationLevel } from '@corroborate/domain';

/** What a person is asked to approve: never less than the topic has, since no level is ever lowered by a rule. */
export const levelToApprove = (stands: VerificationLevel, recommended: VerificationLevel): VerificationLevel =>
  isAbove(recommended, stands) ? recommended : stands;
