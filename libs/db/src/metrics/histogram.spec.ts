import { quantileOf } from './histogram';

describe('a quantile of counted values', () => {
  const histogram = { values: [10, 20, 40], counts: [2, 1, 1] };

  it.each([
    [0, 10],
    [0.5, 15],
    [2 / 3, 20],
    [0.95, 37],
    [1, 40],
  ])('at %d is what it is in the row of all values', (share, value) =>
    expect(quantileOf(histogram, share)).toBeCloseTo(value, 9),
  );

  it('is the value itself where there is one, and none where there is nothing', () => {
    expect(quantileOf({ values: [7], counts: [1] }, 0.99)).toBe(7);
    expect(quantileOf({ values: [], counts: [] }, 0.5)).toBeNull();
  });
});
