import { isStopWord, stem, splitWords } from '../../index/words';
import type { Given } from './model.given';

const stems = (text: string): Set<string> =>
  new Set(
    splitWords(text)
      .filter((word) => !isStopWord(word))
      .map(stem),
  );

export function nearest(claim: string, passages: Given['passages']) {
  const wanted = stems(claim);
  const scored = passages.map((passage, at) => {
    // Includes adjacent sentences, because news spreads one statement over several.
    const words = stems([passages[at - 1], passage, passages[at + 1]].map((one) => one?.text ?? '').join(' '));
    return { passage, share: [...wanted].filter((word) => words.has(word)).length / Math.max(1, wanted.size) };
  });
  return scored.sort((a, b) => b.share - a.share)[0] ?? null;
}

/** Uses each item's own words only, because adjacent items may be from another document. */
export function nearestAlone(claim: string, items: Given['items']) {
  const wanted = stems(claim);
  const scored = items.map((item) => {
    const words = stems(item.text);
    return { item, share: [...wanted].filter((word) => words.has(word)).length / Math.max(1, wanted.size) };
  });
  return scored.sort((a, b) => b.share - a.share);
}
