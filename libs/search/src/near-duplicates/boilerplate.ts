import { SAME_TEXT } from '../search.thresholds';
import type { ShingleSet } from './shingles';
import { overlap } from './overlap';

/** Pairs looked at for one repeated paragraph. */
const LOOKS = 6;

/**
 * Paragraphs (by hash) that stand in several texts which share nothing else: notices, footers, calls to
 * subscribe. A paragraph of a copied report comes with the rest of the report and is none.
 */
export function boilerplate(sets: ShingleSet[]): Set<number> {
  const owners = new Map<number, number[]>();
  sets.forEach(({ paragraphs }, index) => {
    for (const hash of new Set(paragraphs)) {
      const list = owners.get(hash);
      if (list) list.push(index);
      else owners.set(hash, [index]);
    }
  });
  const repeated = [...owners].filter(([, texts]) => texts.length >= SAME_TEXT.boilerplateTexts);
  const all = new Set(repeated.map(([hash]) => hash));
  return new Set(repeated.filter(([, texts]) => mostlyStrangers(texts, sets, all)).map(([hash]) => hash));
}

/** Are most of these texts unlike each other once everything repeated is left out? */
function mostlyStrangers(texts: number[], sets: ShingleSet[], repeated: Set<number>): boolean {
  const step = Math.max(1, Math.floor(texts.length / (LOOKS + 1)));
  let strangers = 0;
  let looks = 0;
  for (let i = 0; i + step < texts.length && looks < LOOKS; i += step) {
    const a = sets[texts[i] as number] as ShingleSet;
    const b = sets[texts[i + step] as number] as ShingleSet;
    const rest = overlap(a, b, { without: repeated });
    looks++;
    if (rest.smaller >= SAME_TEXT.minUnquoted && rest.containment < SAME_TEXT.boilerplateRest) strangers++;
  }
  return looks > 0 && strangers * 2 > looks;
}
