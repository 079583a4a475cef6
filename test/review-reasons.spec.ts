import { REVIEW_REASON_FACTS } from '@corroborate/domain';
import { reviewReasons } from '../apps/desk/src/messages/en/review-reasons';

describe('a reason for review', () => {
  it('gives each reason for review the same label at the desk and in the documentation', () => {
    const labels = Object.entries(REVIEW_REASON_FACTS).map(([reason, { label }]) => [reason, label]);
    expect(reviewReasons).toEqual(Object.fromEntries(labels));
  });
});
