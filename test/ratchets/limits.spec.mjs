import { compareWithLimits, writeLimits } from './limits.mjs';

const limits = { exact: { limit: 100, margin: 0 }, noisy: { limit: 120, margin: 0.2 } };

describe('comparing figures with their limits', () => {
  it('accepts figures at their limits', () => {
    expect(compareWithLimits({ exact: 100, noisy: 120 }, limits)).toEqual({ above: [], below: [], unknown: [] });
  });

  it('names figures above their limits, and figures without one', () => {
    const { above, unknown } = compareWithLimits({ exact: 101, noisy: 121, other: 1 }, limits);
    expect(above.map(({ name }) => name)).toEqual(['exact', 'noisy']);
    expect(unknown).toEqual(['other']);
  });

  it('suggests a lower limit when a figure is clearly below what the limit stands for', () => {
    const below = (figures) => compareWithLimits(figures, limits).below.map(({ name }) => name);
    expect(below({ exact: 99, noisy: 94 })).toEqual(['exact', 'noisy']);
    expect(below({ exact: 99.6, noisy: 96 })).toEqual([]);
  });
});

describe('writing limits', () => {
  const kept = { limits, rises: [] };

  it('lowers a limit to the figure with its margin', () => {
    expect(writeLimits({ exact: 90, noisy: 90 }, kept).limits).toEqual({
      exact: { limit: 90, margin: 0 },
      noisy: { limit: 108, margin: 0.2 },
    });
  });

  it('does not raise a limit for a figure within its margin', () => {
    expect(writeLimits({ noisy: 119 }, kept)).toEqual(kept);
  });

  it('refuses a figure above its limit without a reason', () => {
    expect(() => writeLimits({ exact: 101 }, kept)).toThrow('exact: 101, limit 100\nA limit rises only for a reason');
  });

  it('raises a limit for a reason and keeps the reason', () => {
    expect(writeLimits({ exact: 101, noisy: 100 }, kept, 'a new engine')).toEqual({
      limits: { exact: { limit: 101, margin: 0 }, noisy: { limit: 120, margin: 0.2 } },
      rises: [{ name: 'exact', from: 100, to: 101, reason: 'a new engine' }],
    });
  });
});
