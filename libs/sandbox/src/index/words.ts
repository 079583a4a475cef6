/** Indexed words: lower case, without accents, numbers without thousands separators. */
export function splitWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/(\d)[,.](?=\d{3}(?!\d))/g, '$1');
  const words: string[] = [];
  for (const [run] of plain.matchAll(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu)) {
    const word = run.replace(/'s$/, '').replaceAll("'", '');
    if (UNSPACED.test(word)) words.push(...pairsOf(word));
    else words.push(word);
  }
  return words;
}

/** Scripts without spaces are indexed by pairs of characters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function pairsOf(run: string): string[] {
  const marks = [...run];
  return marks.length < 2 ? marks : marks.slice(0, -1).map((mark, index) => mark + (marks[index + 1] ?? ''));
}

/** Light stemming: removes plural, -ing and -ed, so that `closes`, `closed` and `closing` match. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return dropE(undouble(dropEnding(dropPlural(word))));
}

function dropPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|us|is)$/.test(word) || !word.endsWith('s')) return word;
  return /(sses|xes|ches|shes|zes)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function dropEnding(word: string): string {
  const bare = word.replace(/(?:ing|ed)$/, '');
  if (bare === word || bare.length < 3 || !/[aeiouy]/.test(bare)) return word;
  return word.endsWith('ied') ? `${word.slice(0, -3)}y` : bare;
}

function undouble(word: string): string {
  return word.length > 3 && /([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}

function dropE(word: string): string {
  return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
}

const STOP_WORDS = new Set(
  (
    'a an and are as at be been but by can did do does for from had has have he her his how i in into is ' +
    'it its more no not of on or ' +
    'our she so than that the their them then there these they this to was we were what when where which ' +
    'who why will with you your'
  ).split(' '),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
