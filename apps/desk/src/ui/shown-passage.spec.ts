import { addOpeningQuote, shownPassage } from './shown-passage';

const QUOTE = 'Chief arrested By Hal Drury Posted: 10/17/2026';
const TEXT = 'Chief arrested · By Hal Drury · Posted: 10/17/2026';
const cards = [{ source_id: 7, key_finding: { text: TEXT, quote: QUOTE } }];

describe('the passage shown for a source', () => {
  it('shows the text from the card of a source as its passage', () => {
    expect(shownPassage({ source_id: 7, passage: QUOTE }, cards)).toBe(TEXT);
  });

  it('shows the original passage of a source if it was corrected since, or if there is no card', () => {
    expect(shownPassage({ source_id: 7, passage: 'Another one.' }, cards)).toBe('Another one.');
    expect(shownPassage({ source_id: 8, passage: QUOTE }, cards)).toBe(QUOTE);
    expect(shownPassage({ source_id: 7, passage: null })).toBeNull();
  });

  it.each([
    ['I voted to close it,” Fosse said.', '“I voted to close it,” Fosse said.'],
    ['It is not closing," Engen said.', '"It is not closing," Engen said.'],
    ['He said “no” and left.', 'He said “no” and left.'],
    ['It holds a 12" pipe and a 9" pipe.', 'It holds a 12" pipe and a 9" pipe.'],
    ['No quotation.', 'No quotation.'],
  ])('opens a quotation of which only the end is in the passage: %s', (passage, shown) => {
    expect(addOpeningQuote(passage)).toBe(shown);
  });
});
