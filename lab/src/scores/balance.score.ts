/** Voices by how they speak of a topic's subject. */
export interface SideCounts {
  for: number;
  neutral: number;
  critical: number;
}

export interface BalancePair {
  topic: string;
  truth: SideCounts;
  /** Null where no balance was made. */
  found: SideCounts | null;
}

export interface BalanceScore {
  topics: number;
  /** Voices in truth, and of all shares of voices those that lie where the truth has them, 0–1. */
  voices: number;
  agreement: number;
  /** Topics whose truth has more on one side than on the other, and those of them where the same side was found. */
  sided: number;
  sidedRight: number;
  rows: (BalancePair & { agreement: number })[];
}

const SIDES = ['for', 'neutral', 'critical'] as const;

/** Shares of voices found beside those in truth: how many stand on their side, topic by topic. */
export function scoreBalance(pairs: readonly BalancePair[]): BalanceScore {
  const rows = pairs.map((pair) => ({ ...pair, agreement: agreementOf(pair) }));
  const sided = rows.filter(({ truth }) => tendency(truth) !== 0);
  return {
    topics: rows.length,
    voices: rows.reduce((sum, { truth }) => sum + total(truth), 0),
    agreement: rows.length === 0 ? 1 : rows.reduce((sum, row) => sum + row.agreement, 0) / rows.length,
    sided: sided.length,
    sidedRight: sided.filter(({ truth, found }) => found !== null && tendency(found) === tendency(truth)).length,
    rows,
  };
}

/** 1 where the shares are the same, 0 where no voice stands where it should. */
function agreementOf({ truth, found }: BalancePair): number {
  if (found === null) return total(truth) === 0 ? 1 : 0;
  const share = (counts: SideCounts, side: keyof SideCounts) => counts[side] / Math.max(1, total(counts));
  return 1 - SIDES.reduce((sum, side) => sum + Math.abs(share(truth, side) - share(found, side)), 0) / 2;
}

const total = (counts: SideCounts): number => counts.for + counts.neutral + counts.critical;
const tendency = (counts: SideCounts): number => Math.sign(counts.for - counts.critical);
