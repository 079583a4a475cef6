const SEGMENTERS = new Map<string, Intl.Segmenter>();

/**
 * Sentences in any language and script, including trailing spaces, so they add up to the text. For
 * evaluation use `splitSentences`, which knows abbreviations in English news.
 */
export const scriptSentences = (text: string, language: string | null): { text: string; start: number }[] =>
  [...segmenter(language).segment(text)].map(({ segment, index }) => ({ text: segment, start: index }));

function segmenter(language: string | null): Intl.Segmenter {
  const key = language?.slice(0, 2).toLowerCase() ?? 'en';
  const known = SEGMENTERS.get(key);
  if (known) return known;
  const safe = /^[a-z]{2}$/.test(key) ? key : 'en';
  const made = new Intl.Segmenter(safe, { granularity: 'sentence' });
  SEGMENTERS.set(key, made);
  return made;
}
