import { type HashedShingles, hashedShingles } from '@corroborate/text';
import { SAME_TEXT } from '../search.thresholds';
import { candidatePairs } from './candidates';

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
    const whole = computeOverlap(a, b, { without: leftOut });
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

type Overlap = ReturnType<typeof computeOverlap>;

interface OverlapExclusions {
  /** Hashes of paragraphs to leave out. */
  without?: Set<number>;
  /** Ignore quotations in both texts. */
  unquoted?: boolean;
}

const EMPTY_HASHES = new Set<number>();

/** Exact overlap of two sets of shingles. */
export function computeOverlap(a: HashedShingles, b: HashedShingles, leaving: OverlapExclusions = {}) {
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
type RemainingOverlap = Pick<Overlap, 'smaller' | 'containment'>;

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

/** Whether the texts also match without their quotations; true if too little unquoted text remains. */
function matchesWithoutQuotes(a: HashedShingles, b: HashedShingles, leftOut: Set<number>): boolean {
  const unquotedOverlap = computeOverlap(a, b, { without: leftOut, unquoted: true });
  return (
    unquotedOverlap.smaller < SAME_TEXT.minUnquoted ||
    isSame(unquotedOverlap, Math.min(SAME_TEXT.minShared, SAME_TEXT.minUnquoted / 2), SAME_TEXT.unquotedFactor)
  );
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Number of pairs compared per repeated paragraph. */
const MAX_COMPARISONS = 6;

/**
 * Paragraph hashes that occur in several otherwise unrelated texts: notices, footers, subscription prompts. Paragraphs
 * of copied reports are excluded, because the rest of the report occurs with them.
 */
function boilerplate(sets: HashedShingles[]): Set<number> {
  const owners = new Map<number, number[]>();
  sets.forEach(({ paragraphs }, index) => {
    for (const hash of new Set(paragraphs)) {
      const list = owners.get(hash);
      if (list) list.push(index);
      else owners.set(hash, [index]);
    }
  });
  const repeated = [...owners].filter(([, texts]) => texts.length >= SAME_TEXT.boilerplateTexts);
  const strangers = createUnrelatedCheck(sets, new Set(repeated.map(([hash]) => hash)));
  return new Set(repeated.filter(([hash, texts]) => isMostlyUnrelated(hash, texts, strangers)).map(([hash]) => hash));
}

type AreUnrelated = (a: number, b: number, hash: number) => boolean;

/** Whether most texts that share a paragraph differ once repeated paragraphs are removed. */
function isMostlyUnrelated(hash: number, texts: number[], areStrangers: AreUnrelated): boolean {
  const step = Math.max(1, Math.floor(texts.length / (MAX_COMPARISONS + 1)));
  let strangers = 0;
  let looks = 0;
  for (let i = 0; i + step < texts.length && looks < MAX_COMPARISONS; i += step, looks++)
    if (areStrangers(texts[i] as number, texts[i + step] as number, hash)) strangers++;
  return looks > 0 && strangers * 2 > looks;
}

/**
 * When in doubt a paragraph counts as part of the report, because treating report text as
 * boilerplate would count one source twice. Enough text must remain, and repeated paragraphs must
 * not be most of it. Each pair is compared once.
 */
function createUnrelatedCheck(sets: HashedShingles[], repeated: Set<number>): AreUnrelated {
  const pairs = new Map<number, { alone: (hash: number) => RemainingOverlap; rest: boolean }>();
  const compare = (a: HashedShingles, b: HashedShingles) => {
    const rest = computeOverlap(a, b, { without: repeated });
    const enough = rest.smaller * 2 >= Math.min(a.hashes.length, b.hashes.length);
    return { alone: overlapWithout(a, b), rest: enough && rest.containment < SAME_TEXT.boilerplateRest };
  };
  return (a, b, hash) => {
    const key = a * sets.length + b;
    const known = pairs.get(key) ?? compare(sets[a] as HashedShingles, sets[b] as HashedShingles);
    pairs.set(key, known);
    const alone = known.alone(hash);
    if (alone.smaller < SAME_TEXT.minUnquoted) return false;
    return alone.containment < SAME_TEXT.boilerplateRest || known.rest;
  };
}
