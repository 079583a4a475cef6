import type { RankedResult } from '@corroborate/domain';
import { MODE_PROFILES } from '../../investigation.thresholds';
import { selectPagesToRead } from './reading-list.policy';

const result = (site: string, n: number): RankedResult => ({
  url: `https://${site}/${n}`,
  canonicalUrl: `https://${site}/${n}`,
  site,
  title: '',
  snippet: '',
  engineDate: null,
  foundBy: [],
  score: 1,
  reasons: [],
});
const profile = { ...MODE_PROFILES.quick, maxPages: 4, maxPagesPerSite: 2 };

describe('reading list', () => {
  it('prefers many sites over many pages of one site', () => {
    const list = selectPagesToRead(
      [result('a.org', 1), result('a.org', 2), result('a.org', 3), result('b.org', 1)],
      new Set(),
      profile,
    );
    expect(list.map((r) => r.url)).toEqual([
      'https://a.org/1',
      'https://a.org/2',
      'https://b.org/1',
      'https://a.org/3',
    ]);
  });

  it('never lists a page for reading that was read in an earlier round', () => {
    const list = selectPagesToRead([result('a.org', 1), result('b.org', 1)], new Set(['https://a.org/1']), profile);
    expect(list.map((r) => r.url)).toEqual(['https://b.org/1']);
  });

  it('stops at the page limit of the mode', () => {
    const many = Array.from({ length: 20 }, (_, i) => result(`s${i}.org`, 1));
    expect(selectPagesToRead(many, new Set(), profile)).toHaveLength(4);
  });
});
