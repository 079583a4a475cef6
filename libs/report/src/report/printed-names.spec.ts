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

describe('an outlet known by its address alone', () => {
  it.each([
    ['elmgazette.com', 'A mill burned, the Elm Gazette reports.', 'Elm Gazette'],
    ['dailyofelm.org', 'The Daily of Elm said on Monday that it burned.', 'Daily of Elm'],
  ])('is called as pages call it where the address spells that name: %s', (site, text, name) =>
    expect(namesOf(site, text)).toBe(name),
  );

  it.each([
    ['elmgazette.com', 'We are The New York Times, a paper of record.'],
    ['elm-news.com', 'A mill burned.'],
  ])('keeps its address where a page calls itself anything else: %s', (site, text) =>
    expect(namesOf(site, text)).toBe(site),
  );
});

describe('a case', () => {
  const GAZETTE = { site: 'elmgazette.com', name: 'elmgazette.com' };

  it('calls an outlet by the name that its address spells, wherever a page of it writes that', () => {
    const pages = [{ title: 'Mill burns', text: 'The Elm Gazette reports that it burned.' }];
    expect([...outletNamesBySite([GAZETTE, { site: 'kqsr7.com', name: 'KQSR 7' }], pages)]).toEqual([
      ['elmgazette.com', 'Elm Gazette'],
    ]);
    expect(outletNamesBySite([{ ...GAZETTE, name: 'Gazette' }], pages).size).toBe(0);
  });

  it('tells of it by that name, and keeps the address where it leads somewhere', () => {
    const named = [{ ...GAZETTE, name: 'Elm Gazette' }];
    expect(replaceSitesByNames('1 source leads back to elmgazette.com.', named)).toBe(
      '1 source leads back to Elm Gazette.',
    );
    for (const text of ['https://elmgazette.com/2026/mill', 'news.elmgazette.com', 'desk@elmgazette.com'])
      expect(replaceSitesByNames(text, named)).toBe(text);
    expect(replaceSitesByNames('elmgazette.com', [GAZETTE])).toBe('elmgazette.com');
  });
});
