import { withoutAddresses, words } from '@corroborate/text';
import { COORDINATION } from '../social.thresholds';

/** Do two short texts say the same in nearly the same words? */
export const sameWords = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  likeness(a, b) >= COORDINATION.alike;

/** Words in common of all words, 0–1; of no words 0. */
export const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, a.size + b.size - shared);
};

/** The words of a post, addresses left out. */
export const wordSet = (text: string): Set<string> =>
  new Set(
    words(withoutAddresses(text))
      .map((word) => word.folded)
      .slice(0, COORDINATION.mostWords),
  );
