import type { Cluster } from '@corroborate/domain';
import { attributed, buildSourceDocument } from '../testing/builders';
import { buildDateRecord } from '@corroborate/domain/testing';
import { CLUSTER_LIMITS } from '../verification.thresholds';
import { clusterSources, type ClusterInput } from './clusters.policy';
import type { SourceDocument } from './source-document';

const cluster = (sources: SourceDocument[], given: Partial<ClusterInput> = {}): Cluster[] =>
  clusterSources({ sources, sameText: [], attributions: new Map(), topicUrl: null, ...given });
const groups = (...given: Parameters<typeof cluster>) =>
  cluster(...given)
    .map(({ sourceIds }) => sourceIds.join('+'))
    .sort();
const codes = (...given: Parameters<typeof cluster>) =>
  cluster(...given).flatMap(({ reasons }) => reasons.map(({ why }) => why.code));
const pair = (similarity: number, containment: number) => [{ a: 1, b: 2, similarity, containment }];
const LONG = Array.from({ length: 60 }, (_, at) => `Quay number ${at} of Port Vesper was measured on Monday.`).join(
  ' ',
);
const [one, two] = [buildSourceDocument(1, 'a.example'), buildSourceDocument(2, 'b.example')];

describe('reason why two pages form one source group', () => {
  it.each<[string, SourceDocument[]]>([
    ['voice.same-page', [one, { ...two, canonicalUrl: one.canonicalUrl }]],
    ['voice.same-site', [one, buildSourceDocument(2, 'a.example')]],
    [
      'voice.same-owner',
      ['a.example', 'b.example'].map((site, at) =>
        buildSourceDocument(at + 1, site, { profile: { ownerGroup: 'Vane Trust' } }),
      ),
    ],
    [
      'voice.agency',
      ['a.example', 'b.example'].map((site, at) =>
        buildSourceDocument(at + 1, site, { page: { agencyCredit: 'Vesper Wire' } }),
      ),
    ],
    [
      'voice.same-text',
      ['a.example', 'b.example'].map((site, at) =>
        buildSourceDocument(at + 1, site, { page: { contentHash: 'h', wordCount: 21 } }),
      ),
    ],
  ])('groups two pages with the expected reason: %s', (code, sources) => {
    expect(groups(sources)).toEqual(['1+2']);
    expect(codes(sources)).toEqual([code]);
  });

  it.each([
    ['exactly at the limit', CLUSTER_LIMITS.similarity, 0, true],
    ['just below the limit', CLUSTER_LIMITS.similarity - 0.01, 0, false],
    ['shorter text contained exactly at the limit', 0, CLUSTER_LIMITS.containment, true],
    ['shorter text contained just below the limit', 0, CLUSTER_LIMITS.containment - 0.01, false],
  ])('compares texts with the similarity limits: %s', (_, similarity, containment, same) =>
    expect(codes([one, two], { sameText: pair(similarity, containment) })).toEqual(same ? ['voice.texts-agree'] : []),
  );

  it.each<[string, SourceDocument[]]>([
    ['the less credible', [buildSourceDocument(1, 'a.example', { profile: { tier: 1 } }), two]],
    [
      'the later',
      [buildSourceDocument(1, 'a.example', { page: { published: buildDateRecord('2025-03-04T00:00:00.000Z') } }), two],
    ],
  ])(
    'treats %s of two pages with the same text as the reprint, and keeps other original reports from its site',
    (_, sources) =>
      expect(groups([...sources, buildSourceDocument(3, 'b.example')], { sameText: pair(1, 1) })).toEqual(['1+2', '3']),
  );

  it('ignores pairs of unknown pages', () => expect(groups([one], { sameText: pair(1, 1) })).toEqual(['1']));

  it.each([
    ['a text of twenty words', { contentHash: 'h', wordCount: 20 }],
    ['pages without a hash', { contentHash: '', wordCount: 500 }],
  ])('does not treat %s as the same text', (_, page) =>
    expect(groups(['a.example', 'b.example'].map((site, at) => buildSourceDocument(at + 1, site, { page })))).toEqual([
      '1',
      '2',
    ]),
  );
});

