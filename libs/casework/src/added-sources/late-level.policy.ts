import { isAbove, type VerificationLevel } from '@corroborate/domain';
import type { CorrectionEffect } from '@corroborate/db';

/** The level proposed for approval: never below the topic's current level, because rules never lower a level. */
export const approvableLevel = (current: VerificationLevel, recommended: VerificationLevel): VerificationLevel =>
  isAbove(recommended, current) ? recommended : current;

/** The effect of a recomputed decision, without proposing a level below the topic's current one. */
export function withApprovableLevel(effect: CorrectionEffect, current: VerificationLevel): CorrectionEffect {
  const recommendedLevel = approvableLevel(current, effect.recommendedLevel);
  return { ...effect, recommendedLevel, review: effect.review && { ...effect.review, recommendedLevel } };
}
