/** Collapses every run of white space, including no-break and zero-width ones, to one blank. */
export function squash(text: string): string {
  return text.replace(/[\s\u00a0\u200b\u200c\u200d\u2060\ufeff]+/g, ' ').trim();
}

export const cut = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;

export function countWords(text: string): number {
  let words = 0;
  // Scripts without blanks: two characters count as a word, which is near enough for thresholds.
  let dense = 0;
  for (const run of text.matchAll(/[\p{L}\p{N}]+(?:['’\-.,][\p{L}\p{N}]+)*/gu)) {
    words += 1;
    if (/^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(run[0])) dense += run[0].length;
  }
  return words + Math.floor(dense / 2);
}

/** Sentences with their offsets in `text`. */
export function sentences(text: string, language: string | null): { text: string; start: number }[] {
  const out: { text: string; start: number }[] = [];
  for (const part of segmenter(language).segment(text)) out.push({ text: part.segment, start: part.index });
  return out;
}

const SEGMENTERS = new Map<string, Intl.Segmenter>();
function segmenter(language: string | null): Intl.Segmenter {
  const key = language?.slice(0, 2).toLowerCase() ?? 'en';
  const known = SEGMENTERS.get(key);
  if (known) return known;
  const safe = /^[a-z]{2}$/.test(key) ? key : 'en';
  const made = new Intl.Segmenter(safe, { granularity: 'sentence' });
  SEGMENTERS.set(key, made);
  return made;
}

/** First non-empty string of the list, squashed and cut; null when there is none. */
export function firstText(candidates: (string | null | undefined)[], max: number): string | null {
  for (const candidate of candidates) {
    const text = candidate ? squash(candidate) : '';
    if (text) return cut(text, max);
  }
  return null;
}

/** What went wrong, for a reason; faults of worker threads come from another realm, so the class is not asked. */
export function messageOf(fault: unknown): string {
  const message = (fault as { message?: unknown } | null)?.message;
  return typeof message === 'string' && message ? message.slice(0, 200) : 'unknown fault';
}
