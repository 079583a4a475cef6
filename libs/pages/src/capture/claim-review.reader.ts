import type { ClaimReviewMarkup } from '@corroborate/domain';
import { firstNonEmptyText } from '@corroborate/text';
import { parseMachineDate } from '../dates/date.parse';
import { readNodeText, getNodeTypes, type JsonLdNode } from '../markup/json-ld.reader';
import { PAGE_LIMITS } from '../pages.thresholds';

/** ClaimReview blocks of the page's own JSON-LD, except those without claim or rating. */
export function readClaimReviews(nodes: JsonLdNode[]): ClaimReviewMarkup[] {
  const reviews = nodes.filter((node) => getNodeTypes(node).some((type) => /^ClaimReview$/i.test(type)));
  return reviews.slice(0, PAGE_LIMITS.maxClaimReviews).flatMap((node) => {
    const item = (node.itemReviewed ?? {}) as JsonLdNode;
    const rating = (Array.isArray(node.reviewRating) ? node.reviewRating[0] : node.reviewRating) as
      JsonLdNode | undefined;
    const claim = firstNonEmptyText(
      [readNodeText(node.claimReviewed), readNodeText(item.name, 'text'), readNodeText(item.text)],
      1000,
    );
    const verdict = firstNonEmptyText(
      [
        rating ? (readNodeText(rating.alternateName) ?? readNodeText(rating.name)) : null,
        rating ? formatNumericRating(rating) : null,
      ],
      PAGE_LIMITS.maxFieldChars,
    );
    if (!claim || !verdict) return [];
    const date = readNodeText(node.datePublished);
    const parsed = date ? parseMachineDate(date, true) : null;
    return [
      {
        claim,
        rating: verdict,
        publisher: firstNonEmptyText(
          [readNodeText(node.author, 'name'), readNodeText(node.publisher, 'name')],
          PAGE_LIMITS.maxFieldChars,
        ),
        date: parsed ? new Date(parsed.time).toISOString() : null,
        ...scaleOf(rating),
      },
    ];
  });
}

function scaleOf(rating: JsonLdNode | undefined): Pick<ClaimReviewMarkup, 'scale'> {
  const [value, best, worst] = ['ratingValue', 'bestRating', 'worstRating'].map((key) => numberOf(rating?.[key]));
  return value == null || best == null ? {} : { scale: { value, best, worst: worst ?? null } };
}

function numberOf(value: unknown): number | null {
  const text = readNodeText(value)?.trim() ?? '';
  return text === '' || !Number.isFinite(Number(text)) ? null : Number(text);
}

/** "2 of 5" if the rating has only numbers, whose meaning is up to the publisher. */
function formatNumericRating(rating: JsonLdNode): string | null {
  const value = readNodeText(rating.ratingValue);
  const best = readNodeText(rating.bestRating);
  if (!value) return null;
  return best ? `${value} of ${best}` : value;
}
