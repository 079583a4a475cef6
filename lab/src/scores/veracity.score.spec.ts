import { scoreVeracity, type Verdict } from './veracity.score';

const pairs = (...given: [truth: Verdict, predicted: Verdict][]) =>
  given.map(([truth, predicted]) => ({ truth, predicted }));

describe('the score of veracity', () => {
  const score = scoreVeracity(
    pairs(
      ['supported', 'supported'],
      ['supported', 'refuted'],
      ['refuted', 'refuted'],
      ['refuted', 'refuted'],
      ['refuted', 'supported'],
      ['refuted', 'not-enough-evidence'],
      ['conflicting', 'refuted'],
      ['not-enough-evidence', 'not-enough-evidence'],
    ),
  );

  it('takes F1 a label and their mean, so that a rare label weighs as much as a frequent one', () => {
    expect(score.f1.supported).toBeCloseTo(1 / 2);
    expect(score.f1.refuted).toBeCloseTo(1 / 2);
    expect(score.f1.conflicting).toBe(0);
    expect(score.f1['not-enough-evidence']).toBeCloseTo(2 / 3);
    expect(score.macroF1).toBeCloseTo((1 / 2 + 1 / 2 + 0 + 2 / 3) / 4);
    expect([score.claims, score.accuracy]).toEqual([8, 1 / 2]);
  });

  it('tells how sure each word is', () => {
    expect(score.precision).toEqual({ supported: 1 / 2, refuted: 1 / 2, conflicting: 0, 'not-enough-evidence': 1 / 2 });
  });

  it('shows what was taken for what, and the costly mistake apart', () => {
    expect(score.confusion.refuted).toEqual({ supported: 1, refuted: 2, conflicting: 0, 'not-enough-evidence': 1 });
    expect(score.refutedAsSupported).toBe(1 / 4);
  });

  it('lays beside it what the commonest label alone would reach', () => {
    expect(score.always.verdict).toBe('refuted');
    expect(score.always.accuracy).toBe(1 / 2);
    expect(score.always.macroF1).toBeCloseTo(2 / 3 / 4);
  });

  it('leaves a label out of the mean that neither occurs nor is said', () =>
    expect(scoreVeracity(pairs(['supported', 'supported'], ['refuted', 'refuted'])).macroF1).toBe(1));

  it('is nothing, not an error, for no claims', () =>
    expect(scoreVeracity([])).toMatchObject({ claims: 0, accuracy: 0, macroF1: 0, refutedAsSupported: 0 }));
});
