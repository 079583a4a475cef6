import { isAbove, type VerificationLevel } from '@corroborate/domain';
import type { CorrectionEffect } from '@corroborate/db';

/** What a person is asked to approve: never less than the topic has, since no level is ever lowered by a rule. */
export const levelToApprove = (stands: VerificationLevel, recommended: VerificationLevel): VerificationLevel =>
  isAbove(recommended, stands) ? recommended : stands;

/** What follows of a decision that was made again, with nothing to approve that is less than the topic has. */
export function approvable(effect: CorrectionEffect, stands: VerificationLevel): CorrectionEffect {
  const recommendedLevel = levelToApprove(stands, effect.recommendedLevel);
  return { ...effect, recommendedLevel, review: effect.review && { ...effect.review, recommendedLevel } };
}
