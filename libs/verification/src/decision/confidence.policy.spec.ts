import type { CoverageEntry, OriginFinding, SourceView } from '@corroborate/domain';
import { buildCoverageEntry, buildSourceView } from '@corroborate/domain/testing';
import { decideInput, disputing, supporting, unread, independentSources } from '../testing/builders';
import { CONFIDENCE as C } from '../verification.thresholds';
import {
  computeConfidence,
  confidenceTrace,
  computeCoverage,
  coverageTrace,
  computeCredibility,
} from './confidence.policy';
import { tallySources } from './counting.policy';
import type { DecideInput } from './decide.types';

const sure = (given: Partial<DecideInput>, held = false) => {
  const input = decideInput(given);
  return computeConfidence(input, tallySources(input), held);
};
const codes = (...given: Parameters<typeof sure>) => sure(...given).reasons.map(({ code }) => code);
const origin = (authoritative: boolean) => ({ authoritative }) as OriginFinding;

describe('initial confidence', () => {
  it.each(C.byIndependentSources.map((points, at) => [at + 1, points]))(
    'depends on independent sources: %i source(s) give %i',
    (n, points) => expect(sure({ sources: independentSources(n) }).value).toBe(points),
  );

  it('does not rise beyond the last entry of the table', () =>
    expect(sure({ sources: independentSources(20) }).value).toBe(C.byIndependentSources.at(-1)));

  it.each([
    [
      'credible sources both support and dispute the topic',
      [...independentSources(3), disputing(9)],
      C.contradicted,
      'confidence.both-sides',
    ],
    ['credible sources only dispute the topic', [disputing(1)], C.refuted, 'confidence.only-disputed'],
    [
      'only low-tier sources support the topic',
      [supporting(1, [], { tier: 4 })],
      C.lowTierOnly,
      'confidence.low-tier-only',
    ],
    ['no source was found', [], C.nothingFound, 'confidence.nothing-found'],
    [
      'only the topic’s own page was found',
      [buildSourceView(1, { isTopicPage: true })],
      C.nothingFound,
      'confidence.nothing-found',
    ],
  ])('sets the initial confidence to a fixed value if %s', (_, sources: SourceView[], points, code) => {
    const { value, reasons } = sure({ sources });
    expect([value, reasons[0]?.code]).toEqual([points, code]);
  });

  it.each([1, 4])('caps confidence while an upgrade is held for review, with %i independent source(s)', (n) => {
    const { value, reasons } = sure({ sources: independentSources(n) }, true);
    expect(value).toBe(C.held);
    expect(reasons[0]).toMatchObject({ code: 'confidence.voices', params: { voices: n, open: true } });
  });
});

describe('confidence adjustments', () => {
  const base = sure({ sources: independentSources(2) }).value;

  it.each<[string, Partial<DecideInput>, number, string]>([
    [
      'a primary source',
      { sources: [buildSourceView(1, { tier: 1 }), buildSourceView(2)] },
      C.primary,
      'confidence.primary-source',
    ],
    ['an authoritative origin', { origin: origin(true) }, C.authoritativeOrigin, 'confidence.authoritative-origin'],
    ['conflicting accounts', { consistencyScore: 49 }, -C.inconsistent, 'confidence.inconsistent'],
    ['no named source', { unnamed: [1, 2] }, -C.unnamed, 'confidence.unnamed-sources'],
    [
      'half of the searches unanswered',
      { coverage: [buildCoverageEntry('found'), buildCoverageEntry('failed')] },
      -C.coverage / 2,
      'confidence.unanswered',
    ],
    [
      'unread pages that could have raised the level',
      { sources: [...independentSources(2), ...[11, 12, 13, 14].map((id) => unread(id))] },
      -C.partial,
      'confidence.something-missing',
    ],
  ])('adjusts confidence by the specified amount: %s', (_, given, by, code) => {
    const { value, reasons } = sure({ sources: independentSources(2), ...given });
    expect(value - base).toBe(by);
    expect(reasons.slice(1)).toMatchObject([{ code, params: { by } }]);
  });

  it.each<[string, Partial<DecideInput>]>([
    ['accounts that agree just enough', { consistencyScore: C.consistent }],
    ['an origin other than an authority', { origin: origin(false) }],
    ['one of two sources without a named person', { unnamed: [1] }],
    [
      'an engine that is not configured',
      { coverage: [buildCoverageEntry('found'), buildCoverageEntry('not-configured')] },
    ],
    ['one unread page where four sources are missing', { sources: [...independentSources(2), unread(11)] }],
  ])('does not adjust confidence for %s', (_, given) =>
    expect(sure({ sources: independentSources(2), ...given })).toMatchObject({ value: base }),
  );

  it('does not adjust confidence while credible sources contradict each other', () => {
    const given = { sources: [...independentSources(3), disputing(9)], consistencyScore: 0, unnamed: [1, 2, 3] };
    expect(codes(given)).toEqual(['confidence.both-sides']);
  });

  it.each([
    ['whose report others carry raises confidence', 1, ['confidence.voices', 'confidence.primary-source']],
    ['that only relays a newspaper’s report does not raise confidence', 2, ['confidence.voices']],
  ])('shows in the reasons for confidence that an agency %s', (_, representativeId, wanted) => {
    const input = relayed(representativeId);
    expect(computeConfidence(input, tallySources(input), false).reasons.map(({ code }) => code)).toEqual(wanted);
  });

  it('stops adjusting confidence at the cap', () =>
    expect(
      sure({ sources: independentSources(6).map((one) => ({ ...one, tier: 1 as const })), origin: origin(true) }).value,
    ).toBe(C.maxPoints));

  it('always result in a whole number from 0 to 100', () => {
    for (const n of [0, 1, 2, 5])
      for (const failed of [0, 1, 3, 7])
        for (const consistencyScore of [0, 50, 100]) {
          const coverage = [
            buildCoverageEntry('found'),
            ...Array.from({ length: failed }, () => buildCoverageEntry('failed')),
          ];
          const { value } = sure({
            sources: independentSources(n),
            coverage,
            consistencyScore,
            unnamed: [1, 2, 3, 4, 5],
          });
          expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
        }
  });
});

