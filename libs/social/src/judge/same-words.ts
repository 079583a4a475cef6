import { withoutAddresses, words } from '@corroborate/text';
import { COORDINATION } from '../social.thresholds';

/** Do two short texts say the same in nearly the same words? */
export function sameWords(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 || b.size === 0) return false;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared / (a.size + b.size - shared) >= COORDINATION.alike;
}

/** The words of a post, addresses left out. */
export const wordSet = (text: string): Set<string> =>
  new Set(
    words(withoutAddresses(text))
      .map((word) => word.folded)
      .slice(0, COORDINATION.mostWords),
  );
