import { findQuote } from './find-quote.policy';

const page = (sourceId: number, text: string) => ({ sourceId, text });
const PAGE = page(
  1,
  'The ferry struck rocks on Friday. All 163 people aboard were rescued by the coast guard.\n\n' +
    'The “captain” of the ferry was not arrested.',
);

describe('finding a quote in what was kept of a case', () => {
  it('finds words verbatim, and says where', () => {
    expect(findQuote('All 163 people aboard were rescued', [page(2, 'Nothing of it.'), PAGE])).toEqual({
      verdict: 'VERIFIED',
      places: [{ sourceId: 1, passage: 'All 163 people aboard were rescued', exact: true }],
      searched: 2,
    });
  });

  it.each([
    [
      'blanks and capitals',
      'all 163 people\naboard were rescued',
      'All 163 people aboard were rescued by the coast guard.',
    ],
    ['quotation marks', 'The captain of the ferry was not arrested', 'The “captain” of the ferry was not arrested.'],
    ['an ellipsis', 'The ferry struck rocks … rescued by the coast guard', 'The ferry struck rocks on Friday.'],
  ])('finds words that differ in %s, and shows those of the page', (_, quote, passage) => {
    const { verdict, places } = findQuote(quote, [PAGE]);
    expect({ verdict, exact: places[0]?.exact }).toEqual({ verdict: 'VERIFIED', exact: false });
    expect(places[0]?.passage).toContain(passage);
  });

  it('does not take parts in another order for a quote', () => {
    expect(findQuote('rescued by the coast guard … The ferry struck rocks', [PAGE]).verdict).toBe('NOT_FOUND');
  });

  it.each([
    ['another figure', 'All 136 people aboard were rescued by the coast guard', 'All 163 people aboard'],
    ['a no', 'The captain of the ferry was arrested', 'was not arrested'],
  ])('shows the sentence that speaks against it with %s', (_, quote, passage) => {
    const { verdict, places } = findQuote(quote, [PAGE]);
    expect(verdict).toBe('CONTRADICTED');
    expect(places[0]?.passage).toContain(passage);
  });

  it('says of what nobody wrote that it is not found', () => {
    expect(findQuote('The mayor opened a library', [PAGE])).toEqual({ verdict: 'NOT_FOUND', places: [], searched: 1 });
  });

  it('says that there is nothing to look through where every text was let go', () => {
    expect(findQuote('The ferry', [page(1, ''), page(2, ' \n')])).toEqual({
      verdict: 'NO_EVIDENCE',
      places: [],
      searched: 0,
    });
    expect(findQuote('The ferry', []).verdict).toBe('NO_EVIDENCE');
  });

  it('takes no two words for a denial', () => {
    expect(findQuote('He arrested', [page(1, 'He was not arrested.')]).verdict).toBe('NOT_FOUND');
  });
});
