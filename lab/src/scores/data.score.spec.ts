import { auc, macroF1, scoreCredibility, type CredibilityPair } from './credibility.score';
import { scoreDates } from './dates.score';
import { scoreExtraction, shingles } from './extraction.score';

describe('the extraction score', () => {
  it('counts runs of four words with repeats, one shorter run for a short text, none for an empty one', () => {
    expect([...shingles('a b c d, a b c d')]).toEqual([
      ['a b c d', 2],
      ['b c d a', 1],
      ['c d a b', 1],
      ['d a b c', 1],
    ]);
    expect([[...shingles('one, two')], [...shingles(' … ')]]).toEqual([[['one two', 1]], []]);
  });

  it('averages precision and recall over pages and derives F1 from the averages', () => {
    const score = scoreExtraction([
      { truth: 'a b c d e', predicted: 'a b c d' },
      { truth: 'a b c d', predicted: 'a b c d x y' },
    ]);
    expect(score.precision).toBeCloseTo((1 + 1 / 3) / 2);
    expect(score.recall).toBeCloseTo((1 / 2 + 1) / 2);
    expect(score.f1).toBeCloseTo((2 * (2 / 3) * 0.75) / (2 / 3 + 0.75));
  });

  it('counts an empty prediction against recall only', () => {
    const score = scoreExtraction([
      { truth: 'a b c d', predicted: '' },
      { truth: 'a b c d', predicted: 'a b c d' },
    ]);
    expect([score.precision, score.recall, score.accuracy]).toEqual([1, 0.5, 0.5]);
  });

  it('treats a page as exact if its words match, ignoring punctuation but not case', () => {
    const accuracy = (predicted: string) => scoreExtraction([{ truth: 'It rained.', predicted }]).accuracy;
    expect([accuracy('“It rained”'), accuracy('it rained')]).toEqual([1, 0]);
  });
});

describe('the date score', () => {
  it('counts right, wrong and missing dates like the benchmark', () => {
    const score = scoreDates([
      { truth: '2024-03-05', predicted: '2024-03-05' },
      { truth: '2024-03-05', predicted: '2024-03-06' },
      { truth: '2024-03-05', predicted: null },
      { truth: null, predicted: null },
    ]);
    // The page left alone rightly is both a miss and a right one in this metric.
    expect(score).toEqual({ pages: 4, accuracy: 2 / 5, precision: 1 / 2, recall: 1 / 3, f1: 2 / 5, found: 1 / 2 });
  });
});

describe('the credibility score', () => {
  const pair = (
    truth: CredibilityPair['truth'],
    tier: CredibilityPair['tier'],
    score: number,
    known = true,
  ): CredibilityPair => ({
    truth,
    tier,
    score,
    known,
  });

  it('computes the probability of the correct order, counting ties as half', () => {
    expect([auc([3, 2], [1]), auc([1], [1]), auc([2, 0], [1]), auc([], [1])]).toEqual([1, 0.5, 0.5, 0.5]);
  });

  it('averages F1 over the classes that occur', () => {
    const pairs = [
      { truth: 'high', predicted: 'high' },
      { truth: 'high', predicted: 'low' },
      { truth: 'low', predicted: 'low' },
    ] as const;
    expect(macroF1([...pairs])).toBeCloseTo(2 / 3);
  });

  it('counts low-rated outlets judged credible, and high-rated ones judged doubtful', () => {
    const score = scoreCredibility([
      pair('low', 2, 70),
      pair('low', 4, 10),
      pair('high', 3, 47, false),
      pair('high', 1, 95),
    ]);
    expect(score).toMatchObject({ coverage: 0.75, lowAsCredible: 0.5, highAsDoubtful: 0.5, aucHighLow: 0.75 });
    expect(score.ofKnown).toMatchObject({ outlets: 3, highAsDoubtful: 0 });
  });
});
