/** One item of a ranked list: higher scores come first, ties keep their order. */
export interface Ranked {
  score: number;
  relevant: boolean;
}

/** Mean average precision over named lists. */
export function scoreRankings(lists: Map<string, Ranked[]>) {
  const scored = [...lists.values()].map(inOrder).filter((flags) => flags.includes(true));
  const all = [...lists.values()].flat();
  return {
    lists: lists.size,
    items: all.length,
    relevant: all.filter((item) => item.relevant).length,
    /** Mean over the lists that have something relevant. */
    map: scored.length ? scored.reduce((sum, flags) => sum + averagePrecision(flags), 0) / scored.length : 0,
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
