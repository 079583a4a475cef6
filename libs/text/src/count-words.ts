/**
 * Approximate word count, for thresholds. In scripts without spaces two characters count as one word. Stops counting at
 * `enough`.
 */
export function countWords(text: string, enough = Infinity): number {
  let words = 0;
  let dense = 0;
  for (let at = 0; at < text.length && words < enough;) {
    const end = wordEnd(text, at);
    if (end > at) words += 1;
    if (end > at && kindAt(text, at) === DENSE) dense += end - at;
    at = end > at ? end : at + 1;
  }
  return words + Math.floor(dense / 2);
}

/** End of the word that starts at `at`: letters and digits with single marks between; `at` if none starts there. */
function wordEnd(text: string, at: number): number {
  let end = at;
  for (;;) {
    while (kindAt(text, end) >= WORD) end += isSurrogatePair(text, end) ? 2 : 1;
    if (end === at || kindAt(text, end) !== MARK || kindAt(text, end + 1) < WORD) return end;
    end += 1;
  }
}

const [NONE, MARK, WORD, DENSE] = [1, 2, 3, 4];
/** Character class by code unit, filled lazily; 0 if unknown. */
const CHARACTER_KINDS = new Uint8Array(0x10000);

function kindAt(text: string, at: number): number {
  if (at >= text.length) return NONE;
  const code = text.charCodeAt(at);
  const known = CHARACTER_KINDS[code];
  if (known) return known;
  return isSurrogatePair(text, at) ? kindOf(text.slice(at, at + 2)) : (CHARACTER_KINDS[code] = kindOf(text[at]!));
}

const isSurrogatePair = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xd800;

function kindOf(sign: string): number {
  if (/^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(sign)) return /^[\p{L}\p{N}]/u.test(sign) ? DENSE : NONE;
  if (/^[\p{L}\p{N}]/u.test(sign)) return WORD;
  return /^['’\-.,]/.test(sign) ? MARK : NONE;
}
