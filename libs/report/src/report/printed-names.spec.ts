import { millCase } from '../testing';
import { outletNamesBySite, replaceSitesByNames, withPrintedNames } from './printed-names';

const namesOf = (site: string, text: string) => {
  const input = millCase();
  const sources = input.data.sources.map((view) => (view.id === 11 ? { ...view, site, name: site } : view));
  const [page] = [...input.pages.values()];
  if (!page) throw new Error('The case has no page');
  const pages = new Map([...input.pages, [11, { ...page, text }] as const]);
  return withPrintedNames({ data: { ...input.data, sources }, pages }).data.sources[0]?.name;
};

describe('outlet known only by its host name', () => {
  it.each([
    ['elmgazette.com', 'A mill burned, the Elm Gazette reports.', 'Elm Gazette'],
    ['dailyofelm.org', 'The Daily of Elm said on Monday that it burned.', 'Daily of Elm'],
  ])('gets the name that pages use if the host name spells it: %s', (site, text, name) =>
    expect(namesOf(site, text)).toBe(name),
  );

  it.each([
    ['elmgazette.com', 'We are The New York Times, a paper of record.'],
    ['elm-news.com', 'A mill burned.'],
  ])('keeps its host name if no page uses a matching name: %s', (site, text) => expect(namesOf(site, text)).toBe(site));
});

describe('outlet names in a case', () => {
  const GAZETTE = { site: 'elmgazette.com', name: 'elmgazette.com' };

  it('recognizes an outlet name that the host name spells if a page of the case contains it', () => {
    const pages = [{ title: 'Mill burns', text: 'The Elm Gazette reports that it burned.' }];
    expect([...outletNamesBySite([GAZETTE, { site: 'kqsr7.com', name: 'KQSR 7' }], pages)]).toEqual([
      ['elmgazette.com', 'Elm Gazette'],
    ]);
    expect(outletNamesBySite([{ ...GAZETTE, name: 'Gazette' }], pages).size).toBe(0);
  });

  it('replaces host names with outlet names in sentences, but not in URLs or email addresses', () => {
    const named = [{ ...GAZETTE, name: 'Elm Gazette' }];
    expect(replaceSitesByNames('1 source leads back to elmgazette.com.', named)).toBe(
      '1 source leads back to Elm Gazette.',
    );
    for (const text of ['https://elmgazette.com/2026/mill', 'news.elmgazette.com', 'desk@elmgazette.com'])
      expect(replaceSitesByNames(text, named)).toBe(text);
    expect(replaceSitesByNames('elmgazette.com', [GAZETTE])).toBe('elmgazette.com');
  });
});
