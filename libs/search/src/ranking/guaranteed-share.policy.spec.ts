import type { RankedResult } from '@corroborate/domain';
import { withGuaranteedShare } from './guaranteed-share.policy';

const result = (name: string, score: number, strategy = 'keywords'): RankedResult => ({
  url: `https://${name}.example/`,
  canonicalUrl: `https://${name}.example/`,
  site: `${name}.example`,
  title: name,
  snippet: '',
  engineDate: null,
  foundBy: [{ engine: 'one', strategy, rank: 1 }],
  score,
  reasons: [],
});
const names = (results: RankedResult[]) => results.map(({ title }) => title);
const many = Array.from({ length: 20 }, (_, at) => result(`n${at}`, 90 - at));

describe('guaranteed share of trusted groups', () => {
  it('reserves a share for each group, in ranking order', () => {
    const ranked = [...many, result('outlet', 60, 'trusted-outlets'), result('office', 50, 'trusted-officials')];
    const kept = names(withGuaranteedShare(ranked, 10));
    expect(kept).toEqual([...names(many.slice(0, 8)), 'outlet', 'office']);
  });

  it('reserves one result for a single site', () => {
    const sites = ['a', 'b'].flatMap((site) =>
      [1, 2].map((at) => result(`${site}${at}`, 60 - at, `trusted-site:${site}.example`)),
    );
    const kept = names(withGuaranteedShare([...many, ...sites], 20));
    expect(kept.filter((name) => /^[ab]/.test(name))).toEqual(['a1', 'b1']);
  });

  it('reserves no more than the share and fills the rest by rank', () => {
    const outlets = Array.from({ length: 5 }, (_, at) => result(`o${at}`, 60 - at, 'trusted-outlets'));
    const kept = names(withGuaranteedShare([...many, ...outlets], 20));
    expect(kept.filter((name) => name.startsWith('o'))).toEqual(['o0', 'o1']);
  });

  it('excludes results on other topics', () =>
    expect(names(withGuaranteedShare([...many, result('outlet', 12, 'trusted-outlets')], 10))).toEqual(
      names(many.slice(0, 10)),
    ));

  it('keeps the ranking if no group was queried or all results fit', () => {
    expect(withGuaranteedShare(many, 10)).toEqual(many.slice(0, 10));
    const few = [...many.slice(0, 3), result('outlet', 60, 'trusted-outlets')];
    expect(withGuaranteedShare(few, 10)).toEqual(few);
    expect(withGuaranteedShare(few, 0)).toEqual([]);
  });
});