describe('press release and outlets that print it', () => {
  const origin = buildSourceDocument(1, 'brand.example', { text: LONG, profile: { kind: 'company' } });

  it('groups a press release with an outlet that prints it and gives the printed share in percent', () => {
    const [document, ...others] = cluster([origin, buildSourceDocument(2, 'b.example', { text: LONG })]);
    expect(others).toEqual([]);
    expect(document?.representativeId).toBe(1);
    expect(document?.reasons.map(({ why }) => why)).toContainEqual(
      expect.objectContaining({ code: 'voice.prints-release', params: { percent: 100 } }),
    );
  });

  it('separates a press release from an outlet’s report if most of the report is the newsroom’s own', () => {
    const own = Array.from({ length: 90 }, (_, at) => `Dockers at berth ${at} told another tale of the night.`);
    const report = `${own.join(' ')} ${LONG.slice(0, 400)}`;
    expect(groups([origin, buildSourceDocument(2, 'b.example', { text: report })])).toEqual(['1', '2']);
  });

  it('marks the release even if no other page prints it', () => expect(codes([origin])).toEqual(['voice.release']));

  it('does not mark a page with hardly any text', () =>
    expect(codes([buildSourceDocument(1, 'brand.example', { text: 'Closed.', profile: { kind: 'company' } })])).toEqual(
      [],
    ));
});

describe('news agency', () => {
  const marked = (id: number, site: string, mark = 'VWA') =>
    buildSourceDocument(id, site, { text: `PORT VESPER (${mark}) - The cannery closed on Monday, page ${id}.` });

  it('recognizes a news agency by its abbreviation in the datelines of two sites', () => {
    expect(groups([marked(1, 'a.example'), marked(2, 'b.example')])).toEqual(['1+2']);
    expect(codes([marked(1, 'a.example'), marked(2, 'b.example')])).toEqual(['voice.agency']);
  });

  it('recognizes no news agency by an abbreviation on only one site, or by a country name', () => {
    expect(groups([marked(1, 'a.example'), two])).toEqual(['1', '2']);
    expect(groups([marked(1, 'a.example', 'USA'), marked(2, 'b.example', 'USA')])).toEqual(['1', '2']);
  });

  it('recognizes a news agency by its initials if its page was read, and groups it with its reprints', () => {
    const home = buildSourceDocument(3, 'vwa.example', { profile: { name: 'Vesper Wire Agency' } });
    const [document] = cluster([marked(1, 'a.example'), home]);
    expect(document?.sourceIds).toEqual([1, 3]);
  });

  it('does not add a local report from the same site to its group', () => {
    const sources = [
      buildSourceDocument(1, 'a.example', { page: { agencyCredit: 'Vesper Wire' } }),
      buildSourceDocument(2, 'b.example', { page: { agencyCredit: 'Vesper Wire' } }),
      buildSourceDocument(3, 'b.example'),
    ];
    expect(groups(sources)).toEqual(['1+2', '3']);
  });
});

describe('page that relays another outlet’s report', () => {
  const bugle = (given = {}) => attributed('the Vesper Bugle', 'outlet', { site: 'bugle.example', ...given });
  const home = buildSourceDocument(1, 'bugle.example', { profile: { name: 'Vesper Bugle' } });

  it('explains why a page that relays another outlet’s report is excluded, naming the outlet and the evidence', () => {
    const relay = buildSourceDocument(2, 'b.example', { title: 'Cannery closes: report' });
    const [reason] = cluster([home, relay], { attributions: new Map([[2, [bugle()]]]) })[0]?.reasons ?? [];
    expect(reason).toMatchObject({
      kind: 'citation',
      a: 1,
      b: 2,
      why: { code: 'voice.leans-on', params: { outlet: 'the Vesper Bugle', cue: 'reported', shownBy: 'headline' } },
    });
  });

  it('shares a group with other pages that cite the same unknown newsroom', () => {
    const byModel = attributed('Kvällsposten Vik', 'outlet', { by: 'model', cue: 'enligt' });
    const pages = [
      buildSourceDocument(1, 'a.example'),
      buildSourceDocument(2, 'b.example'),
      buildSourceDocument(3, 'c.example'),
    ];
    const attributions = new Map([
      [1, [byModel]],
      [3, [byModel]],
    ]);
    expect(groups(pages, { attributions: new Map() })).toEqual(['1', '2', '3']);
    expect(groups(pages, { attributions })).toEqual(['1+3', '2']);
  });

  it.each([
    ['its name', bugle({ site: null })],
    ['its name in the form used in URLs', bugle({ site: null, source: 'Vesper-Bugle' })],
  ])('recognizes the outlet that a page relays by %s', (_, citation) =>
    expect(groups([home, buildSourceDocument(2, 'b.example')], { attributions: new Map([[2, [citation]]]) })).toEqual([
      '1+2',
    ]),
  );

  it('joins another page that links the outlet it only names', () =>
    expect(
      groups([buildSourceDocument(2, 'b.example'), buildSourceDocument(3, 'c.example')], {
        attributions: new Map([
          [2, [bugle({ site: null })]],
          [3, [bugle({ site: null })]],
        ]),
      }),
    ).toEqual(['2+3']));

  it('stays alone if no other page cites an outlet that was not read', () =>
    expect(groups([two], { attributions: new Map([[2, [bugle()]]]) })).toEqual(['2']));

  it('does not add another report from its site to the cited group', () => {
    const sources = [home, buildSourceDocument(2, 'b.example'), buildSourceDocument(3, 'b.example')];
    expect(groups(sources, { attributions: new Map([[2, [bugle()]]]) })).toEqual(['1+2', '3']);
  });

  it('does not cite itself', () => expect(groups([home], { attributions: new Map([[1, [bugle()]]]) })).toEqual(['1']));

  it('terminates if two pages cite each other', () => {
    const attributions = new Map([
      [1, [attributed('B Post', 'outlet', { site: 'b.example' })]],
      [2, [attributed('A Post', 'outlet', { site: 'a.example' })]],
    ]);
    expect(groups([one, two], { attributions })).toEqual(['1+2']);
  });
});

