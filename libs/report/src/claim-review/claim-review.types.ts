interface Organization {
  '@type': 'Organization';
  name: string;
  url?: string;
}

interface CreativeWork {
  '@type': 'CreativeWork';
  url: string;
}

/**
 * schema.org/ClaimReview with the fields that search engines document:
 * https://developers.google.com/search/docs/appearance/structured-data/factcheck
 */
export interface ClaimReview {
  '@context': 'https://schema.org';
  '@type': 'ClaimReview';
  /** Required: URL of the fact check, on the domain that carries the markup. */
  url: string;
  datePublished: string;
  /** Required. */
  claimReviewed: string;
  author?: Organization;
  /** Required, with `alternateName`. 1 is false, 5 is true. */
  reviewRating: {
    '@type': 'Rating';
    ratingValue: number;
    bestRating: number;
    worstRating: number;
    alternateName: string;
  };
  itemReviewed: {
    '@type': 'Claim';
    author?: Organization;
    datePublished?: string;
    appearance?: CreativeWork[];
    firstAppearance?: CreativeWork;
  };
}
