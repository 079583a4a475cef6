import { type HashedShingles, hashedShingles } from '@corroborate/text';
import { SAME_TEXT } from '../search.thresholds';
import { boilerplate } from './boilerplate';
import { candidatePairs } from './candidates';
import { overlap, type Overlap } from './overlap';

export interface SameTextPair {
  a: number;
  b: number;
  /** Jaccard similarity of word sequences, 0–1. */
  similarity: number;
  /** Share of the shorter text that occurs in the longer one, 0–1. */
  containment: number;
}

/**
 * Pairs of copies: complete, shortened, with a different lead, or with an added paragraph. Shared quotes and
 * boilerplate are not enough. Large groups of copies are connected, but not every pair is listed. Ordered by index (a <
 * b).
 */
export function findSameText(docs: { id: number; text: string }[]): SameTextPair[] {
  const sets = docs.map(({ text }) => hashedShingles(text, SAME_TEXT.shingleWords));
  const leftOut = boilerplate(sets);
  const pairs: SameTextPair[] = [];
  for (const key of [...candidatePairs(sets)].sort((x, y) => x - y)) {
    const [first, second] = [Math.floor(key / sets.length), key % sets.length];
    const [a, b] = [sets[first] as HashedShingles, sets[second] as HashedShingles];
    const whole = overlap(a, b, { without: leftOut });
    if (isSame(whole) && matchesWithoutQuotes(a, b, leftOut)) {
      pairs.push({
        a: docs[first]!.id,
        b: docs[second]!.id,
        similarity: rounded(whole.similarity),
        containment: rounded(whole.containment),
      });
    }
  }
  return pairs;
}

function isSame(found: Overlap, minShared: number = SAME_TEXT.minShared, factor = 1): boolean {
  const shared = found.shared >= Math.min(minShared, Math.max(1, found.smaller * 0.9));
  return (
    shared &&
    found.smaller > 0 &&
    (found.similarity >= SAME_TEXT.similarity * factor || found.containment >= SAME_TEXT.containment * factor)
  );
}

/** Whether the texts also match without their quotations; true if too little unquoted text remains. */
function matchesWithoutQuotes(a: HashedShingles, b: HashedShingles, leftOut: Set<number>): boolean {
  const unquotedOverlap = overlap(a, b, { without: leftOut, unquoted: true });
  return (
    unquotedOverlap.smaller < SAME_TEXT.minUnquoted ||
    isSame(unquotedOverlap, Math.min(SAME_TEXT.minShared, SAME_TEXT.minUnquoted / 2), SAME_TEXT.unquotedFactor)
  );
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
