import { isAbove, type VerificationLevel } from '@corroborate/domain';
import type { CorrectionEffect } from '@corroborate/db';

/** What a person is asked to approve: never less than the topic has, since no level is ever lowered by a rule. */
export const levelToApprove = (current: VerificationLevel, recommended: VerificationLevel): VerificationLevel =>
  isAbove(recommended, current) ? recommended : current;

/** What follows of a decision that was made again, with nothing to approve that is less than the topic has. */
export function approvable(effect: CorrectionEffect, current: VerificationLevel): CorrectionEffect {
  const recommendedLevel = levelToApprove(current, effect.recommendedLevel);
  return { ...effect, recommendedLevel, review: effect.review && { ...effect.review, recommendedLevel } };
}
