import { placeNamed } from './exonyms';
import { indexNames } from './names';
import { regionsMeet } from './regions';

describe('places', () => {
  it.each([
    ['Munich', 'Fire in München: two hurt', true],
    ['München', 'Fire in Munich', true],
    ['Elm', 'The Elmton fire', false],
    ['Elm Valley', 'ELM VALLEY, Vt. (Wire)', true],
  ])('know whether %s is named in “%s”', (place, text, named) =>
    expect(placeNamed(indexNames(text), place)).toBe(named),
  );

  it('meet where one region is or holds another', () => {
    expect(regionsMeet(['ohio', 'vermont'], ['vermont'])).toBe(true);
    expect(regionsMeet(new Set(['ontario']), ['canada'])).toBe(true);
    expect(regionsMeet(['ohio'], ['vermont'])).toBe(false);
    expect(regionsMeet([], ['vermont'])).toBe(false);
  });
});
