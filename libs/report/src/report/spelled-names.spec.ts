import { millCase } from '../testing';
import { withSpelledNames } from './spelled-names';

const namesOf = (site: string, text: string) => {
  const input = millCase();
  const sources = input.data.sources.map((view) => (view.id === 11 ? { ...view, site, name: site } : view));
  const [page] = [...input.pages.values()];
  if (!page) throw new Error('The case has no page');
  const pages = new Map([...input.pages, [11, { ...page, text }] as const]);
  return withSpelledNames({ data: { ...input.data, sources }, pages }).data.sources[0]?.name;
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
