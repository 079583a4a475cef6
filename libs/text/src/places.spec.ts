import { findPlaceName } from './exonyms';
import { indexNames } from './names';
import { regionsOverlap } from './regions';

describe('places', () => {
  it.each([
    ['Munich', 'Fire in München: two hurt', true],
    ['München', 'Fire in Munich', true],
    ['Elm', 'The Elmton fire', false],
    ['Elm Valley', 'ELM VALLEY, Vt. (Wire)', true],
  ])('know whether %s is named in “%s”', (place, text, named) =>
    expect(findPlaceName(indexNames(text), place)).toBe(named),
  );

  it('meet where one region is or holds another', () => {
    expect(regionsOverlap(['ohio', 'vermont'], ['vermont'])).toBe(true);
    expect(regionsOverlap(new Set(['ontario']), ['canada'])).toBe(true);
    expect(regionsOverlap(['ohio'], ['vermont'])).toBe(false);
    expect(regionsOverlap([], ['vermont'])).toBe(false);
  });
});
