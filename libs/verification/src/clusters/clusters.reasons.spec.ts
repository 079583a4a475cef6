import type { Cluster } from '@corroborate/domain';
import { attributed, voiceOf } from '../testing/builders';
import { momentOf } from '@corroborate/domain/testing';
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
const [one, two] = [voiceOf(1, 'a.example'), voiceOf(2, 'b.example')];

describe('why two pages are one voice', () => {
  it.each<[string, SourceDocument[]]>([
    ['voice.same-page', [one, { ...two, canonicalUrl: one.canonicalUrl }]],
    ['voice.same-site', [one, voiceOf(2, 'a.example')]],
    [
      'voice.same-owner',
      ['a.example', 'b.example'].map((site, at) => voiceOf(at + 1, site, { profile: { ownerGroup: 'Vane Trust' } })),
    ],
    [
      'voice.agency',
      ['a.example', 'b.example'].map((site, at) => voiceOf(at + 1, site, { page: { agencyCredit: 'Vesper Wire' } })),
    ],
    [
      'voice.same-text',
      ['a.example', 'b.example'].map((site, at) =>
        voiceOf(at + 1, site, { page: { contentHash: 'h', wordCount: 21 } }),
      ),
    ],
  ])('%s', (code, sources) => {
    expect(groups(sources)).toEqual(['1+2']);
    expect(codes(sources)).toEqual([code]);
  });

  it.each([
    ['just alike enough', CLUSTER_LIMITS.similarity, 0, true],
    ['just not alike enough', CLUSTER_LIMITS.similarity - 0.01, 0, false],
    ['just enough of the shorter in the longer', 0, CLUSTER_LIMITS.containment, true],
    ['just not enough of it', 0, CLUSTER_LIMITS.containment - 0.01, false],
  ])('two texts are one that are %s', (_, similarity, containment, same) =>
    expect(codes([one, two], { sameText: pair(similarity, containment) })).toEqual(same ? ['voice.texts-agree'] : []),
  );

  it.each<[string, SourceDocument[]]>([
    ['the less reputable', [voiceOf(1, 'a.example', { profile: { tier: 1 } }), two]],
    ['the later', [voiceOf(1, 'a.example', { page: { published: momentOf('2025-03-04T00:00:00.000Z') } }), two]],
  ])('of two pages with one text %s is the reprint, and its site keeps its own report', (_, sources) =>
    expect(groups([...sources, voiceOf(3, 'b.example')], { sameText: pair(1, 1) })).toEqual(['1+2', '3']),
  );

  it('pairs of pages that nobody knows are left out', () =>
    expect(groups([one], { sameText: pair(1, 1) })).toEqual(['1']));

  it.each([
    ['a text of twenty words', { contentHash: 'h', wordCount: 20 }],
    ['pages without a hash', { contentHash: '', wordCount: 500 }],
  ])('%s is too little to be the same', (_, page) =>
    expect(groups(['a.example', 'b.example'].map((site, at) => voiceOf(at + 1, site, { page })))).toEqual(['1', '2']),
  );
});

describe('a release and who prints it', () => {
  const origin = voiceOf(1, 'brand.example', { text: LONG, profile: { kind: 'company' } });

  it('are one voice, with the share that is printed', () => {
    const [document, ...others] = cluster([origin, voiceOf(2, 'b.example', { text: LONG })]);
    expect(others).toEqual([]);
    expect(document?.representativeId).toBe(1);
    expect(document?.reasons.map(({ why }) => why)).toContainEqual(
      expect.objectContaining({ code: 'voice.prints-release', params: { percent: 100 } }),
    );
  });

  it('are two where most of the report is the newsroom’s own', () => {
    const own = Array.from({ length: 90 }, (_, at) => `Dockers at berth ${at} told another tale of the night.`);
    const report = `${own.join(' ')} ${LONG.slice(0, 400)}`;
    expect(groups([origin, voiceOf(2, 'b.example', { text: report })])).toEqual(['1', '2']);
  });

  it('is marked as one though nobody prints it', () => expect(codes([origin])).toEqual(['voice.release']));

  it('is not marked where there is hardly any text', () =>
    expect(codes([voiceOf(1, 'brand.example', { text: 'Closed.', profile: { kind: 'company' } })])).toEqual([]));
});

