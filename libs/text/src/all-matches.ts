/**
 * All matches of a global pattern, in order. Uses the pattern directly, because `matchAll` copies
 * it for every text, which takes longer than matching a short text if the pattern is a long word
 * list.
 */
export function allMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  if (!pattern.global) throw new TypeError('A pattern without the flag g has one match only');
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1;
  }
  return found;
}
