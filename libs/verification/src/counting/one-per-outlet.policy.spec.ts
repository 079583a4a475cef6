import { buildSourceView } from '@corroborate/domain/testing';
import type { CountedGroup } from './counting.types';
import { selectOnePerOutlet } from './count-independent-sources.policy';

const group = (...pages: [id: number, site: string, name?: string, owner?: string][]): CountedGroup => ({
  cluster: {
    id: `v${pages[0]?.[0]}`,
    sourceIds: pages.map(([id]) => id),
    representativeId: pages[0]?.[0] ?? 0,
    reasons: [],
  },
  sources: pages.map(([id, site, name = site, ownerGroup = null]) => buildSourceView(id, { site, name, ownerGroup })),
});
const countOf = (...groups: CountedGroup[]) => selectOnePerOutlet(groups).counted.length;

describe('one source per outlet', () => {
  it.each<[string, CountedGroup[]]>([
    ['two pages of one site', [group([1, 'harborpost.example']), group([2, 'harborpost.example'])]],
    ['two top-level domains of one outlet', [group([1, 'harborpost.example']), group([2, 'harborpost.co.uk'])]],
    ['two outlets with the same owner', [group([1, 'a.example', 'A', 'Vane']), group([2, 'b.example', 'B', 'Vane'])]],
    [
      'an edition on another domain',
      [group([1, 'harborpost.example', 'Harbor Post']), group([2, 'harborpostespanol.example', 'Harbor Post Español'])],
    ],
    [
      'a short domain of the same outlet',
      [group([1, 'harborpost.example', 'The Harbor Post']), group([2, 'post.example', 'Harbor Post'])],
    ],
  ])('counts %s as one', (_, groups) => expect(countOf(...groups)).toBe(1));

  it.each<[string, CountedGroup[]]>([
    ['two outlets', [group([1, 'harborpost.example']), group([2, 'elmherald.example'])]],
    [
      'outlets that share a word in their names',
      [group([1, 'dailynews.example', 'Daily News']), group([2, 'nydailynews.example', 'Larkspur Daily News'])],
    ],
    [
      'two newspapers with similar domains but different names',
      [group([1, 'independent.example', 'The Independent']), group([2, 'independent.ie', 'Larkspur Independent'])],
    ],
    [
      'an agency report that a second outlet also prints',
      [group([1, 'harborpost.example']), group([2, 'harborpost.example'], [3, 'agency.example'])],
    ],
    [
      'an agency report and its reprint, in reverse order',
      [group([2, 'harborpost.example'], [3, 'agency.example']), group([1, 'harborpost.example'])],
    ],
  ])('counts %s as two', (_, groups) => expect(countOf(...groups)).toBe(2));

  it('counts three pages from two outlets as two sources', () =>
    expect(
      countOf(
        group([1, 'harborpost.example'], [2, 'elmherald.example']),
        group([3, 'harborpost.example'], [4, 'elmherald.example']),
        group([5, 'elmherald.example']),
      ),
    ).toBe(2));
});
