import { scoreStance } from './stance.score';

describe('the score of stance', () => {
  it('gives a quarter for the right subject and all for the right side', () => {
    const score = scoreStance([
      { truth: 'unrelated', predicted: 'unrelated' },
      { truth: 'unrelated', predicted: 'discuss' },
      { truth: 'agree', predicted: 'discuss' },
      { truth: 'disagree', predicted: 'disagree' },
      { truth: 'discuss', predicted: 'unrelated' },
    ]);
    // 0.25 + 0 + 0.25 + 1 + 0 of 0.25 + 0.25 + 1 + 1 + 1.
    expect(score.relative).toBeCloseTo(1.5 / 3.5);
    expect([score.accuracy, score.related]).toEqual([2 / 5, 3 / 5]);
  });

  it('shows the rare stance apart and takes the mean over all four', () => {
    const score = scoreStance([
      { truth: 'disagree', predicted: 'discuss' },
      { truth: 'discuss', predicted: 'discuss' },
      { truth: 'agree', predicted: 'agree' },
      { truth: 'unrelated', predicted: 'unrelated' },
    ]);
    expect(score.f1).toEqual({ agree: 1, disagree: 0, discuss: 2 / 3, unrelated: 1 });
    expect(score.macroF1).toBeCloseTo((1 + 0 + 2 / 3 + 1) / 4);
  });

  it('is nothing, not an error, for no pairs', () =>
    expect(scoreStance([])).toMatchObject({ relative: 0, accuracy: 0, macroF1: 0 }));
});
