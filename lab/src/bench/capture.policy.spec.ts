import { pairedFigures } from './capture.policy';

const pair = (kept: number, bare: number) => ({
  ...{ kept: { cpuMs: kept, wallMs: 1000 }, bare: { cpuMs: bare, wallMs: 1000 } },
});

describe('what keeping originals costs', () => {
  it('is the median of the ratios within pairs, so that a slow while of the machine is in both halves', () => {
    const figures = pairedFigures([pair(110, 100), pair(2200, 2000), pair(105, 100)]);
    expect(figures.cpuRatio).toEqual({ least: 1.05, p50: 1.1, most: 1.1 });
    expect(figures.withinLimits).toBe(true);
  });

  it('is over the limit where the median is', () => {
    expect(pairedFigures([pair(120, 100), pair(130, 100), pair(90, 100)]).withinLimits).toBe(false);
  });
});
