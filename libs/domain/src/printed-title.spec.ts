import { getPrintedTitle, withTitle } from './printed-title';
import { buildArticle } from './testing';

const PAGE = buildArticle('Library shut', 'It is shut.', { documentTitle: 'Library shut - Larnholm Post' });

describe('getPrintedTitle', () => {
  it('returns the full title of the document', () =>
    expect(getPrintedTitle(PAGE)).toBe('Library shut - Larnholm Post'));

  it('returns the page title if the document title adds nothing', () =>
    expect(getPrintedTitle(buildArticle('Library shut', 'It is shut.'))).toBe('Library shut'));
});

describe('withTitle', () => {
  it('drops the title of the document', () => {
    const renamed = withTitle(PAGE, 'Minutes of May');
    expect([renamed.title, getPrintedTitle(renamed), renamed.text]).toEqual([
      'Minutes of May',
      'Minutes of May',
      'It is shut.',
    ]);
  });
});
