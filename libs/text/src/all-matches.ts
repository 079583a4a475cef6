/**
 * All matches of a global pattern, in order. The pattern itself goes through the text: `matchAll` makes a copy of it
 * for every text, which takes far longer than a short text does where the pattern is a list of words.
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
