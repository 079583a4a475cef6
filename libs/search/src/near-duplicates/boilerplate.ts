import type { HashedShingles } from '@corroborate/text';
import { SAME_TEXT } from '../search.thresholds';
import { overlap, overlapWithout, type RemainingOverlap } from './overlap';

/** Number of pairs compared per repeated paragraph. */
const MAX_COMPARISONS = 6;

/**
 * Paragraph hashes that occur in several otherwise unrelated texts: notices, footers, subscription prompts. Paragraphs
 * of copied reports are excluded, because the rest of the report occurs with them.
 */
export function boilerplate(sets: HashedShingles[]): Set<number> {
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
    const rest = overlap(a, b, { without: repeated });
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
