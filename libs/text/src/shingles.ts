import { foldedWords } from './words';

/** Overlapping runs of `size` words, to detect copies. */
export function shingles(text: string, size = 6): Set<string> {
  const folded = foldedWords(text.slice(0, 60_000));
  const out = new Set<string>();
  for (let i = 0; i + size <= folded.length; i += 1) out.add(folded.slice(i, i + size).join(' '));
  return out;
}

/** Share of `part` that is contained in `whole`. */
export function sharedPortion(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  if (part.size === 0) return 0;
  let shared = 0;
  for (const item of part) if (whole.has(item)) shared += 1;
  return shared / part.size;
}

/** Share of the smaller set found in the other; 1 if one text contains the other. */
export const computeContainment = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  a.size <= b.size ? sharedPortion(a, b) : sharedPortion(b, a);
