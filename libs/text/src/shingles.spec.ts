import { computeContainment, sharedPortion, shingles } from './shingles';

describe('shingles', () => {
  const part = shingles('The bridge was closed on Monday', 3);
  const whole = shingles('Police said the bridge was closed on Monday night', 3);

  it('returns shingles as runs of the given number of words, ignoring case and punctuation', () => {
    expect([...shingles('A “b” C, d', 3)]).toEqual(['a b c', 'b c d']);
    expect(shingles('one two', 3).size).toBe(0);
  });

  it('measures with shingles the share of one text that another contains', () =>
    expect([sharedPortion(part, whole), sharedPortion(new Set(), whole)]).toEqual([1, 0]));

  it('measures containment of the smaller text regardless of the order of the two texts', () =>
    expect(computeContainment(part, whole)).toBe(computeContainment(whole, part)));
});
