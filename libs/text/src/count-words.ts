/** How many words, for thresholds. In scripts without blanks two characters count as one, which is near enough. */
export function countWords(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+(?:['’\-.,][\p{L}\p{N}]+)*/gu) ?? [];
  const dense = DENSE.test(text) ? words.filter((word) => STARTS_DENSE.test(word)) : [];
  return words.length + Math.floor(dense.reduce((sum, word) => sum + word.length, 0) / 2);
}

/** Scripts without blanks. */
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const STARTS_DENSE = new RegExp(`^${DENSE.source}`);
