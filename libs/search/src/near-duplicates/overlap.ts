import type { HashedShingles } from '@corroborate/text';

export type Overlap = ReturnType<typeof overlap>;

interface OverlapExclusions {
  /** Hashes of paragraphs to leave out. */
  without?: Set<number>;
  /** Ignore quotations in both texts. */
  unquoted?: boolean;
}

const EMPTY_HASHES = new Set<number>();

/** Exact overlap of two sets of shingles. */
export function overlap(a: HashedShingles, b: HashedShingles, leaving: OverlapExclusions = {}) {
  const keepA = createFilter(a, leaving);
  const keepB = createFilter(b, leaving);
  let [i, j, shared, sizeA, sizeB] = [0, 0, 0, 0, 0];
  while (i < a.hashes.length || j < b.hashes.length) {
    const x = i < a.hashes.length ? (a.hashes[i] as number) : Infinity;
    const y = j < b.hashes.length ? (b.hashes[j] as number) : Infinity;
    const [inA, inB] = [x <= y && keepA(i), y <= x && keepB(j)];
    // The same words quoted on one side only are skipped too.
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

    /** Number of shingles compared on the smaller side. */
    smaller,

    /** Jaccard: shared shingles divided by all shingles. */
    similarity: union === 0 ? 0 : shared / union,

    /** Shared shingles divided by those of the smaller side. */
    containment: smaller === 0 ? 0 : shared / smaller,
  };
}

function createFilter(
  set: HashedShingles,
  { without = EMPTY_HASHES, unquoted = false }: OverlapExclusions,
): (i: number) => boolean {
  if (without.size === 0 && !unquoted) return () => true;
  return (i) =>
    !(unquoted && set.quoted[i] === 1) &&
    !(without.size > 0 && without.has(set.paragraphs[set.paragraphOf[i] as number] as number));
}

/** Overlap after leaving something out. */
export type RemainingOverlap = Pick<Overlap, 'smaller' | 'containment'>;

/** Overlap of two sets without any one paragraph, computed for all paragraphs in one pass. */
export function overlapWithout(a: HashedShingles, b: HashedShingles): (hash: number) => RemainingOverlap {
  const [inA, inB, lost] = [countPerParagraph(a), countPerParagraph(b), new Map<number, number>()];
  let shared = 0;
  for (let i = 0, j = 0; i < a.hashes.length && j < b.hashes.length;) {
    const [x, y] = [a.hashes[i] as number, b.hashes[j] as number];
    if (x === y) {
      shared++;
      for (const hash of new Set([paragraphAt(a, i), paragraphAt(b, j)])) lost.set(hash, (lost.get(hash) ?? 0) + 1);
    }
    if (x <= y) i++;
    if (y <= x) j++;
  }
  return (hash) => {
    const smaller = Math.min(a.hashes.length - (inA.get(hash) ?? 0), b.hashes.length - (inB.get(hash) ?? 0));
    return { smaller, containment: smaller === 0 ? 0 : (shared - (lost.get(hash) ?? 0)) / smaller };
  };
}

const paragraphAt = (set: HashedShingles, i: number): number => set.paragraphs[set.paragraphOf[i] as number] as number;

function countPerParagraph(set: HashedShingles): Map<number, number> {
  const counts = new Map<number, number>();
  for (let i = 0; i < set.hashes.length; i++)
    counts.set(paragraphAt(set, i), (counts.get(paragraphAt(set, i)) ?? 0) + 1);
  return counts;
}
