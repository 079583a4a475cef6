import type { PlannedQuery, RankedResult } from '@corroborate/domain';
import type { NamedOutlet } from '@corroborate/origin';
import { searchNamedOutlets, type NamedInput } from './named.search';

const LEDGER: NamedOutlet = { key: 'oak ledger', name: 'the Oak Ledger', site: 'ledger.com', fromIds: [7] };
const POST: NamedOutlet = { key: 'evening post', name: 'the Evening Post', site: null, fromIds: [8] };
const result = (url: string): RankedResult => ({
  url,
  canonicalUrl: url,
  site: '',
  title: '',
  snippet: '',
  foundBy: [],
  score: 1,
  reasons: [],
  engineDate: null,
});

/** A web that returns these pages for every query; records queries and reads. */
async function looked(pages: string[], given: Partial<NamedInput> = {}) {
  const asked: PlannedQuery[] = [];
  const read: [string, number | null][] = [];
  const names = await searchNamedOutlets({
    topic: { title: 'The mill at Elm Valley closes in May' },
    outlets: [LEDGER, POST],
    queries: [],
    before: [],
    most: 2,
    ask: async (query) => {
      asked.push(query);
      return { results: pages.map(result) };
    },
    read: async (results, fromId) =>
      void read.push(...results.map(({ url }): [string, number | null] => [url, fromId])),
    known: () => new Set(['https://ledger.com/known']),
    ...given,
  });
  return { asked: asked.map(({ text }) => text), read, names };
}

describe('search for newsrooms named without a URL', () => {
  it('uses their site if it is known, else their name', async () =>
    expect((await looked([])).asked).toEqual([
      'site:ledger.com The mill at Elm Valley',
      '"the Evening Post" The mill at Elm Valley',
    ]));

  it('uses the words of the plainest query of the plan', async () => {
    const plan = (strategy: string, text: string): PlannedQuery => ({ strategy, text, reason: '' });
    const queries = [plan('exact-phrase', '"The mill closes"'), plan('keywords', 'mill Elm closes')];
    expect((await looked([], { queries })).asked[0]).toBe('site:ledger.com mill Elm closes');
  });

  it('reads only their own pages, with the citing page as parent', async () => {
    const { read } = await looked([
      'https://ledger.com/mill',
      'https://other.com/mill',
      'https://eveningpost.com/mill',
    ]);
    expect(read).toEqual([
      ['https://ledger.com/mill', 7],
      ['https://eveningpost.com/mill', 8],
    ]);
  });

  it('reads a few pages of each, none twice', async () => {
    const pages = ['known', 'one', 'two', 'three'].map((name) => `https://ledger.com/${name}`);
    expect((await looked(pages)).read.map(([url]) => url)).toEqual([
      'https://ledger.com/one',
      'https://ledger.com/two',
    ]);
  });

  it('does not repeat in a later round', async () => {
    const { asked, names } = await looked([], { before: ['ledger.com'] });
    expect(asked).toHaveLength(1);
    expect(names).toEqual(['ledger.com', 'evening post']);
  });

  it('limits the searches for newsrooms named without a URL by mode', async () => {
    expect((await looked([], { most: 1 })).asked).toHaveLength(1);
    expect(await looked([], { most: 0 })).toMatchObject({ asked: [], names: [] });
  });
});
