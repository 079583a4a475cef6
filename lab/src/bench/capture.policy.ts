import { quantile } from '../scores';

/** One half of a pair: so many investigations at once. */
export interface Arm {
  cpuMs: number;
  wallMs: number;
}

export interface MeasuredPair {
  kept: Arm;
  bare: Arm;
}

/** What keeping originals may cost, over not keeping them. */
const LIMITS = { cpu: 1.15, wall: 1.05 } as const;

/** Medians of the halves, and of the ratios within pairs: what slows the machine for a while slows both halves. */
export function pairedFigures(pairs: readonly MeasuredPair[]) {
  const cpu = ratios(pairs, 'cpuMs');
  const wall = ratios(pairs, 'wallMs');
  return {
    cpuMs: { kept: median(pairs.map(({ kept }) => kept.cpuMs)), bare: median(pairs.map(({ bare }) => bare.cpuMs)) },
    wallMs: { kept: median(pairs.map(({ kept }) => kept.wallMs)), bare: median(pairs.map(({ bare }) => bare.wallMs)) },
    cpuRatio: cpu,
    wallRatio: wall,
    withinLimits: cpu.p50 <= LIMITS.cpu && wall.p50 <= LIMITS.wall,
  };
}

function ratios(pairs: readonly MeasuredPair[], figure: keyof Arm) {
  const sorted = pairs.map(({ kept, bare }) => kept[figure] / bare[figure]).sort((a, b) => a - b);
  return { least: hundredth(sorted[0]), p50: hundredth(quantile(sorted, 0.5)), most: hundredth(sorted.at(-1)) };
}

const median = (values: number[]): number =>
  Math.round(
    quantile(
      values.toSorted((a, b) => a - b),
      0.5,
    ),
  );
const hundredth = (value = 0): number => Math.round(value * 100) / 100;