describe('an agency', () => {
  const marked = (id: number, site: string, mark = 'VWA') =>
    voiceOf(id, site, { text: `PORT VESPER (${mark}) - The cannery closed on Monday, page ${id}.` });

  it('is known by a mark that stands in the datelines of two sites', () => {
    expect(groups([marked(1, 'a.example'), marked(2, 'b.example')])).toEqual(['1+2']);
    expect(codes([marked(1, 'a.example'), marked(2, 'b.example')])).toEqual(['voice.agency']);
  });

  it('is not known by the mark of one site alone, nor by a country', () => {
    expect(groups([marked(1, 'a.example'), two])).toEqual(['1', '2']);
    expect(groups([marked(1, 'a.example', 'USA'), marked(2, 'b.example', 'USA')])).toEqual(['1', '2']);
  });

  it('is known by its initials where it was read itself, and speaks for who prints it', () => {
    const home = voiceOf(3, 'vwa.example', { profile: { name: 'Vesper Wire Agency' } });
    const [document] = cluster([marked(1, 'a.example'), home]);
    expect(document?.sourceIds).toEqual([1, 3]);
  });

  it('does not draw the own report of a site into its voice', () => {
    const sources = [
      voiceOf(1, 'a.example', { page: { agencyCredit: 'Vesper Wire' } }),
      voiceOf(2, 'b.example', { page: { agencyCredit: 'Vesper Wire' } }),
      voiceOf(3, 'b.example'),
    ];
    expect(groups(sources)).toEqual(['1+2', '3']);
  });
});

describe('who passes on another’s report', () => {
  const bugle = (given = {}) => attributed('the Vesper Bugle', 'outlet', { site: 'bugle.example', ...given });
  const home = voiceOf(1, 'bugle.example', { profile: { name: 'Vesper Bugle' } });

  it('is told with the outlet and what shows it', () => {
    const relay = voiceOf(2, 'b.example', { title: 'Cannery closes: report' });
    const [reason] = cluster([home, relay], { attributions: new Map([[2, [bugle()]]]) })[0]?.reasons ?? [];
    expect(reason).toMatchObject({
      kind: 'citation',
      a: 1,
      b: 2,
      why: { code: 'voice.leans-on', params: { outlet: 'the Vesper Bugle', cue: 'reported', shownBy: 'headline' } },
    });
  });

  it('speaks with one voice with others who have it from a newsroom that nobody knows', () => {
    const byModel = attributed('Kvällsposten Vik', 'outlet', { by: 'model', cue: 'enligt' });
    const pages = [voiceOf(1, 'a.example'), voiceOf(2, 'b.example'), voiceOf(3, 'c.example')];
    const attributions = new Map([
      [1, [byModel]],
      [3, [byModel]],
    ]);
    expect(groups(pages, { attributions: new Map() })).toEqual(['1', '2', '3']);
    expect(groups(pages, { attributions })).toEqual(['1+3', '2']);
  });

  it.each([
    ['its name', bugle({ site: null })],
    ['its name as an address has it', bugle({ site: null, source: 'Vesper-Bugle' })],
  ])('is found by %s', (_, citation) =>
    expect(groups([home, voiceOf(2, 'b.example')], { attributions: new Map([[2, [citation]]]) })).toEqual(['1+2']),
  );

  it('meets another that links what it only names', () =>
    expect(
      groups([voiceOf(2, 'b.example'), voiceOf(3, 'c.example')], {
        attributions: new Map([
          [2, [bugle({ site: null })]],
          [3, [bugle({ site: null })]],
        ]),
      }),
    ).toEqual(['2+3']));

  it('stays alone where it is the only one and the other was not read', () =>
    expect(groups([two], { attributions: new Map([[2, [bugle()]]]) })).toEqual(['2']));

  it('does not draw the own report of its site into the other’s voice', () => {
    const sources = [home, voiceOf(2, 'b.example'), voiceOf(3, 'b.example')];
    expect(groups(sources, { attributions: new Map([[2, [bugle()]]]) })).toEqual(['1+2', '3']);
  });

  it('does not lean on itself', () =>
    expect(groups([home], { attributions: new Map([[1, [bugle()]]]) })).toEqual(['1']));

  it('does not hang where two pages lean on each other', () => {
    const attributions = new Map([
      [1, [attributed('B Post', 'outlet', { site: 'b.example' })]],
      [2, [attributed('A Post', 'outlet', { site: 'a.example' })]],
    ]);
    expect(groups([one, two], { attributions })).toEqual(['1+2']);
  });
});

