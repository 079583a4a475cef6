import { fold } from './fold';
import { lexicon, lexiconTable } from './lexicon';

/** A word as written, folded to lower case without accents, with its place in the text. */
export interface Word {
  raw: string;
  folded: string;
  stem: string;
  start: number;
  end: number;
}

const WORD = /\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

const STOPWORDS = new Set(lexicon('en', 'stopwords').words);

export function words(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => {
    const raw = match[0];
    return { raw, ...formsOf(raw), start: match.index, end: match.index + raw.length };
  });
}

interface Forms {
  folded: string;
  stem: string;
}
/** The same few thousand words make up most of the news, so their forms are remembered. */
const forms = new Map<string, Forms>();
const MAX_FORMS = 20_000;
/** Nobody's memory is to be filled by a page of endless words. */
const MAX_REMEMBERED = 40;

function formsOf(raw: string): Forms {
  const known = forms.get(raw);
  if (known) return known;
  const folded = fold(raw)
    .replace(/,(?=\d)/g, '')
    .replace(/'s$/, '')
    .replace(/'$/, '');
  const found = { folded, stem: stem(folded) };
  if (forms.size >= MAX_FORMS) forms.clear();
  if (raw.length <= MAX_REMEMBERED) forms.set(raw, found);
  return found;
}

export const isStopword = (folded: string): boolean => STOPWORDS.has(folded);

/** Stems of the words that carry meaning. */
export function contentStems(text: string): string[] {
  return words(text)
    .filter((word) => !isStopword(word.folded) && (word.folded.length > 1 || /\d/.test(word.folded)))
    .map((word) => word.stem);
}

const IRREGULAR = lexiconTable('en', 'irregular');

/** A light stemmer: plurals, -ing, -ed, -ly and some -ation endings. Good enough to compare, not to print. */
export function stem(folded: string): string {
  const known = IRREGULAR.get(folded);
  if (known) return known;
  if (folded.length <= 3 || /\d/.test(folded)) return folded;
  let s = folded;
  if (s.endsWith('ies') && s.length > 4) s = `${s.slice(0, -3)}y`;
  else if (/(?:ss|sh|ch|x|z)es$/.test(s)) s = s.slice(0, -2);
  else if (s.endsWith('s') && !/(?:ss|us|is)$/.test(s)) s = s.slice(0, -1);
  if (s.endsWith('ing') && s.length > 5) s = undouble(s.slice(0, -3));
  else if (s.endsWith('ied') && s.length > 4) s = `${s.slice(0, -3)}y`;
  else if (s.endsWith('ed') && s.length > 4) s = undouble(s.slice(0, -2));
  else if (s.endsWith('ly') && s.length > 5) s = s.slice(0, -2);
  return s.length > 4 && s.endsWith('e') ? s.slice(0, -1) : s;
}

const undouble = (s: string): string => (/([bdgmnprt])\1$/.test(s) ? s.slice(0, -1) : s);

/** Overlapping runs of `size` words, for telling copies. */
export function shingles(text: string, size = 6): Set<string> {
  const folded = words(text.slice(0, 60_000)).map((word) => word.folded);
  const out = new Set<string>();
  for (let i = 0; i + size <= folded.length; i += 1) out.add(folded.slice(i, i + size).join(' '));
  return out;
}

/** Share of `part` that stands in `whole`. */
export function shareOf(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  if (part.size === 0) return 0;
  let shared = 0;
  for (const item of part) if (whole.has(item)) shared += 1;
  return shared / part.size;
}

/** Share of the smaller set that is found in the other: 1 = one text stands inside the other. */
export const containment = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  a.size <= b.size ? shareOf(a, b) : shareOf(b, a);
