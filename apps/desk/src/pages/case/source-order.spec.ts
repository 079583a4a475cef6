import { byImportance } from './source-order';

const source = (name: string, stance: 'supports' | 'disputes' | 'mentions', credibility_tier: 1 | 2 | 3 | 4) => ({
  ...{ name, stance, credibility_tier, counts: false, stance_rule: null as string | null },
});
const order = (...sources: ReturnType<typeof source>[]) => byImportance(sources).map(({ name }) => name);

describe('the order of sources', () => {
  it('puts disputing sources before supporting ones, and the best tier first within each group', () => {
    const found = [source('s1', 'supports', 1), source('d3', 'disputes', 3), source('s2', 'supports', 2)];
    expect(order(...found, source('d2', 'disputes', 2))).toEqual(['d2', 'd3', 's1', 's2']);
  });

  it('puts counted sources before others with the same stance', () => {
    expect(order(source('other', 'supports', 1), { ...source('counted', 'supports', 2), counts: true })).toEqual([
      'counted',
      'other',
    ]);
  });

  it('puts sources that only mention the topic after weak support, and pages on another event last', () => {
    const other = { ...source('other event', 'mentions', 1), stance_rule: 'another-event' };
    expect(order(other, source('mentions', 'mentions', 1), source('weak', 'supports', 4))).toEqual([
      'weak',
      'mentions',
      'other event',
    ]);
  });
});
