import { fold } from './fold';
import { stem } from './stem';
import { isStopword } from './stop-words';

/** A word as written, folded to lower case without accents, with its place in the text. */
export interface Word {
  raw: string;
  folded: string;
  stem: string;
  start: number;
  end: number;
}

const WORD = /\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

export function words(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => {
    const raw = match[0];
    const forms = formsOf(raw);
    // Field by field: in the thread that judges pages, spreading `forms` here took most of the time of all words.
    return { raw, folded: forms.folded, stem: forms.stem, start: match.index, end: match.index + raw.length };
  });
}

interface Forms {
  folded: string;
  stem: string;
}
/** The same few thousand words make up most of the news, so their forms are remembered. */
const memoize = new Map<string, Forms>();
const MAX_FORMS = 20_000;
/** Nobody's memory is to be filled by a page of endless words. */
const MAX_REMEMBERED = 40;

function formsOf(raw: string): Forms {
  const known = memoize.get(raw);
  if (known) return known;
  const folded = fold(raw)
    .replace(/,(?=\d)|(?<=\p{L})\.(?=\p{L}|$)/gu, '')
    .replace(/'s$/, '')
    .replace(/'$/, '');
  const found = { folded, stem: stem(folded) };
  if (memoize.size >= MAX_FORMS) memoize.clear();
  if (raw.length <= MAX_REMEMBERED) memoize.set(raw, found);
  return found;
}

/** Stem of a word as written, whatever its case, accents, possessive and stops: of "U.S" as of "us". */
export const stemOf = (raw: string): string => formsOf(raw).stem;

/** Forms of all words in order, where nobody asks for their places: that takes an object less for every word. */
const formsIn = (text: string): Forms[] => (text.match(WORD) ?? []).map(formsOf);

/** The words of a text, folded, in order. */
export const foldedWords = (text: string): string[] => formsIn(text).map(({ folded }) => folded);

/** Stems of all words, in order. */
export const allStems = (text: string): string[] => formsIn(text).map((word) => word.stem);

/** Stems of the words that carry meaning. */
export function contentStems(text: string): string[] {
  return formsIn(text)
    .filter(({ folded }) => !isStopword(folded) && (folded.length > 1 || /\d/.test(folded)))
    .map((word) => word.stem);
}
