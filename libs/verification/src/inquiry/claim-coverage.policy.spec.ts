import { points, type SourceView } from '@corroborate/domain';
import { buildSourceView } from '@corroborate/domain/testing';
import { assessClaimCoverage } from './claim-coverage.policy';

const of = (views: [SourceView, 'supports' | 'disputes'][], wanted = 2) =>
  assessClaimCoverage({
    claims: [{ id: 'c1' }],
    sources: views.map(([view]) => view),
    findings: [
      {
        claimId: 'c1',
        verdict: 'verified',
        confidence: points(50),
        reasons: [],
        evidence: views.map(([{ id }, stance]) => ({ sourceId: id, stance, strength: 1, passage: null, reasons: [] })),
      },
    ],
    wanted,
  })[0];
const tier = (id: number, level: SourceView['tier'], over: Partial<SourceView> = {}) =>
  buildSourceView(id, { tier: level, clusterId: `v${id}`, ...over });

describe('claim coverage', () => {
  it.each([
    ['is covered by one very reliable source', [[tier(1, 1), 'supports']], true, 'coverage.very-reliable'],
    [
      'is covered by as many agreeing sources as configured',
      [
        [tier(1, 2), 'supports'],
        [tier(2, 2), 'supports'],
      ],
      true,
      'coverage.agreeing',
    ],
    ['is not covered by one source fewer', [[tier(1, 2), 'supports']], false, 'coverage.too-few'],
    [
      'is not covered by two pages in one source group',
      [
        [tier(1, 2), 'supports'],
        [tier(2, 2, { clusterId: 'v1' }), 'supports'],
      ],
      false,
      'coverage.too-few',
    ],
    [
      'is not covered if an equally reliable source disagrees',
      [
        [tier(1, 1), 'supports'],
        [tier(2, 1), 'disputes'],
      ],
      false,
      'coverage.opposed',
    ],
    [
      'is covered if only a less reliable source disagrees',
      [
        [tier(1, 1), 'supports'],
        [tier(2, 2), 'disputes'],
      ],
      true,
      'coverage.very-reliable',
    ],
    [
      'is never covered by unreliable sources',
      Array.from({ length: 9 }, (_, at) => [tier(at + 1, 3), 'supports']),
      false,
      'coverage.unreliable-alone',
    ],
    [
      'is not covered by the topic’s own page',
      [[tier(1, 1, { isTopicPage: true }), 'supports']],
      false,
      'coverage.nobody',
    ],
  ] as [string, [SourceView, 'supports' | 'disputes'][], boolean, string][])(
    'finds that a claim %s',
    (_, views, covered, code) => expect(of(views)).toMatchObject({ covered, why: { code } }),
  );
});
