import { isUselessSearchTerm } from './search-term.policy';

it.each([
  ['the', true],
  ['Watch', true],
  ['Two', false],
  ['us', true],
  ['US', false],
  ['U.S', false],
  ['bridge', false],
])('says whether “%s” is useless as a search term', (word, nothing) => expect(isUselessSearchTerm(word)).toBe(nothing));
