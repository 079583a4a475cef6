/**
 * All matches of a global pattern, in order. It is asked first whether there is one: of the many patterns that are laid
 * on a sentence few match, and making ready to go through the matches costs more than finding that there are none.
 */
export const allMatches = (text: string, pattern: RegExp): RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
