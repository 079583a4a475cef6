/** One item of a ranked list: higher scores come first, ties keep their order. */
export interface Ranked {
  score: number;
  relevant: boolean;
}

export interface RankingScore {
  lists: number;
  items: number;
  relevant: number;
  /** Means over the lists that have something relevant. */
  map: number;
  rPrecision: number;
  mrr: number;
  precisionAt10: number;
  precisionAt20: number;
  byList: Record<string, number>;
}

/** Mean average precision and its relatives over named lists. */
export function scoreRankings(lists: Map<string, Ranked[]>): RankingScore {
  const scored = [...lists]
    .map(([name, items]) => ({ name, flags: inOrder(items) }))
    .filter(({ flags }) => flags.includes(true));
  const mean = (of: (flags: boolean[]) => number) =>
    scored.length ? scored.reduce((sum, { flags }) => sum + of(flags), 0) / scored.length : 0;
  const all = [...lists.values()].flat();
  return {
    lists: lists.size,
    items: all.length,
    relevant: all.filter((item) => item.relevant).length,
    map: mean(averagePrecision),
    rPrecision: mean((flags) => precisionAt(flags, flags.filter(Boolean).length)),
    mrr: mean((flags) => 1 / (flags.indexOf(true) + 1)),
    precisionAt10: mean((flags) => precisionAt(flags, 10)),
    precisionAt20: mean((flags) => precisionAt(flags, 20)),
    byList: Object.fromEntries(scored.map(({ name, flags }) => [name, averagePrecision(flags)])),
  };
}

const inOrder = (items: Ranked[]): boolean[] =>
  [...items].sort((a, b) => b.score - a.score).map((item) => item.relevant);

function averagePrecision(flags: boolean[]): number {
  let hits = 0;
  let sum = 0;
  flags.forEach((relevant, at) => {
    if (!relevant) return;
    hits += 1;
    sum += hits / (at + 1);
  });
  return hits === 0 ? 0 : sum / hits;
}

const precisionAt = (flags: boolean[], n: number): number =>
  n === 0 ? 0 : flags.slice(0, n).filter(Boolean).length / n;
