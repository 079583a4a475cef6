import { t } from '../../messages';
type UnknownObject = Record<string, unknown>;

const toObject = (value: unknown): UnknownObject =>
  typeof value === 'object' && value !== null ? (value as UnknownObject) : {};
const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Fields of a ClaimReview that matter to people, with a rating such as "True (5 of 5)". */
export function readReview(review: object) {
  const { claimReviewed, reviewRating } = review as UnknownObject;
  const { alternateName, ratingValue, bestRating } = toObject(reviewRating);
  return {
    claim: toText(claimReviewed),
    rating: t('report.rating', { name: toText(alternateName), value: toText(ratingValue), best: toText(bestRating) }),
  };
}

/** Markup for a page. `<` is escaped so that no claim can close the script element. */
export const toMarkup = (review: object): string =>
  `<script type="application/ld+json">\n${JSON.stringify(review, null, 2).replaceAll('<', '\\u003c')}\n</script>`;
