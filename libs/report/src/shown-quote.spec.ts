import { shownQuote } from './shown-quote';

describe('passage shown to readers', () => {
  it.each([
    [
      "Chief's arrest stuns Norrin Harbor; audit found gaps By Hal Drury Posted: 10/17/2026 8:00 a.m.",
      "Chief's arrest stuns Norrin Harbor; audit found gaps · By Hal Drury · Posted: 10/17/2026 8:00 a.m.",
    ],
    [
      'Plumbers find the lost mural behind a courthouse wall Friday, October 9, 2026',
      'Plumbers find the lost mural behind a courthouse wall · Friday, October 9, 2026',
    ],
    ['- The police chief was arraigned\n Friday.', 'The police chief was arraigned Friday.'],
  ])('separates headline, byline and date: %s', (quote, shown) => {
    expect(shownQuote(quote)).toBe(shown);
  });

  it.each([
    'The council meets again on Friday, October 9, 2026, at noon.',
    'The tower was struck by Lightning Bolt Posted.',
    '-12 degrees were measured.',
  ])('shows a passage unchanged if nothing was run together: %s', (quote) => {
    expect(shownQuote(quote)).toBe(quote);
  });
});
