import { describeEngagement } from './engagement.policy';

const post = (engagementMetrics: Record<string, number>, coordinated = false) => ({ engagementMetrics, coordinated });

describe('engagement of posts', () => {
  it('sums the metrics that networks report and omits the others', () => {
    const { counts } = describeEngagement([post({ likes: 4, replies: 1, views: 9_000 }), post({ likes: 3 }), post({})]);
    expect(counts).toEqual({ likes: 7, replies: 1 });
  });

  it.each([
    [{ likes: 12, reposts: 3, replies: 40, quotes: 8 }, 'argued-over', 3.2],
    [{ likes: 120, reposts: 30, replies: 12 }, 'passed-on', 0.08],
    [{ score: 812, replies: 140 }, 'passed-on', 0.17],
    [{ likes: 1, replies: 2 }, null, null],
    // No reply counts: reception unknown.
    [{ likes: 500 }, null, null],
  ] as const)('rates %j as %s', (metrics, reception, answersEach) => {
    expect(describeEngagement([post(metrics)])).toMatchObject({ reception, answersEach });
  });

  it('returns no reception without posts', () =>
    expect(describeEngagement([])).toMatchObject({ total: 0, kind: 'none', counts: {}, reception: null }));
});