describe('who speaks for a voice', () => {
  const owned = (id: number, given: { day?: string | null; tier?: 1 | 2; signal?: 'engine' } = {}) => {
    const { day = '2025-03-05T10:00:00.000Z' } = given;
    const published = day === null ? null : momentOf(day, given.signal ? { signal: given.signal } : {});
    return voiceOf(id, `s${id}.example`, {
      page: { published },
      profile: { ownerGroup: 'Vane Trust', tier: given.tier ?? 2 },
    });
  };
  const speaker = (sources: SourceDocument[], topicUrl: string | null = null) =>
    cluster(sources, { topicUrl })[0]?.representativeId;

  it('is the earliest', () => expect(speaker([owned(1), owned(2, { day: '2025-03-04T10:00:00.000Z' })])).toBe(2));
  it('is not one that only a search engine dates', () =>
    expect(speaker([owned(1), owned(2, { day: '2025-03-01T10:00:00.000Z', signal: 'engine' })])).toBe(1));
  it('is the best of those without a date', () =>
    expect(speaker([owned(1, { day: null }), owned(2, { day: null, tier: 1 })])).toBe(2));
  it('is the first known where nothing else tells', () => expect(speaker([owned(2), owned(1)])).toBe(1));
  it('is the topic’s own page last of all', () => {
    const early = owned(1, { day: '2025-03-01T10:00:00.000Z' });
    expect(speaker([early, owned(2)], early.canonicalUrl)).toBe(2);
  });
});

describe('whatever sources there are', () => {
  const sources = [
    voiceOf(1, 'a.example'),
    voiceOf(2, 'b.example', { page: { agencyCredit: 'Vesper Wire' } }),
    voiceOf(3, 'c.example', { page: { agencyCredit: 'Vesper Wire' } }),
    voiceOf(4, 'a.example'),
    voiceOf(5, 'd.example', { text: LONG, profile: { kind: 'company' } }),
    voiceOf(6, 'e.example', { text: LONG }),
    voiceOf(7, '', { text: '', page: { contentHash: '', wordCount: 0 } }),
  ];

  it('each stands in one voice, and a voice is called by its first', () => {
    const found = cluster(sources);
    expect(found.flatMap(({ sourceIds }) => sourceIds).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { id, sourceIds, representativeId } of found) {
      expect(id).toBe(`v${Math.min(...sourceIds)}`);
      expect(sourceIds).toContain(representativeId);
    }
  });

  it('their order changes no voice', () => {
    for (let at = 1; at < sources.length; at += 1)
      expect(groups([...sources.slice(at), ...sources.slice(0, at)])).toEqual(groups(sources));
    expect(groups([...sources].reverse())).toEqual(groups(sources));
  });

  it('a further copy makes no further voice', () => {
    for (const source of sources.slice(0, 6)) {
      const copy = { ...source, id: 99 };
      expect(cluster([...sources, copy])).toHaveLength(cluster(sources).length);
    }
  });

  it('none of them make no voice', () => expect(cluster([])).toEqual([]));
});
