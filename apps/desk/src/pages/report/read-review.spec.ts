import { toMarkup, readReview } from './read-review';

const review = {
  '@type': 'ClaimReview',
  claimReviewed: 'The mill </script><script>alert(1)</script> burned down.',
  reviewRating: { ratingValue: 5, bestRating: 5, worstRating: 1, alternateName: 'True' },
};

describe('the ClaimReview of a claim', () => {
  it('summarizes the ClaimReview of a claim with the claim and its rating', () => {
    expect(readReview(review)).toEqual({ claim: review.claimReviewed, rating: 'True (5 of 5)' });
  });

  it('embeds a ClaimReview as one script element that no claim text can close', () => {
    const markup = toMarkup(review);
    expect(markup.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(JSON.parse(markup.split('\n').slice(1, -1).join('\n'))).toEqual(review);
  });

  it('returns an empty claim from a ClaimReview with missing fields', () => expect(readReview({}).claim).toBe(''));
});
