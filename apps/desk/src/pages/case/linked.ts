export interface TextPart {
  words: string;
  isName: boolean;
}

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Position of a name in the text as a whole word; -1 if absent. */
function indexOfName(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return at;
  return -1;
}

/** Splits a text at the first mention of each name, and lists the names that do not occur. */
export function linkNames(text: string, names: readonly string[]): { parts: TextPart[]; unnamed: string[] } {
  // Longer names first: "KQSR 7 News" is not "KQSR 7".
  const sorted = [...names].filter(Boolean).sort((a, b) => b.length - a.length);
  const unnamed: string[] = [];
  let parts: TextPart[] = [{ words: text, isName: false }];
  for (const name of sorted) {
    const index = parts.findIndex(({ words, isName }) => !isName && indexOfName(words, name) >= 0);
    const part = parts[index];
    if (!part) unnamed.push(name);
    else parts = [...parts.slice(0, index), ...splitAtName(part.words, name), ...parts.slice(index + 1)];
  }
  return { parts, unnamed: names.filter((name) => unnamed.includes(name)) };
}

function splitAtName(text: string, name: string): TextPart[] {
  const at = indexOfName(text, name);
  const around = (words: string): TextPart[] => (words === '' ? [] : [{ words, isName: false }]);
  return [...around(text.slice(0, at)), { words: name, isName: true }, ...around(text.slice(at + name.length))];
}