describe('representative of a source group', () => {
  const owned = (id: number, given: { day?: string | null; tier?: 1 | 2; signal?: 'engine' } = {}) => {
    const { day = '2025-03-05T10:00:00.000Z' } = given;
    const published = day === null ? null : buildDateRecord(day, given.signal ? { signal: given.signal } : {});
    return buildSourceDocument(id, `s${id}.example`, {
      page: { published },
      profile: { ownerGroup: 'Vane Trust', tier: given.tier ?? 2 },
    });
  };
  const speaker = (sources: SourceDocument[], topicUrl: string | null = null) =>
    cluster(sources, { topicUrl })[0]?.representativeId;

  it('chooses the earliest page as the representative of a source group', () =>
    expect(speaker([owned(1), owned(2, { day: '2025-03-04T10:00:00.000Z' })])).toBe(2));
  it('does not choose a page dated only by a search engine as the representative of a source group', () =>
    expect(speaker([owned(1), owned(2, { day: '2025-03-01T10:00:00.000Z', signal: 'engine' })])).toBe(1));
  it('chooses the most credible page as the representative of a source group if none has a date', () =>
    expect(speaker([owned(1, { day: null }), owned(2, { day: null, tier: 1 })])).toBe(2));
  it('chooses the first known page as the representative of a source group if nothing else decides', () =>
    expect(speaker([owned(2), owned(1)])).toBe(1));
  it('picks the topic’s own page as representative of a source group only as a last resort', () => {
    const early = owned(1, { day: '2025-03-01T10:00:00.000Z' });
    expect(speaker([early, owned(2)], early.canonicalUrl)).toBe(2);
  });
});

describe('clustering of any sources', () => {
  const sources = [
    buildSourceDocument(1, 'a.example'),
    buildSourceDocument(2, 'b.example', { page: { agencyCredit: 'Vesper Wire' } }),
    buildSourceDocument(3, 'c.example', { page: { agencyCredit: 'Vesper Wire' } }),
    buildSourceDocument(4, 'a.example'),
    buildSourceDocument(5, 'd.example', { text: LONG, profile: { kind: 'company' } }),
    buildSourceDocument(6, 'e.example', { text: LONG }),
    buildSourceDocument(7, '', { text: '', page: { contentHash: '', wordCount: 0 } }),
  ];

  it('puts each source in one group, named after its first source', () => {
    const found = cluster(sources);
    expect(found.flatMap(({ sourceIds }) => sourceIds).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { id, sourceIds, representativeId } of found) {
      expect(id).toBe(`v${Math.min(...sourceIds)}`);
      expect(sourceIds).toContain(representativeId);
    }
  });

  it('does not depend on the order of sources', () => {
    for (let at = 1; at < sources.length; at += 1)
      expect(groups([...sources.slice(at), ...sources.slice(0, at)])).toEqual(groups(sources));
    expect(groups([...sources].reverse())).toEqual(groups(sources));
  });

  it('creates no further group for a copy', () => {
    for (const source of sources.slice(0, 6)) {
      const copy = { ...source, id: 99 };
      expect(cluster([...sources, copy])).toHaveLength(cluster(sources).length);
    }
  });

  it('returns no group without sources', () => expect(cluster([])).toEqual([]));
});
