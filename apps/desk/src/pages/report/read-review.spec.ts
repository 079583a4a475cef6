import { toMarkup, readReview } from './read-review';

const review = {
  '@type': 'ClaimReview',
  claimReviewed: 'The mill </script><script>alert(1)</script> burned down.',
  reviewRating: { ratingValue: 5, bestRating: 5, worstRating: 1, alternateName: 'True' },
};

describe('a review of a claim', () => {
  it('is said in a line', () => {
    expect(readReview(review)).toEqual({ claim: review.claimReviewed, rating: 'True (5 of 5)' });
  });

  it('stands in a page as one script that nothing of the claim can end', () => {
    const markup = toMarkup(review);
    expect(markup.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(JSON.parse(markup.split('\n').slice(1, -1).join('\n'))).toEqual(review);
  });

  it('says nothing of what is not there', () => expect(readReview({}).claim).toBe(''));
});
