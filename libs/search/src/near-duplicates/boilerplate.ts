import type { HashedShingles } from '@corroborate/text';
import { SAME_TEXT } from '../search.thresholds';
import { overlap, overlapWithout, type Rest } from './overlap';

/** Pairs looked at for one repeated paragraph. */
const LOOKS = 6;

/**
 * Paragraphs (by hash) that are in several texts which share nothing else: notices, footers, calls to
 * subscribe. A paragraph of a copied report comes with the rest of the report and does not exist.
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
  const strangers = strangersAmong(sets, new Set(repeated.map(([hash]) => hash)));
  return new Set(repeated.filter(([hash, texts]) => mostlyStrangers(hash, texts, strangers)).map(([hash]) => hash));
}

type Strangers = (a: number, b: number, hash: number) => boolean;

/** Are most of these texts unlike each other once what is repeated is left out? */
function mostlyStrangers(hash: number, texts: number[], areStrangers: Strangers): boolean {
  const step = Math.max(1, Math.floor(texts.length / (LOOKS + 1)));
  let strangers = 0;
  let looks = 0;
  for (let i = 0; i + step < texts.length && looks < LOOKS; i += step, looks++)
    if (areStrangers(texts[i] as number, texts[i + step] as number, hash)) strangers++;
  return looks > 0 && strangers * 2 > looks;
}

/**
 * Taking boilerplate for a report would split copies and count one independent source twice, so in doubt it is a
 * report: what is left must be enough to judge by, and several repeated paragraphs may not be most of a text. Two texts
 * are laid side by side once, whatever number of paragraphs they share.
 */
function strangersAmong(sets: HashedShingles[], repeated: Set<number>): Strangers {
  const pairs = new Map<number, { alone: (hash: number) => Rest; rest: boolean }>();
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
