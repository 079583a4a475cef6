import { isUselessSearchTerm } from './search-term.policy';

it.each([
  ['the', true],
  ['Watch', true],
  ['Two', false],
  ['us', true],
  ['US', false],
  ['U.S', false],
  ['bridge', false],
])('knows whether “%s” asks for nothing', (word, nothing) => expect(isUselessSearchTerm(word)).toBe(nothing));
