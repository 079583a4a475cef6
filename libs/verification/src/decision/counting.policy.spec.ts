import {
  createReason,
  hasReason,
  type Cluster,
  type ClusterMerge,
  type Reason,
  type SourceView,
} from '@corroborate/domain';
import { buildDateRecord, buildTopic, buildSourceView } from '@corroborate/domain/testing';
import { decideInput, disputing, mentioning, supporting, unread, independentSources } from '../testing/builders';
import { tallySources } from './counting.policy';

const cluster = (sourceIds: number[], given: Partial<Cluster> = {}): Cluster => ({
  id: `v${sourceIds[0]}`,
  sourceIds,
  representativeId: sourceIds[0] ?? 0,
  reasons: [],
  ...given,
});
const merge = (kind: ClusterMerge['kind'], a: number, b: number): ClusterMerge => ({
  kind,
  a,
  b,
  why: createReason('voice.same-text'),
});
const count = (sources: SourceView[], clusters: Cluster[] = [], eventDate?: string | null) =>
  tallySources(
    decideInput({
      sources,
      clusters,
      ...(eventDate === undefined ? {} : { topic: buildTopic({ title: 'Strike hits Quillon Cannery', eventDate }) }),
    }),
  );
const ids = (of: { sources: SourceView[] }[]) => of.map(({ sources }) => sources.map(({ id }) => id));
const excludedOf = (...given: Parameters<typeof count>) =>
  count(...given).excluded.map(({ source, reason }) => [source.id, reason.code]);

describe('counted independent sources', () => {
  it('counts each independent page as a source, with its name in the trace', () => {
    const { counted, trace } = count(independentSources(2));
    expect(ids(counted)).toEqual([[1], [2]]);
    expect(trace).toMatchObject({
      rule: 'what-counts',
      passed: true,
      inputs: { sources: 2, readable: 2, supporting: 2, supportingCredible: 2, independentCredible: 2, passedOver: 0 },
      reasons: [createReason('count.voices', { voices: 2, names: ['Outlet 1', 'Outlet 2'] })],
    });
  });

  it('counts no independent sources if there are no sources', () =>
    expect(count([])).toMatchObject({
      counted: [],
      disputing: [],
      excluded: [],
      trace: { passed: false, reasons: [createReason('count.none')] },
    }));

  it('gives one common reason if the count excludes all sources', () => {
    const topicPage = supporting(1, [], { isTopicPage: true });
    const codes = (sources: SourceView[], groups: Cluster[]) =>
      count(sources, groups).trace.reasons.map(({ code }) => code);
    expect(codes([topicPage, supporting(2)], [cluster([1, 2])])).toEqual(['count.none', 'count.topics-own']);
    expect(codes([topicPage, supporting(2, [], { tier: 3 })], [cluster([1, 2])])).toEqual(['count.none']);
  });

  it.each([
    ['on a second-tier site', supporting(1, [], { tier: 2 }), 1],
    ['on a third-tier site', supporting(1, [], { tier: 3 }), 0],
    ['from an official body', supporting(1, [], { kind: 'official', tier: 1 }), 1],
    ['on a satire site', supporting(1, [], { kind: 'satire' }), 0],
    ['on a social network', supporting(1, [], { kind: 'social' }), 0],
    ['on a forum', supporting(1, [], { kind: 'forum' }), 0],
    ['not read', supporting(1, [], { readable: false }), 0],
  ])('counts a page as a source depending on its kind: %s', (_, source, expected) =>
    expect(count([source]).counted).toHaveLength(expected),
  );

  it('lists the representative page of a counted group first, or else its best and earliest page', () => {
    const [late, early] = [buildDateRecord('2025-03-06T00:00:00.000Z'), buildDateRecord('2025-03-05T00:00:00.000Z')];
    const members = [
      supporting(1, [], { tier: 2, published: late }),
      supporting(2, [], { tier: 2, published: early }),
      supporting(3, [], { tier: 1, published: late }),
    ];
    expect(ids(count(members, [cluster([1, 2, 3])]).counted)).toEqual([[1, 3, 2]]);
    expect(ids(count(members, [cluster([1, 2, 3], { representativeId: 9 })]).counted)).toEqual([[3, 2, 1]]);
  });

  it('does not list an agency first in a counted group if it only relays a local report', () => {
    const members = [supporting(1, [], { tier: 2 }), supporting(2, [], { tier: 1 })];
    const relayed = [{ kind: 'citation' as const, a: 9, b: 2, why: createReason('voice.same-text') }];
    const voice = (reasons: ClusterMerge[]) => cluster([1, 2], { representativeId: 9, reasons });
    expect(ids(count(members, [voice(relayed)]).counted)).toEqual([[1, 2]]);
    expect(ids(count(members, [voice([])]).counted)).toEqual([[2, 1]]);
  });

  it('ignores unknown members of a group when counting sources', () =>
    expect(ids(count([buildSourceView(1)], [cluster([1, 77])]).counted)).toEqual([[1]]));
});

