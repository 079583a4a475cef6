type Loose = Record<string, unknown>;

const inside = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});
const said = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** What a person wants to see of a ClaimReview, with a rating such as "True (5 of 5)"; the rest is for machines. */
export function readReview(review: object) {
  const { claimReviewed, reviewRating } = review as Loose;
  const { alternateName, ratingValue, bestRating } = inside(reviewRating);
  return { claim: said(claimReviewed), rating: `${said(alternateName)} (${said(ratingValue)} of ${said(bestRating)})` };
}

/** As it goes into a page. `<` is written so that no claim can end the script it stands in. */
export const asMarkup = (review: object): string =>
  `<script type="application/ld+json">\n${JSON.stringify(review, null, 2).replaceAll('<', '\\u003c')}\n</script>`;
