import { allMatches } from './all-matches';

it('finds every match in order with index and groups, or none, and leaves the pattern unchanged', () => {
  const pattern = /(?<first>[a-z])\d/g;
  expect(allMatches('a1 - b2', pattern).map(({ index, groups }) => [index, groups?.first])).toEqual([
    [0, 'a'],
    [5, 'b'],
  ]);
  expect(allMatches('- -', pattern)).toEqual([]);
  expect(allMatches('a1', pattern)).toHaveLength(1);
  expect(pattern.lastIndex).toBe(0);
});

it('continues after empty matches, even between the halves of a surrogate pair', () => {
  expect(allMatches('a😀b', /x*/gu).map(({ index }) => index)).toEqual([0, 1, 3, 4]);
});

it('throws on a pattern without the global flag', () => {
  expect(() => allMatches('a', /a/)).toThrow(TypeError);
});
