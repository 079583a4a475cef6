import { allMatches } from './all-matches';

it('finds every match in order with its place and groups, or none, and leaves the pattern as it was', () => {
  const pattern = /(?<first>[a-z])\d/g;
  expect(allMatches('a1 - b2', pattern).map(({ index, groups }) => [index, groups?.first])).toEqual([
    [0, 'a'],
    [5, 'b'],
  ]);
  expect(allMatches('- -', pattern)).toEqual([]);
  expect(allMatches('a1', pattern)).toHaveLength(1);
  expect(pattern.lastIndex).toBe(0);
});
