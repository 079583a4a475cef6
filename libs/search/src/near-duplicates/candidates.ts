import { type HashedShingles, mix } from '@corroborate/text';
import { SAME_TEXT } from '../search.thresholds';

/** Pairs worth an exact comparison, encoded as `low * size + high` of the text positions. */
export function candidatePairs(sets: HashedShingles[]): Set<number> {
  const pairs = new Set<number>();
  const add = (a: number, b: number) => void (a !== b && pairs.add(Math.min(a, b) * sets.length + Math.max(a, b)));
  similarPairs(sets, add);
  containedPairs(sets, add);
  return pairs;
}

type AddPair = (a: number, b: number) => void;
const EMPTY_BIN = 0xffffffff;

/**
 * One-permutation MinHash: the minimum hash in each of `bins` partitions (hash modulo `bins`); empty partitions borrow
 * from the next.
 */
function minHashSketch(hashes: Uint32Array): Uint32Array {
  const { bins } = SAME_TEXT;
  const least = new Uint32Array(bins).fill(EMPTY_BIN);
  for (const hash of hashes) {
    const bin = hash % bins;
    const rest = Math.floor(hash / bins);
    if (rest < (least[bin] as number)) least[bin] = rest;
  }
  const filled = Uint32Array.from(least);
  for (let bin = 0; bin < bins; bin++) {
    for (let step = 0; filled[bin] === EMPTY_BIN && step < bins; step++) {
      const donor = least[(bin + step) % bins] as number;
      if (donor !== EMPTY_BIN) filled[bin] = mix(donor + step * 0x9e3779b1);
    }
  }
  return filled;
}

/** Pairs of texts that agree in all rows of one band of their sketches. */
function similarPairs(sets: HashedShingles[], add: AddPair): void {
  const sketches = sets.map(({ hashes }) => (hashes.length === 0 ? null : minHashSketch(hashes)));
  for (let band = 0; band < SAME_TEXT.bins; band += SAME_TEXT.rows) {
    const buckets = new Map<number, number[]>();
    sketches.forEach((values, index) => {
      if (values) push(buckets, bandKey(values, band), index);
    });
    for (const bucket of buckets.values()) pairGroup(bucket, add);
  }
}

function bandKey(values: Uint32Array, band: number): number {
  let low = 17;
  let high = 31;
  for (let row = band; row < band + SAME_TEXT.rows; row++) {
    low = Math.imul(low ^ mix(values[row] as number), 0x01000193);
    high = Math.imul(high ^ mix((values[row] as number) + 0x51ed270b), 0x85ebca6b);
  }
  return (high & 0xfffff) * 4_294_967_296 + (low >>> 0);
}

/** A short copy inside a long text has low similarity, so such pairs are found by shared sampled shingles. */
function containedPairs(sets: HashedShingles[], add: AddPair): void {
  const index = new Map<number, number[]>();
  sets.forEach(({ hashes }, at) => {
    // The sample is the lowest hashes; the set is sorted, so these come first.
    const limit = EMPTY_BIN / SAME_TEXT.sample;
    for (let i = 0; i < hashes.length && (hashes[i] as number) < limit; i++) push(index, hashes[i] as number, at);
  });
  const meetings = new Map<number, number>();
  const meet: AddPair = (a, b) => {
    const key = Math.min(a, b) * sets.length + Math.max(a, b);
    const count = (meetings.get(key) ?? 0) + 1;
    meetings.set(key, count);
    if (count === SAME_TEXT.sampleShared) add(a, b);
  };
  for (const texts of index.values()) pairGroup(texts, meet);
}

/** All pairs of a small group; in a large group, each text with its neighbors and the first text. */
function pairGroup(group: number[], add: AddPair): void {
  const crowd = group.length > SAME_TEXT.crowd;
  for (let i = 1; i < group.length; i++) {
    const from = crowd ? Math.max(0, i - SAME_TEXT.crowdNeighbours) : 0;
    for (let j = from; j < i; j++) add(group[j] as number, group[i] as number);
    if (from > 0) add(group[0] as number, group[i] as number);
  }
}

function push(map: Map<number, number[]>, key: number, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
