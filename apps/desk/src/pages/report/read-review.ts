import { t } from '../../messages';
type Loose = Record<string, unknown>;

const inside = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});
const said = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** The fields of a ClaimReview relevant to people, with a rating such as "True (5 of 5)". */
export function readReview(review: object) {
  const { claimReviewed, reviewRating } = review as Loose;
  const { alternateName, ratingValue, bestRating } = inside(reviewRating);
  return {
    claim: said(claimReviewed),
    rating: t('report.rating', { name: said(alternateName), value: said(ratingValue), best: said(bestRating) }),
  };
}

/** Markup for a page. `<` is escaped so that no claim can close the script element. */
export const asMarkup = (review: object): string =>
  `<script type="application/ld+json">\n${JSON.stringify(review, null, 2).replaceAll('<', '\\u003c')}\n</script>`;
