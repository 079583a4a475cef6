import { DIALECTS, parseQuery } from './query.parser';
import { bestPassage, wantedStems } from './snippet';
import { TextIndex } from './text-index';
import { stem, splitWords } from './words';

const texts = {
  closing: [
    'Bridge closed after crack',
    'Inspectors found a crack in the bridge over the River Wend and closed it on Monday.',
  ],
  party: ['Bridge party', 'The river festival ended with a party on the bridge. Nobody was hurt.'],
  bakery: ['Bakery strikes', 'Workers of the bakery are striking for higher wages.'],
} as const;
const index = new TextIndex(
  Object.entries(texts).map(([item, [title, body]]) => ({
    item,
    title,
    body,
    source: '',
    address: `${item}.example/news/${item}.html`,
  })),
);
const find = (raw: string, minCoverage = 0.6) =>
  index.search({ clauses: parseQuery(raw, DIALECTS.google).clauses, minCoverage }).map(({ entry }) => entry.item);

describe('text index', () => {
  it('finds other forms of a word', () => {
    expect(find('striking bakeries')).toEqual(['bakery']);
    expect(['closing', 'closes', 'closed'].map(stem)).toEqual(Array(3).fill(stem('close')));
  });

  it('ranks documents with all words above those with most of them', () => {
    expect(find('crack river bridge')).toEqual(['closing', 'party']);
    expect(find('festival river bridge')).toEqual(['party', 'closing']);
  });

  it('relaxes long queries unless the engine is strict', () => {
    expect(find('inspectors crack bridge wend helicopter')).toEqual(['closing']);
    expect(find('inspectors crack bridge wend helicopter', 1)).toEqual([]);
  });

  it('requires all words of a short query', () => {
    expect(find('bridge helicopter')).toEqual([]);
  });

  it('matches quoted phrases exactly', () => {
    expect(find('"crack in the bridge"')).toEqual(['closing']);
    expect(find('"bridge in the crack"')).toEqual([]);
  });

  it('honors exclusions and sites', () => {
    expect(find('bridge -party')).toEqual(['closing']);
    expect(find('bridge site:party.example')).toEqual(['party']);
    expect(find('bridge site:example')).toHaveLength(2);
    expect(find('site:bakery.example')).toEqual(['bakery']);
  });

  it('returns nothing for a query without positive terms', () => {
    expect(find('')).toEqual([]);
    expect(find('-bridge')).toEqual([]);
  });

  it('splits scripts without spaces into pairs of characters', () => {
    expect(splitWords('地震速報')).toEqual(['地震', '震速', '速報']);
  });
});

describe('snippet selection', () => {
  it('returns the passage with most of the query words', () => {
    const text =
      'A headline about the bridge\nThe weather was fine for the third day in a row, said the office.\n' +
      'Inspectors found a long crack in the girder of the bridge on Monday evening.';
    const wanted = wantedStems(parseQuery('bridge crack', DIALECTS.google).clauses);
    expect(bestPassage(text, wanted, 120)).toMatch(/^Inspectors found/);
  });
});
