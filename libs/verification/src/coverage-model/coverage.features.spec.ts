import { because, type SourceView, type Stance } from '@corroborate/domain';
import { viewOf } from '@corroborate/domain/testing';
import { COVERAGE_LIMITS as L } from '../verification.thresholds';
import { hasLook, othersOnIt, coverageFeatures, coverageLikelihood } from './coverage.policy';

const page = (
  id: number,
  stance: Stance,
  reportLikelihood?: number | null,
  given: Partial<SourceView> = {},
): SourceView =>
  viewOf(id, {
    stance: {
      stance,
      strength: 0.7,
      passage: null,
      reasons: [because('stance.spoken-as', { says: 'plans', cue: 'plans' })],
      ...(reportLikelihood === undefined ? {} : { reportLikelihood }),
    },
    ...given,
  });
const logit = (chance: number) => Math.log(chance / (1 - chance));

describe('the traits of all pages on an event', () => {
  it('stand for nothing where there is no page', () =>
    expect(coverageFeatures([])).toEqual({
      voices: 0,
      two: 0,
      disputing: 0,
      mean: L.noPage,
      top: L.noPage,
      most: L.noPage,
      least: L.noPage,
      share: 0,
      supporting: L.noSupport,
      against: 0,
    }));

  it('count sites up to four, and those that dispute up to two', () => {
    const many = Array.from({ length: 6 }, (_, at) => page(at + 1, 'supports', 0.5));
    const against = Array.from({ length: 5 }, (_, at) => page(at + 11, 'disputes', 0.5));
    expect(coverageFeatures([...many, ...against])).toMatchObject({ voices: 4, two: 1, disputing: 2 });
    expect(coverageFeatures(many.map((one) => ({ ...one, site: 's1.com' })))).toMatchObject({ voices: 1, two: 0 });
  });

  it('take the best, the three best, the worst and the mean by log odds', () => {
    const chances = [0.9, 0.7, 0.6, 0.2];
    const found = coverageFeatures(chances.map((chance, at) => page(at + 1, 'supports', chance)));
    const odds = chances.map(logit);
    const mean = (list: number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
    expect(found.most).toBeCloseTo(odds[0] ?? NaN);
    expect(found.least).toBeCloseTo(odds[3] ?? NaN);
    expect(found.mean).toBeCloseTo(mean(odds));
    expect(found.top).toBeCloseTo(mean(odds.slice(0, 3)));
  });

  it.each([0, 1, -3, 7])('stay finite for a chance of %f', (chance) => {
    for (const value of Object.values(coverageFeatures([page(1, 'supports', chance)])))
      expect(Number.isFinite(value)).toBe(true);
  });

  it('take a supporting page without a chance for an unlikely one', () =>
    expect(coverageFeatures([page(1, 'supports', null)]).most).toBeCloseTo(logit(L.unjudged)));

  it('give the shares of what supports and of what speaks otherwise', () =>
    expect(
      coverageFeatures([
        page(1, 'supports', 0.8),
        page(2, 'mentions', 0.4),
        page(3, 'mentions', 0.4),
        page(4, 'disputes', 0.1),
      ]),
    ).toMatchObject({ share: 0.25, against: 0.5 }));

  it('leave out a mention that is not tied to the event', () =>
    expect(coverageFeatures([page(1, 'mentions', null), page(2, 'mentions')])).toEqual(coverageFeatures([])));
});

describe('the likelihood by all coverage', () => {
  const pages = [page(1, 'supports', 0.8), page(2, 'mentions', 0.3), page(3, 'disputes', 0.2)];

  it('is the same in any order', () =>
    expect(coverageLikelihood([...pages].reverse())).toBeCloseTo(coverageLikelihood(pages), 10));

  it('is never better for a further page that disputes', () => {
    for (let n = 1; n <= 4; n += 1) {
      const some = Array.from({ length: n }, (_, at) => page(at + 1, 'supports', 0.7));
      expect(coverageLikelihood([...some, page(9, 'disputes', 0.2)])).toBeLessThan(coverageLikelihood(some));
    }
  });

  it('is a chance by whatever weights', () => {
    expect(coverageLikelihood(pages, { bias: 0 })).toBe(0.5);
    expect(coverageLikelihood(pages, { bias: 50 })).toBeCloseTo(1);
    expect(coverageLikelihood(pages, { bias: 0, nothing: 9 })).toBe(0.5);
  });
});

describe('others on the event', () => {
  it.each([
    ['none', [], 0],
    ['only supports', [page(1, 'supports', 0.5), page(2, 'supports', 0.5)], 0],
    ['a mention elsewhere', [page(1, 'supports', 0.5), page(2, 'mentions', 0.5)], 1],
    ['a dispute elsewhere', [page(1, 'supports', 0.5), page(2, 'disputes')], 1],
    ['a dispute of the same site', [page(1, 'supports', 0.5), page(2, 'disputes', 0.5, { site: 's1.com' })], 0],
    ['a page of low standing', [page(1, 'supports', 0.5), page(2, 'disputes', 0.5, { tier: 3 })], 0],
    ['nothing that supports', [page(1, 'mentions', 0.5)], 1],
  ])('%s', (_, pages: SourceView[], expected) => expect(othersOnIt(pages)).toBe(expected));
});

describe('a look', () => {
  it.each([
    ['of no page', [], false],
    ['of pages that were not judged by their traits', [page(1, 'supports', null), page(2, 'disputes')], false],
    ['of a judged page of low standing', [page(1, 'supports', 0.5, { tier: 3 })], false],
    ['of one that was', [page(1, 'supports', null), page(2, 'mentions', 0.5)], true],
  ])('%s', (_, pages: SourceView[], expected) => expect(hasLook(pages)).toBe(expected));
});
