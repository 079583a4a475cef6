import { createReason, type Reason } from '@corroborate/domain';
import { BANDS, SIDES, type Balance, type Band, type Side, type SideShare, type SourceSlant } from './balance.types';

/** Weight of each score component; without leaning labels, the other two are scaled up. */
const SCORE_WEIGHTS = { sides: 0.5, opinion: 0.3, leans: 0.2 };

/** Position of each political leaning label on the left–right scale; other labels are ignored. */
const LEAN_POSITIONS: Readonly<Record<string, number>> = {
  'extreme-left': -1,
  'far-left': -1,
  left: -1,
  'left-center': -0.5,
  'lean-left': -0.5,
  center: 0,
  centre: 0,
  neutral: 0,
  'least-biased': 0,
  'right-center': 0.5,
  'lean-right': 0.5,
  right: 1,
  'far-right': 1,
  'extreme-right': 1,
};

/** An independent source: the side it takes, and its pages. */
export interface SourceGroupSlant {
  side: Side;
  pages: SourceSlant[];
}

export function computeShares(groups: readonly SourceGroupSlant[]): Record<Side, SideShare> {
  const counts = SIDES.map((side) => groups.filter((voice) => voice.side === side).length);
  const percents = wholePercents(counts);
  const share = (at: number): SideShare => ({ clusters: counts[at] ?? 0, percent: percents[at] ?? 0 });
  return { for: share(0), neutral: share(1), critical: share(2) };
}

/** Integer percentages that add up to 100, by largest remainder. */
function wholePercents(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (100 * count) / total);
  const floors = exact.map(Math.floor);
  const left = 100 - floors.reduce((sum, one) => sum + one, 0);
  const order = exact.map((one, at) => ({ at, rest: one - (floors[at] ?? 0) })).sort((a, b) => b.rest - a.rest);
  const raised = new Set(order.slice(0, left).map(({ at }) => at));
  return floors.map((one, at) => one + (raised.has(at) ? 1 : 0));
}

/** Score (0: balanced; 10: strongly one-sided) and its components. */
export function computeScore(groups: readonly SourceGroupSlant[]): Pick<Balance, 'score' | 'band' | 'reasons'> {
  const sides = sidesPart(groups);
  const opinion = opinionPart(groups);
  const leans = leansPart(groups);
  const parts = [sides, opinion, ...(leans ? [leans] : [])];
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const value = parts.reduce((sum, { share, weight }) => sum + share * weight, 0) / whole;
  const score = Math.round(value * 100) / 10;
  return { score, band: bandOf(score), reasons: parts.map(({ why }) => why) };
}

const bandOf = (score: number): Band =>
  BANDS[Math.min(BANDS.length - 1, Math.floor(score / 2))] ?? 'strongly-one-sided';

interface ScorePart {
  /** 0–1. */
  share: number;
  weight: number;
  why: Reason;
}

function sidesPart(groups: readonly SourceGroupSlant[]): ScorePart {
  const count = (side: Side) => groups.filter((voice) => voice.side === side).length;
  const [support, critical] = [count('for'), count('critical')];
  return {
    share: Math.abs(support - critical) / Math.max(1, groups.length),
    weight: SCORE_WEIGHTS.sides,
    why: createReason('balance.sides', { for: support, critical, neutral: count('neutral') }),
  };
}

function opinionPart(groups: readonly SourceGroupSlant[]): ScorePart {
  const opinion = groups.filter(({ pages }) => pages.some(({ opinionPage }) => opinionPage));
  return {
    share: opinion.length / Math.max(1, groups.length),
    weight: SCORE_WEIGHTS.opinion,
    why: createReason('balance.opinion', { voices: opinion.length, of: groups.length }),
  };
}

/** Leaning component of the score; null if fewer than two sources have a leaning label on the scale. */
function leansPart(groups: readonly SourceGroupSlant[]): ScorePart | null {
  const places = groups.flatMap(({ pages }) => {
    const place = pages.map(({ lean }) => LEAN_POSITIONS[lean ?? '']).find((one) => one !== undefined);
    return place === undefined ? [] : [place];
  });
  if (places.length < 2) return null;
  const mean = places.reduce((sum, one) => sum + one, 0) / places.length;
  return {
    share: Math.abs(mean),
    weight: SCORE_WEIGHTS.leans,
    why: createReason('balance.leans', { voices: places.length, side: leanOf(mean) }),
  };
}

function leanOf(mean: number): 'left' | 'middle' | 'right' {
  if (Math.abs(mean) < 0.25) return 'middle';
  return mean < 0 ? 'left' : 'right';
}
