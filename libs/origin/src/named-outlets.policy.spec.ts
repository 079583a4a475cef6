import type { Article } from '@corroborate/domain';
import { extractAttributions } from './attribution.policy';
import { isSiteOfNamed, listUnreadOutlets } from './named-outlets.policy';
import type { TraceSource } from './trace.types';

const NAMES: Record<string, string> = { 'oak ledger': 'ledger.com', 'ash tribune': 'tribune.com' };
const resolve = (name: string) => NAMES[name.toLowerCase().replace(/^the /, '')] ?? null;

function source(id: number, site: string, text: string, given: Partial<Article> = {}): TraceSource {
  const url = `https://${site}/a`;
  const article = {
    url,
    finalUrl: url,
    canonicalUrl: url,
    host: site,
    site,
    title: 'The mill closes',
    text,
    links: [],
  };
  return {
    id,
    engineDate: null,
    archivedBy: null,
    article: { outletName: null, agencyCredit: null, published: null, ...article, ...given } as unknown as Article,
    profile: { host: site, site, name: site, kind: 'newspaper', tier: 2 } as unknown as TraceSource['profile'],
  };
}
const named = (sources: TraceSource[], telling = sources.map(({ id }) => id)) =>
  listUnreadOutlets({
    sources,
    attributions: new Map(sources.map(({ id, article }) => [id, extractAttributions(article, resolve)])),
    relevant: new Set(telling),
  });

const relay = (id: number, text = 'The mill will close in May, the Oak Ledger reported on Monday.') =>
  source(id, `relay${id}.com`, text);

describe('outlets that pages name without a link', () => {
  it('lists an outlet that a page relies on without a link, with its site if the name is known', () =>
    expect(named([relay(1)])).toEqual([
      { key: 'oak ledger', name: 'the Oak Ledger', site: 'ledger.com', fromIds: [1] },
    ]));

  it('lists unknown outlets that pages name without a link if the name has several words', () =>
    expect(named([relay(1, 'The mill will close in May, according to the Vesper Evening Post.')])).toMatchObject([
      { key: 'vesper evening post', site: null },
    ]));

  it('orders outlets named without a link by number of citing pages, without duplicates', () =>
    expect(
      named([
        relay(1, 'The mill will close in May, the Ash Tribune reported.'),
        relay(2),
        relay(3, 'The mill will close in May, the Oak Ledger reported. The Oak Ledger said that 90 jobs would go.'),
      ]).map(({ site, fromIds }) => [site, fromIds]),
    ).toEqual([
      ['ledger.com', [2, 3]],
      ['tribune.com', [1]],
    ]));

  it('excludes an outlet named without a link if its page on the story was read', () =>
    expect(named([relay(1), source(2, 'ledger.com', 'The mill will close in May, its owner told us.')])).toEqual([]));

  it('lists an outlet named without a link if its only read page covers something else', () =>
    expect(named([relay(1), source(2, 'ledger.com', 'The pool reopens.')], [1])).toHaveLength(1));

  it('excludes a page’s own outlet from the outlets that it names without a link', () => {
    const text = 'The mill will close in May, its owner told the Vesper Herald. The Vesper Herald has seen the letter.';
    expect(named([source(1, 'vesperherald.com', text)])).toEqual([]);
  });

  it('excludes outlets named without a link on pages that do not report the story', () =>
    expect(named([relay(1)], [])).toEqual([]));

  it('excludes named outlets with a link to the report', () => {
    const text = 'The mill will close in May, the Oak Ledger reported on Monday.';
    const to = (url: string) => source(1, 'relay1.com', text, { links: [{ url, text: 'Oak Ledger', sentence: text }] });
    expect(named([to('https://ledger.com/mill-closes')])).toEqual([]);
    expect(named([to('https://ledger.com/')])).toHaveLength(1);
  });

  it('excludes outlets that a page mentions only in passing', () => {
    const far = `${'The mill was built long ago and grinds rye for bakers of the valley. '.repeat(30)}`;
    expect(named([relay(1, `${far}Its bread won a prize in 1999, the Oak Ledger said.`)])).toEqual([]);
  });

  it('removes query operators from the names of outlets named without a link', () =>
    expect(
      named([relay(1, 'The mill will close, according to the Vesper “site:evil.com” Evening Post.')]).every(
        ({ name }) => !/[":()]/.test(name),
      ),
    ).toBe(true));
});

describe('isSiteOfNamed', () => {
  it.each<[string | null, string, string, boolean]>([
    ['ledger.com', 'oak ledger', 'ledger.com', true],
    ['ledger.com', 'oak ledger', 'news.ledger.com', true],
    ['ledger.com', 'oak ledger', 'notledger.com', false],
    [null, 'vesper evening post', 'vespereveningpost.com', true],
    [null, 'vesper evening post', 'vesper-evening-post.example', true],
    [null, 'vesper evening post', 'eveningpost.com', false],
  ])('compares %s or “%s” with %s: %s', (site, key, found, is) => expect(isSiteOfNamed({ site, key }, found)).toBe(is));
});
