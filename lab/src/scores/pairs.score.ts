export interface PairScore {
  documents: number;
  /** Pairs of documents of one group. */
  pairs: number;
  /** Of these, the ones that hang together through the joined pairs. */
  found: number;
  /** Pairs that hang together and are of different groups. */
  wrong: number;
}

/**
 * Joined pairs against true groups. What hangs together over a third document is joined too: copies of copies are
 * one voice. `groups` by document, in order; joined pairs name documents by that order.
 */
export function scorePairs(groups: string[], joined: { a: number; b: number }[]): PairScore {
  const roots = clustersOf(groups.length, joined);
  const all = pairsWithin(roots);
  const found = pairsWithin(roots.map((root, at) => `${root} ${groups[at]}`));
  return { documents: groups.length, pairs: pairsWithin(groups), found, wrong: all - found };
}

/** For each document, in order, the document its cluster is named after. */
export function clustersOf(count: number, joined: { a: number; b: number }[]): number[] {
  const parent = Array.from({ length: count }, (_, at) => at);
  const rootOf = (start: number): number => {
    let at = start;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]!]!;
    return at;
  };
  for (const { a, b } of joined) parent[rootOf(a)] = rootOf(b);
  return parent.map((_, at) => rootOf(at));
}

function pairsWithin(keys: (string | number)[]): number {
  const sizes = new Map<string | number, number>();
  for (const key of keys) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  return [...sizes.values()].reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
}