describe('group of the topic’s own page', () => {
  const [first, later] = [buildDateRecord('2025-03-05T08:00:00.000Z'), buildDateRecord('2025-03-05T18:00:00.000Z')];
  const topicPage = buildSourceView(1, { isTopicPage: true, tier: 4, published: later });
  const own = (source: SourceView, reasons: ClusterMerge[] = [], topic = topicPage) =>
    excludedOf([topic, source], [cluster([1, 2], { reasons })]).filter(([id]) => id === 2);

  it.each([
    ['a page on the topic’s site', supporting(2, [], { site: topicPage.site, published: first })],
    ['a page published later', supporting(2, [], { published: buildDateRecord('2025-03-06T08:00:00.000Z') })],
    ['a page without a date', supporting(2, [], { published: null })],
    [
      'a page dated only by a search engine',
      supporting(2, [], { published: buildDateRecord('2025-03-05T08:00:00.000Z', { signal: 'engine' }) }),
    ],
  ])('includes %s that shares its text', (_, source) => expect(own(source)).toEqual([[2, 'count.topics-own']]));

  it('includes a page on a site of the topic’s owner', () => {
    const owned = buildSourceView(1, { isTopicPage: true, tier: 4, published: later, ownerGroup: 'Vane Trust' });
    expect(own(supporting(2, [], { ownerGroup: 'Vane Trust', published: first }), [], owned)).toHaveLength(1);
  });

  it('includes an earlier page that cites the topic’s page', () =>
    expect(own(supporting(2, [], { published: first }), [merge('citation', 1, 2)])).toHaveLength(1));

  it.each([
    ['was published before the topic’s page', first, []],
    ['was published at the same time as the topic’s page', later, []],
    ['is cited by the topic’s page', buildDateRecord('2025-03-09T08:00:00.000Z'), [merge('citation', 2, 1)]],
  ])('does not include a credible page that %s', (_, published, reasons) =>
    expect(own(supporting(2, [], { published }), reasons)).toEqual([]),
  );

  it('includes an earlier page if the topic’s page is credible', () => {
    const credible = buildSourceView(1, { isTopicPage: true, tier: 2, published: later });
    expect(own(supporting(2, [], { published: first }), [], credible)).toEqual([[2, 'count.topics-own']]);
  });
});

describe('excluded page', () => {
  it.each([
    ['is on a company site', cluster([1]), buildSourceView(1, { kind: 'company' })],
    ['is a press release', cluster([1]), buildSourceView(1, { kind: 'press-release' })],
    ['prints a release', cluster([1], { reasons: [merge('press-release', 1, 1)] }), buildSourceView(1)],
  ])('represents an interested party because it %s', (_, group, source) =>
    expect(excludedOf([source], [group])).toEqual([[1, 'count.own-release']]),
  );

  it('excludes a supporting page that is in the same group as a disputing page', () => {
    const { counted, disputing: against } = count([buildSourceView(1), disputing(2)], [cluster([1, 2])]);
    expect([counted.length, against.length]).toEqual([0, 1]);
    expect(excludedOf([buildSourceView(1), disputing(2)], [cluster([1, 2])])).toEqual([[1, 'count.also-disputes']]);
  });

  it('excludes a supporting page without a date if no other page has one', () => {
    const timeless = [supporting(1, [], { published: null }), supporting(2, [], { published: null })];
    expect(excludedOf(timeless)).toEqual([
      [1, 'count.no-day'],
      [2, 'count.no-day'],
    ]);
    expect(excludedOf([...timeless, supporting(3, [], { tier: 4 })])).toEqual([]);
    expect(excludedOf(timeless, [], null)).toEqual([]);
  });

  it('does not include a page dated by its text', () =>
    expect(
      excludedOf([supporting(1, [createReason('event.day-agrees', { details: 1 })], { published: null })]),
    ).toEqual([]));

  it('includes an undated page if only the topic’s page has a date', () => {
    const sources = [supporting(1, [], { published: null }), buildSourceView(2, { isTopicPage: true, tier: 4 })];
    expect(excludedOf(sources)).toEqual([[1, 'count.no-day']]);
  });
});