describe('confidence without results', () => {
  it.each<[CoverageEntry['outcome'][], number]>([
    [['nothing-found', 'nothing-found'], C.nothingFound],
    [['nothing-found', 'blocked'], C.nothingFound / 2],
    [['blocked', 'failed', 'limited', 'nothing-found'], C.nothingFound / 4],
    [['blocked'], 0],
    [['not-configured'], C.nothingFound],
  ])('depends on search outcomes: %j gives %i', (outcomes, points) => {
    const { value, reasons } = sure({ coverage: outcomes.map((one) => buildCoverageEntry(one)) });
    expect(value).toBe(points);
    expect(reasons.some(({ code }) => code === 'confidence.could-not-look')).toBe(points < C.nothingFound);
  });

  it('does not change because of failed engines if credible sources dispute the topic', () =>
    expect(sure({ sources: [disputing(1)], coverage: [buildCoverageEntry('failed')] }).value).toBe(C.refuted));
});

describe('search coverage', () => {
  it('reports complete search coverage if nothing was searched', () =>
    expect(computeCoverage([buildCoverageEntry('not-configured')])).toEqual({ asked: 0, answeredCount: 0, share: 1 }));

  it('counts an empty response as answered', () =>
    expect(
      computeCoverage([
        buildCoverageEntry('nothing-found'),
        buildCoverageEntry('found'),
        buildCoverageEntry('limited'),
      ]),
    ).toMatchObject({
      asked: 3,
      answeredCount: 2,
    }));

  it('reports sufficient search coverage if at least half of the searches were answered', () => {
    const trace = (...outcomes: CoverageEntry['outcome'][]) =>
      coverageTrace(decideInput({ coverage: outcomes.map((one) => buildCoverageEntry(one)) }));
    expect(trace('found', 'blocked').passed).toBe(true);
    expect(trace('found', 'blocked', 'failed').passed).toBe(false);
    expect(trace().reasons[0]?.code).toBe('coverage.nobody-asked');
  });

  it('lists only engines that never answered', () => {
    const coverage = [
      buildCoverageEntry('failed', 'ferret'),
      buildCoverageEntry('found', 'ferret'),
      buildCoverageEntry('limited', 'magpie'),
    ];
    const { inputs, reasons } = coverageTrace(decideInput({ coverage }));
    expect(inputs).toMatchObject({ asked: 3, answered: 1, failed: 1, limited: 1, blocked: 0, neverAnswered: 'magpie' });
    expect(reasons[0]).toMatchObject({ code: 'coverage.answered', params: { heard: 1, asked: 3, mute: ['magpie'] } });
  });
});

/** A newspaper and an agency in one source group; the representative is one of the two. */
const relayed = (representativeId: number) =>
  decideInput({
    sources: [buildSourceView(1, { tier: 1 }), buildSourceView(2)],
    clusters: [{ id: 'v1', sourceIds: [1, 2], representativeId, reasons: [] }],
  });

describe('source credibility score', () => {
  const standing = (sources: SourceView[]) => computeCredibility(tallySources(decideInput({ sources })));

  it('gives a source credibility score of 0 if nothing counts', () =>
    expect(standing([supporting(1, [], { tier: 3 })])).toBe(0));

  it('averages source credibility over groups, each by its representative page', () => {
    expect(standing([buildSourceView(1, { tier: 1 })])).toBe(95);
    expect(standing([buildSourceView(1, { tier: 1 }), buildSourceView(2)])).toBe(88);
    expect(computeCredibility(tallySources(relayed(1)))).toBe(95);
    expect(computeCredibility(tallySources(relayed(2)))).toBe(80);
  });

  it('passes the confidence rule at 50 or above', () =>
    expect([49, 50].map((value) => confidenceTrace({ value: value as never, reasons: [] }).passed)).toEqual([
      false,
      true,
    ]));
});
