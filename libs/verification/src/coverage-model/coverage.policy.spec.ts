import { because, type Reason } from '@corroborate/domain';
import { COVERAGE_WEIGHTS, coverageFeatures, coverageLikelihood, othersOnIt } from './coverage.policy';
import { viewOf } from '@corroborate/domain/testing';

type Given = Partial<Parameters<typeof viewOf>[1]> & { reason?: Reason };
const PLANNED = because('stance.spoken-as', { says: 'plans', cue: 'plans' });
const page = (
  id: number,
  stance: 'supports' | 'disputes' | 'mentions',
  reportLikelihood: number,
  given: Given = {},
) => {
  const { reason = PLANNED, ...view } = given;
  return viewOf(id, { stance: { stance, strength: 0.7, passage: null, reasons: [reason], reportLikelihood }, ...view });
};

describe('the look of all pages on an event', () => {
  it('is better the more sites carry it, and worse for each that disputes it', () => {
    const [one, two] = [[page(1, 'supports', 0.8)], [page(1, 'supports', 0.8), page(2, 'supports', 0.8)]];
    expect(coverageLikelihood(two)).toBeGreaterThan(coverageLikelihood(one));
    expect(coverageLikelihood([...two, page(3, 'disputes', 0.3)])).toBeLessThan(coverageLikelihood(two));
  });

  it('is bad for one voice among pages that tell something else, and better where they only use other words', () => {
    const lone = page(1, 'supports', 0.7);
    const otherwise = [2, 3].map((id) => page(id, 'mentions', 0.5));
    const inOtherWords = [2, 3].map((id) => page(id, 'mentions', 0.75, { reason: because('stance.no-sentence') }));
    expect(coverageLikelihood([lone, ...otherwise])).toBeLessThan(0.65);
    expect(coverageLikelihood([lone, ...inOtherWords])).toBeGreaterThan(coverageLikelihood([lone, ...otherwise]));
  });

  it('leaves out pages that count for nothing: of another event, unread, low, or the topic’s own', () => {
    const seen = [page(1, 'supports', 0.8), page(2, 'mentions', 0.4)];
    const unseen = [
      viewOf(3, {
        stance: {
          stance: 'mentions',
          strength: 0.4,
          passage: null,
          reasons: [because('stance.not-this-event')],
          reportLikelihood: null,
        },
      }),
      page(4, 'disputes', 0.1, { reason: because('stance.denies', { cue: '' }), readable: false }),
      page(5, 'disputes', 0.1, { reason: because('stance.denies', { cue: '' }), tier: 4 }),
      page(6, 'supports', 0.9, { reason: because('stance.asserts', { place: 'lead' }), isTopicPage: true }),
      viewOf(7, { stance: { stance: 'unrelated', strength: 0, passage: null, reasons: [] } }),
    ];
    expect(coverageFeatures([...seen, ...unseen])).toEqual(coverageFeatures(seen));
  });

  it('counts the others by site, not by page', () => {
    const same = page(2, 'mentions', 0.5, { site: 's1.com' });
    expect([
      othersOnIt([page(1, 'supports', 0.8), same]),
      othersOnIt([page(1, 'supports', 0.8), page(2, 'mentions', 0.5)]),
    ]).toEqual([0, 1]);
  });

  it('has weights for its traits and for nothing else', () => {
    expect(
      Object.keys(COVERAGE_WEIGHTS)
        .filter((name) => name !== 'bias')
        .sort(),
    ).toEqual(Object.keys(coverageFeatures([page(1, 'supports', 0.8)])).sort());
  });
});
