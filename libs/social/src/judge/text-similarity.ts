import { removeUrls, tokenizeWords } from '@corroborate/text';
import { COORDINATION } from '../social.thresholds';

/** Whether two short texts say the same thing in nearly the same words. */
export const hasSameWords = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  similarity(a, b) >= COORDINATION.alike;

/** Jaccard similarity of two word sets, 0–1; 0 if both are empty. */
export const similarity = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, a.size + b.size - shared);
};

/** Words of a post, without URLs. */
export const wordSet = (text: string): Set<string> =>
  new Set(
    tokenizeWords(removeUrls(text))
      .map((word) => word.folded)
      .slice(0, COORDINATION.mostWords),
  );
