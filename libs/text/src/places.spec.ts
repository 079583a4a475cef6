import { findPlaceName } from './exonyms';
import { indexNames } from './names';
import { regionsOverlap } from './regions';

describe('place names', () => {
  it.each([
    ['Munich', 'Fire in München: two hurt', true],
    ['München', 'Fire in Munich', true],
    ['Elm', 'The Elmton fire', false],
    ['Elm Valley', 'ELM VALLEY, Vt. (Wire)', true],
  ])('finds a place name only where the text names that place: %s in “%s”', (place, text, named) =>
    expect(findPlaceName(indexNames(text), place)).toBe(named),
  );

  it('treats regions as overlapping if one equals or contains the other', () => {
    expect(regionsOverlap(['ohio', 'vermont'], ['vermont'])).toBe(true);
    expect(regionsOverlap(new Set(['ontario']), ['canada'])).toBe(true);
    expect(regionsOverlap(['ohio'], ['vermont'])).toBe(false);
    expect(regionsOverlap([], ['vermont'])).toBe(false);
  });
});
