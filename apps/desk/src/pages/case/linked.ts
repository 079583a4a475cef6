export interface Part {
  words: string;
  isName: boolean;
}

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Where a name stands as a name: not within a longer word. */
function placeOf(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + name.length])) return at;
  return -1;
}

/** A text in parts, each name where it first stands a part of its own; and the names that do not stand in it. */
export function linkedIn(text: string, names: readonly string[]): { parts: Part[]; unnamed: string[] } {
  // The longer first: "KQSR 7 News" is not "KQSR 7".
  const sorted = [...names].filter(Boolean).sort((a, b) => b.length - a.length);
  const unnamed: string[] = [];
  let parts: Part[] = [{ words: text, isName: false }];
  for (const name of sorted) {
    const index = parts.findIndex(({ words, isName }) => !isName && placeOf(words, name) >= 0);
    const part = parts[index];
    if (!part) unnamed.push(name);
    else parts = [...parts.slice(0, index), ...cutAt(part.words, name), ...parts.slice(index + 1)];
  }
  return { parts, unnamed: names.filter((name) => unnamed.includes(name)) };
}

function cutAt(text: string, name: string): Part[] {
  const at = placeOf(text, name);
  const around = (words: string): Part[] => (words === '' ? [] : [{ words, isName: false }]);
  return [...around(text.slice(0, at)), { words: name, isName: true }, ...around(text.slice(at + name.length))];
}
