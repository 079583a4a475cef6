import { withoutAddresses, words } from '@corroborate/text';
import { COORDINATION } from '../social.thresholds';

/** Whether two short texts say the same in nearly the same words. */
export const sameWords = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  likeness(a, b) >= COORDINATION.alike;

/** Jaccard similarity of two word sets, 0–1; 0 if both are empty. */
export const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, a.size + b.size - shared);
};

/** Words of a post, without URLs. */
export const wordSet = (text: string): Set<string> =>
  new Set(
    words(withoutAddresses(text))
      .map((word) => word.folded)
      .slice(0, COORDINATION.mostWords),
  );
