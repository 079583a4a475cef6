import { createReason, type Cluster, type ClusterMerge, type SourceView } from '@corroborate/domain';
import { buildSourceView } from '@corroborate/domain/testing';
import { decideInput } from '../testing/builders';
import { countIndependentSources } from './count-independent-sources.policy';
import { findChainExclusion } from './citation-chain.policy';

/** `b` takes its whole report from `a`. */
const from = (a: number, b: number, rests = true): ClusterMerge => ({
  kind: 'citation',
  a,
  b,
  why: createReason('voice.leans-on', { outlet: `Outlet ${a}`, cue: 'reported', shownBy: 'no own source' }),
  ...(rests ? { rests: true } : {}),
});
const unread = (id: number, topics: boolean): ClusterMerge => ({
  ...from(id, id),
  why: createReason('voice.leans-on-unread', { outlet: 'the Bugle', site: 'bugle.example', topics }),
});
const cluster = (members: SourceView[], reasons: ClusterMerge[]): Cluster => ({
  id: 'v1',
  sourceIds: members.map(({ id }) => id),
  representativeId: 1,
  reasons,
});
const why = (members: SourceView[], reasons: ClusterMerge[], of = members[0]!) =>
  findChainExclusion(of, cluster(members, reasons), members);

const [agency, paper, other] = [buildSourceView(1, { tier: 1 }), buildSourceView(2), buildSourceView(3)];
const junk = buildSourceView(9, { tier: 4, name: 'Junk' });

describe('report that relies on another', () => {
  it.each<[string, SourceView[], ClusterMerge[], number]>([
    ['directly', [agency, junk], [from(9, 1)], 1],
    ['through one credible newspaper', [agency, paper, junk], [from(2, 1), from(9, 2)], 2],
    ['through two newspapers', [agency, paper, other, junk], [from(2, 1), from(3, 2), from(9, 3)], 3],
  ])('excludes a report that relies on a source that is not credible, %s', (_, members, reasons, hands) =>
    expect(why(members, reasons)).toEqual(createReason('count.rests-on', { name: 'Junk', hands })),
  );

  it.each<[string, Partial<SourceView>]>([
    ['an unknown site', { tier: 3 }],
    ['satire', { kind: 'satire', tier: 2 }],
    ['a forum', { kind: 'forum', tier: 2 }],
  ])('excludes a report that relies on %s', (_, given) =>
    expect(why([agency, buildSourceView(9, given)], [from(9, 1)])?.code).toBe('count.rests-on'),
  );

  const corrected = {
    stance: 'mentions',
    strength: 0.4,
    passage: null,
    reasons: [createReason('caution.corrected', { notice: 'n' })],
  };
  it.each([
    ['denies the report', { ...buildSourceView(2).stance, stance: 'disputes' }],
    ['corrects the report', corrected],
  ])('excludes a report if the page it cites now %s', (_, stance) => {
    const changed = buildSourceView(2, { name: 'The Post', stance: stance as SourceView['stance'] });
    expect(why([agency, changed], [from(2, 1)])).toEqual(
      createReason('count.rests-on-withdrawn', { name: 'The Post', hands: 1 }),
    );
  });

  it('excludes a report that relies on any page of the topic’s site', () => {
    const topic = buildSourceView(8, { isTopicPage: true, site: 'notes.example' });
    const page = buildSourceView(9, { site: 'notes.example', name: 'Notes' });
    expect(why([agency, paper, page, topic], [from(2, 1), from(9, 2)])).toEqual(
      createReason('count.rests-on-topic', { name: 'Notes', hands: 2 }),
    );
  });

  it.each([
    [true, 'count.rests-on-topic'],
    [false, 'count.rests-on'],
  ] as const)(
    'gives reliance on the topic as exclusion reason for an unread page only if it is the topic’s own: %s',
    (topics, code) =>
      expect(why([agency, paper], [from(2, 1), unread(2, topics)])).toEqual(
        createReason(code, { name: 'the Bugle', hands: 2 }),
      ),
  );
});

describe('report that does not rely on another', () => {
  it.each<[string, SourceView[], ClusterMerge[]]>([
    ['relies on no other report', [agency, junk], []],
    ['other reports rely on it', [agency, junk], [from(1, 9)]],
    ['mentions the other only in passing', [agency, junk], [from(9, 1, false)]],
    ['relies on a credible report', [agency, paper], [from(2, 1)]],
    [
      'relies on a report that mentions the other only in passing',
      [agency, paper, junk],
      [from(2, 1), from(9, 2, false)],
    ],
    ['has one chain that ends at a credible source', [agency, paper, junk], [from(9, 1), from(2, 1)]],
    ['two reports credit each other', [agency, junk], [from(9, 1), from(1, 9)]],
    ['an editor removed the other from the group', [agency], [from(9, 1)]],
  ])('counts: %s', (_, members, reasons) => expect(why(members, reasons)).toBeNull());
});

describe('source group whose chain ends at a source that is not credible', () => {
  const sources = [agency, paper, junk];
  const count = (of: SourceView[]) =>
    countIndependentSources(decideInput({ sources: of, clusters: [cluster(of, [from(2, 1), from(9, 2)])] }));

  it('does not count, and names for each page the source it relies on', () => {
    expect(count(sources).counted).toEqual([]);
    expect(count(sources).excluded.map(({ source, reason }) => [source.id, reason])).toEqual([
      [1, createReason('count.rests-on', { name: 'Junk', hands: 2 })],
      [2, createReason('count.rests-on', { name: 'Junk', hands: 1 })],
    ]);
  });

  it('counts once an editor rates its last source as credible', () =>
    expect(count([agency, paper, { ...junk, tier: 2 }]).counted).toHaveLength(1));
});
