import { createReason, type Reason } from '@corroborate/domain';
import type { PageCase } from '../../rules/case/page-case';
import type { Finding } from '../../rules/case/rule.types';

/**
 * A fact check repeats the claim that it rates, so its text supports nothing. Only a rating that means true supports
 * (rule `fact-check`), and a different rating in the text also removes support.
 */
export function findContraryRating(c: PageCase, { rule }: Finding): Reason | null {
  if (rule === 'fact-check') return null;
  const { claimReviews, schemaTypes } = c.article;
  const isFactCheck = claimReviews.length > 0 || schemaTypes.some((type) => /^ClaimReview$/i.test(type));
  const stated = c.rating();
  if (!isFactCheck && (stated === null || stated === 'true')) return null;
  return createReason('caution.not-rated-true', { rating: claimReviews[0]?.rating.slice(0, 60) ?? stated });
}
