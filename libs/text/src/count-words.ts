/** How many words, for thresholds. In scripts without blanks two characters count as one, which is near enough. */
export function countWords(text: string): number {
  let words = 0;
  let dense = 0;
  for (const run of text.matchAll(/[\p{L}\p{N}]+(?:['’\-.,][\p{L}\p{N}]+)*/gu)) {
    words += 1;
    if (/^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(run[0])) dense += run[0].length;
  }
  return words + Math.floor(dense / 2);
}
