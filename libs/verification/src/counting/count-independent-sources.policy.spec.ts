import { createReason, type Cluster, type SourceView } from '@corroborate/domain';
import { decideInput, disputing, supporting } from '../testing/builders';
import { buildTopic } from '@corroborate/domain/testing';
import { decide } from '../decision/decide.policy';
import { countIndependentSources } from './count-independent-sources.policy';

const RECALL = buildTopic({ title: 'Corvin Mills recalls rye flour', entities: ['Corvin Mills'] });
const company = (id: number, given: Partial<SourceView> = {}): SourceView =>
  supporting(id, [], {
    site: 'corvinmills.example',
    name: 'Corvin Mills',
    kind: 'company',
    tier: 3,
    registered: '2009-04-01T00:00:00.000Z',
    ...given,
  });
const input = (sources: SourceView[], clusters: Cluster[] = []) => decideInput({ topic: RECALL, sources, clusters });
const release = (ids: number[]): Cluster => ({
  id: `v${ids[0]}`,
  sourceIds: ids,
  representativeId: ids[0] ?? 0,
  reasons: ids.map((b) => ({ kind: 'press-release', a: ids[0] ?? 0, b, why: createReason('voice.release') })),
});

describe('company announcing its own decision', () => {
  it('counts for verified', () =>
    expect(decide(input([company(1)], [release([1])]))).toMatchObject({
      recommended: 'verified',
      independentCredible: 1,
      counted: [1],
      confidence: 75,
    }));

  it('never counts a company announcing its own decision as the last source required for certified', () => {
    const five = [2, 3, 4, 5, 6].map((id) => supporting(id));
    expect(decide(input([company(1), ...five])).recommended).toBe('verified');
    expect(decide(input([company(1), ...five, supporting(7)])).recommended).toBe('certified');
  });

  it('counts instead of the newspaper that printed its release', () => {
    const { counted, excluded } = countIndependentSources(input([company(1), supporting(2)], [release([1, 2])]));
    expect(counted.map(({ sources, own }) => [sources.map(({ id }) => id), own])).toEqual([[[1], true]]);
    expect(excluded.map(({ source, reason }) => [source.id, reason.code])).toEqual([[2, 'count.own-release']]);
  });

  it.each<[string, SourceView[], Cluster[]]>([
    ['a company disputed by a credible source', [company(1), disputing(2)], []],
    ['a company whose page is the topic’s own', [company(1, { isTopicPage: true })], []],
    [
      'a company in the same group as the topic’s page',
      [company(1), supporting(2, [], { isTopicPage: true })],
      [release([1, 2])],
    ],
    ['a company page without a quote', [company(1, { stance: { ...company(1).stance, passage: null } })], []],
    ['a company if no page has a date', [company(1, { published: null })], []],
  ])('does not count %s', (_, sources, clusters) =>
    expect(countIndependentSources(input(sources, clusters)).counted).toEqual([]),
  );
});

describe('authority that clears itself', () => {
  const topic = buildTopic({ title: 'Elmsworth officer acted lawfully on Route 9' });
  const police = supporting(1, [], { kind: 'official', tier: 1, name: 'Elmsworth Police' });

  it('does not count, with the self-serving words in the reason', () =>
    expect(countIndependentSources({ topic, sources: [police], clusters: [] })).toMatchObject({
      counted: [],
      excluded: [{ reason: createReason('count.own-favour', { word: 'officer acted lawfully' }) }],
    }));

  it.each<[string, Partial<SourceView>]>([
    ['a newspaper', { kind: 'newspaper', tier: 2 }],
    ['a court', { name: 'Court of Elmsworth' }],
  ])('does not exclude %s that makes the same statement', (_, given) =>
    expect(countIndependentSources({ topic, sources: [{ ...police, ...given }], clusters: [] }).counted).toHaveLength(
      1,
    ),
  );
});

describe('independent sources for one claim', () => {
  const said = (...ids: number[]) => {
    const { stance } = supporting(1);
    return (source: SourceView) => (ids.includes(source.id) ? stance : null);
  };
  const two = [supporting(1), supporting(2)];

  it('counts independent sources for one claim by their stance on the claim, not on the topic', () =>
    expect(countIndependentSources(input(two), said(2)).counted.map(({ sources }) => sources[0]?.id)).toEqual([2]));

  it('excludes releases, the topic’s page and satire when counting for a claim, as for the topic', () => {
    const sources = [supporting(1), supporting(2, [], { isTopicPage: true }), supporting(3, [], { kind: 'satire' })];
    expect(countIndependentSources(input(sources, [release([1])]), said(1, 2, 3)).counted).toEqual([]);
  });
});
