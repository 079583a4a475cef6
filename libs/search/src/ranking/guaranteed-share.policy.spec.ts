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

describe('the share of trusted groups', () => {
  it('is kept for each group, in the order of the ranking', () => {
    const ranked = [...many, result('outlet', 60, 'trusted-outlets'), result('office', 50, 'trusted-officials')];
    const kept = names(withGuaranteedShare(ranked, 10));
    expect(kept).toEqual([...names(many.slice(0, 8)), 'outlet', 'office']);
  });

  it('is one result for a single site', () => {
    const sites = ['a', 'b'].flatMap((site) =>
      [1, 2].map((at) => result(`${site}${at}`, 60 - at, `trusted-site:${site}.example`)),
    );
    const kept = names(withGuaranteedShare([...many, ...sites], 20));
    expect(kept.filter((name) => /^[ab]/.test(name))).toEqual(['a1', 'b1']);
  });

  it('is a share and no more: the rest is by rank', () => {
    const outlets = Array.from({ length: 5 }, (_, at) => result(`o${at}`, 60 - at, 'trusted-outlets'));
    const kept = names(withGuaranteedShare([...many, ...outlets], 20));
    expect(kept.filter((name) => name.startsWith('o'))).toEqual(['o0', 'o1']);
  });

  it('is owed to nothing that is about something else', () =>
    expect(names(withGuaranteedShare([...many, result('outlet', 12, 'trusted-outlets')], 10))).toEqual(
      names(many.slice(0, 10)),
    ));

  it('changes nothing where no group was asked, or all results fit', () => {
    expect(withGuaranteedShare(many, 10)).toEqual(many.slice(0, 10));
    const few = [...many.slice(0, 3), result('outlet', 60, 'trusted-outlets')];
    expect(withGuaranteedShare(few, 10)).toEqual(few);
    expect(withGuaranteedShare(few, 0)).toEqual([]);
  });
});
