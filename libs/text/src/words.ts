import { fold } from './fold';
import { stem } from './stem';
import { isStopword } from './stop-words';

/** A word as written, folded to lower case without accents, with its position in the text. */
export interface Word {
  raw: string;
  folded: string;
  stem: string;
  start: number;
  end: number;
}

const WORD = /\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

export function tokenizeWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => {
    const raw = match[0];
    const forms = toForms(raw);
    // Copied field by field: spreading `forms` here took most of the processing time.
    return { raw, folded: forms.folded, stem: forms.stem, start: match.index, end: match.index + raw.length };
  });
}

interface WordForms {
  folded: string;
  stem: string;
}
/** The same few thousand words make up most news text, so their forms are cached. */
const formsCache = new Map<string, WordForms>();
const MAX_FORMS = 20_000;
/** Longer words are not cached, so that a page cannot fill the memory. */
const MAX_CACHED_WORD_LETTERS = 40;

function toForms(raw: string): WordForms {
  const known = formsCache.get(raw);
  if (known) return known;
  const folded = fold(raw)
    .replace(/,(?=\d)|(?<=\p{L})\.(?=\p{L}|$)/gu, '')
    .replace(/'s$/, '')
    .replace(/'$/, '');
  const found = { folded, stem: stem(folded) };
  if (formsCache.size >= MAX_FORMS) formsCache.clear();
  if (raw.length <= MAX_CACHED_WORD_LETTERS) formsCache.set(raw, found);
  return found;
}

/** Stem of a word as written, regardless of case, accents, possessive and periods: "U.S" and "us" match. */
export const toStem = (raw: string): string => toForms(raw).stem;

/** Forms of all words in order, without positions, which saves an object per word. */
const listForms = (text: string): WordForms[] => (text.match(WORD) ?? []).map(toForms);

/** Folded words of a text, in order. */
export const foldedWords = (text: string): string[] => listForms(text).map(({ folded }) => folded);

/** Stems of all words, in order. */
export const listStems = (text: string): string[] => listForms(text).map((word) => word.stem);

/** Stems of content words. */
export function listContentStems(text: string): string[] {
  return listForms(text)
    .filter(({ folded }) => !isStopword(folded) && (folded.length > 1 || /\d/.test(folded)))
    .map((word) => word.stem);
}
