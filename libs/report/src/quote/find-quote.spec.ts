import { findQuote } from './find-quote.policy';

const page = (sourceId: number, text: string) => ({ sourceId, text });
const PAGE = page(
  1,
  'The ferry struck rocks on Friday. All 163 people aboard were rescued by the coast guard.\n\n' +
    'The “captain” of the ferry was not arrested.',
);

describe('search for a quote in the stored texts of a case', () => {
  it('finds a verbatim quote and returns its source', () => {
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
  ])('finds a quote that differs in %s, and returns the wording of the page', (_, quote, passage) => {
    const { verdict, places } = findQuote(quote, [PAGE]);
    expect({ verdict, exact: places[0]?.exact }).toEqual({ verdict: 'VERIFIED', exact: false });
    expect(places[0]?.passage).toContain(passage);
  });

  it('does not match a quote whose parts appear in another order', () => {
    expect(findQuote('rescued by the coast guard … The ferry struck rocks', [PAGE]).verdict).toBe('NOT_FOUND');
  });

  it.each([
    ['another figure', 'All 136 people aboard were rescued by the coast guard', 'All 163 people aboard'],
    ['a no', 'The captain of the ferry was arrested', 'was not arrested'],
  ])('returns the sentence that contradicts a quote with %s', (_, quote, passage) => {
    const { verdict, places } = findQuote(quote, [PAGE]);
    expect(verdict).toBe('CONTRADICTED');
    expect(places[0]?.passage).toContain(passage);
  });

  it('reports text that no page contains as not found', () => {
    expect(findQuote('The mayor opened a library', [PAGE])).toEqual({ verdict: 'NOT_FOUND', places: [], searched: 1 });
  });

  it('reports that there is no evidence if all texts were deleted', () => {
    expect(findQuote('The ferry', [page(1, ''), page(2, ' \n')])).toEqual({
      verdict: 'NO_EVIDENCE',
      places: [],
      searched: 0,
    });
    expect(findQuote('The ferry', []).verdict).toBe('NO_EVIDENCE');
  });

  it('does not read a two-word quote as contradicted', () => {
    expect(findQuote('He arrested', [page(1, 'He was not arrested.')]).verdict).toBe('NOT_FOUND');
  });
});
