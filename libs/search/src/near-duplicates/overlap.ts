import type { ShingleSet } from './shingles';

export interface Overlap {
  shared: number;
  /** Shingles of the smaller side that were looked at. */
  smaller: number;
  /** Jaccard: shared of all. */
  similarity: number;
  /** Shared of the smaller side. */
  containment: number;
}

interface Leaving {
  /** Hashes of paragraphs to leave out. */
  without?: Set<number>;
  /** Leave out what stands between quotation marks in either text. */
  unquoted?: boolean;
}

const NOTHING = new Set<number>();

/** Exact overlap of two sets of shingles. */
export function overlap(a: ShingleSet, b: ShingleSet, leaving: Leaving = {}): Overlap {
  const keepA = keeper(a, leaving);
  const keepB = keeper(b, leaving);
  let [i, j, shared, sizeA, sizeB] = [0, 0, 0, 0, 0];
  while (i < a.hashes.length || j < b.hashes.length) {
    const x = i < a.hashes.length ? (a.hashes[i] as number) : Infinity;
    const y = j < b.hashes.length ? (b.hashes[j] as number) : Infinity;
    const [inA, inB] = [x <= y && keepA(i), y <= x && keepB(j)];
    // Quoted on one side only: the same words, once printed without the marks.
    if (x === y && leaving.unquoted && !(inA && inB)) [i, j] = [i + 1, j + 1];
    else {
      if (inA) sizeA++;
      if (inB) sizeB++;
      if (inA && inB) shared++;
      if (x <= y) i++;
      if (y <= x) j++;
    }
  }
  const smaller = Math.min(sizeA, sizeB);
  const union = sizeA + sizeB - shared;
  return {
    shared,
    smaller,
    similarity: union === 0 ? 0 : shared / union,
    containment: smaller === 0 ? 0 : shared / smaller,
  };
}

function keeper(set: ShingleSet, { without = NOTHING, unquoted = false }: Leaving): (i: number) => boolean {
  if (without.size === 0 && !unquoted) return () => true;
  return (i) =>
    !(unquoted && set.quoted[i] === 1) &&
    !(without.size > 0 && without.has(set.paragraphs[set.paragraphOf[i] as number] as number));
}
