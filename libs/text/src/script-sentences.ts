const SEGMENTERS = new Map<string, Intl.Segmenter>();

/**
 * Sentences of a paragraph in any language and script, blanks behind them included, so that they make up the whole.
 * `splitSentences` is for judging: it knows the abbreviations of English news, and keeps what these let run on whole.
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