describe('event in another town of the same name', () => {
  const elsewhere = createReason('event.placed-elsewhere', { town: 'Quillon', regions: ['ohio'], wanted: 'kent' });
  const here = createReason('event.placed-here', { town: 'Quillon', region: 'kent' });
  const namesake = (day: string, given: Partial<SourceView> = {}) =>
    mentioning(9, [elsewhere], { published: buildDateRecord(`2025-03-${day}T10:00:00.000Z`), ...given });

  it.each([
    ['on the seventh day', namesake('12'), ['count.namesake']],
    ['on the eighth day', namesake('13'), []],
    ['on a page of low credibility', namesake('06', { tier: 3 }), []],
    ['on a page that was not read', namesake('06', { readable: false }), []],
    ['on a page without a date', namesake('06', { published: null }), []],
  ])('casts doubt on pages without a region only within the limits: %s', (_, other, codes) =>
    expect(excludedOf([buildSourceView(1), other]).map(([, code]) => code)).toEqual(codes),
  );

  it('casts no doubt on pages that name the region', () =>
    expect(excludedOf([supporting(1, [here]), namesake('06')])).toEqual([]));

  it('casts no doubt if the topic has no date', () =>
    expect(excludedOf([buildSourceView(1), namesake('06')], [], null)).toEqual([]));
});

describe('disputing independent source', () => {
  const ownWord = createReason('stance.own-word');
  it.each([
    ['a credible page', disputing(1), 1],
    ['a page of low credibility', disputing(1, [], { tier: 3 }), 0],
    ['a denial by the person concerned, on a page of low credibility', disputing(1, [ownWord], { tier: 4 }), 1],
    ['a denial by the person concerned, on an unread page', disputing(1, [ownWord], { tier: 4, readable: false }), 0],
    ['a company that the report is not about', disputing(1, [], { kind: 'company' }), 0],
    ['the company that the report is about', disputing(1, [ownWord], { kind: 'company' }), 1],
    ['satire', disputing(1, [], { kind: 'satire' }), 0],
    ['a page that was not read', unread(1), 0],
  ])('counts a disputing source only if it is credible or directly concerned: %s', (_, source, expected) =>
    expect(count([source]).disputing).toHaveLength(expected),
  );

  it('counts once for all pages of one group', () => {
    const against = [1, 2, 3].map((id) => disputing(id));
    expect(ids(count(against, [cluster([1, 2, 3])]).disputing)).toEqual([[1, 2, 3]]);
  });
});

describe('exclusion of one or two sources next to other pages on the event', () => {
  const makeSource = (id: number, why: Reason = createReason('stance.asserts', { place: 'lead' }), given = {}) =>
    buildSourceView(id, { stance: { ...buildSourceView(id).stance, reasons: [why] }, ...given });
  const mention = (id: number, given = {}, tied = true) =>
    buildSourceView(id, {
      stance: {
        stance: 'mentions',
        strength: 0.4,
        passage: null,
        reasons: [createReason('stance.spoken-as', { says: 'plans', cue: 'plans' })],
        tied,
      },
      ...given,
    });
  const otherwise = [7, 8].map((id) => mention(id));
  const code = (sources: SourceView[]) => count(sources).trace.reasons[0]?.code;

  it.each([
    ['one source', [1], 'count.others-speak-against'],
    ['two sources', [1, 2], 'count.others-speak-against'],
    ['three sources', [1, 2, 3], 'count.voices'],
  ])('applies to at most two sources: %s', (_, ids, expected) =>
    expect(code([...ids.map((id) => makeSource(id)), ...otherwise])).toBe(expected),
  );

  it.each([
    ['no other page', []],
    ['pages that are not linked to the event', [mention(7, {}, false)]],
    ['pages that are not credible', [mention(7, { tier: 4 })]],
    ['pages that were not read', [mention(7, { readable: false })]],
    ['pages on the same site', [mention(7, { site: 's1.com' })]],
    ['the topic’s own page', [mention(7, { isTopicPage: true })]],
  ])('does not apply next to %s', (_, others) => expect(code([makeSource(1), ...others])).toBe('count.voices'));

  it('does not apply to two sources next to only one other site', () =>
    expect(code([makeSource(1), makeSource(2), mention(7)])).toBe('count.voices'));

  it('gives the reason for each excluded source', () => {
    const { excluded: aside, counted } = count([makeSource(1), ...otherwise]);
    expect([counted, aside.map(({ source }) => source.id)]).toEqual([[], [1]]);
    expect(aside.every(({ reason }) => hasReason([reason], 'count.others-speak-against'))).toBe(true);
  });

  it.each<Reason>([
    createReason('model.vouches', { names: ['a reader'] }),
    createReason('model.confirms', { names: ['a reader'] }),
    createReason('stance.fact-check', { claim: 'x', rating: 'True' }),
  ])('counts a page judged by something other than its wording: $code', (why) =>
    expect(code([makeSource(1, why), ...otherwise])).toBe('count.voices'),
  );
});
