import { containment, sharedPortion, shingles } from './shingles';

describe('shingles', () => {
  const part = shingles('The bridge was closed on Monday', 3);
  const whole = shingles('Police said the bridge was closed on Monday night', 3);

  it('are runs of so many words, whatever their case and marks', () => {
    expect([...shingles('A “b” C, d', 3)]).toEqual(['a b c', 'b c d']);
    expect(shingles('one two', 3).size).toBe(0);
  });

  it('tell what share of one text stands in another', () =>
    expect([sharedPortion(part, whole), sharedPortion(new Set(), whole)]).toEqual([1, 0]));

  it('tell containment of the smaller either way', () =>
    expect(containment(part, whole)).toBe(containment(whole, part)));
});
