import { scoreCalibration, statementsOf } from './calibration.score';
import { scoreRankings } from './ranking.score';

const items = (...flags: number[]) => flags.map((flag, at) => ({ score: -at, relevant: flag === 1 }));

describe('ranked lists', () => {
  it('are scored by the mean over lists of average precision', () => {
    const score = scoreRankings(
      new Map([
        ['a', items(1, 0, 1)],
        ['b', items(0, 1)],
      ]),
    );
    expect(score.map).toBeCloseTo((5 / 6 + 0.5) / 2);
    expect(score).toMatchObject({ lists: 2, items: 5, relevant: 3 });
  });
  it('keep the order of ties and leave out lists without anything relevant', () => {
    const tied = [
      { score: 1, relevant: false },
      { score: 1, relevant: true },
    ];
    expect(
      scoreRankings(
        new Map([
          ['a', tied],
          ['none', items(0, 0)],
        ]),
      ).map,
    ).toBe(0.5);
  });
});

describe('calibration', () => {
  it('sets what was stated beside what was right, in bins', () => {
    const { bins, expectedError, brier, count } = scoreCalibration([
      { confidence: 92, correct: true },
      { confidence: 100, correct: true },
      { confidence: 95, correct: false },
      { confidence: 15, correct: false },
    ]);
    expect(count).toBe(4);
    expect(bins.map(({ from, count: n }) => [from, n])).toEqual([
      [10, 1],
      [90, 3],
    ]);
    expect(bins[1]?.observed).toBeCloseTo(2 / 3);
    expect(expectedError).toBeCloseTo((0.15 + 3 * (287 / 300 - 2 / 3)) / 4);
    expect(brier).toBeGreaterThan(0);
  });
  it('takes the recommended level as what is stated, and nothing from topics that were not investigated', () => {
    const row = { applied: 'unverified', acceptable: ['verified'], recommended: 'verified' } as const;
    expect(
      statementsOf([
        { ...row, acceptable: ['verified'], confidence: 60 },
        { ...row, acceptable: ['unverified'], confidence: null },
      ]),
    ).toEqual([{ confidence: 60, correct: true }]);
  });
});
