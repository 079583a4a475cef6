import { isUselessSearchTerm } from './search-term.policy';

it.each([
  ['the', true],
  ['Watch', true],
  ['Two', false],
  ['us', true],
  ['US', false],
  ['U.S', false],
  ['bridge', false],
])('returns for “%s” whether it is useless', (word, nothing) => expect(isUselessSearchTerm(word)).toBe(nothing));
