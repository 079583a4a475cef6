import { withoutAccents } from './fold';
import { lexicon, lexiconLanguages } from './lexicon';

/** Words that carry no topic. General English; other languages lose little by keeping theirs. */
const STOP = new Set(lexicon('en', 'small-words').words);

/** Written in capitals these are names: the country, the health organisation. */
const CAPITAL_NAMES = new Set(['US', 'WHO']);

export const isSearchStopword = (word: string): boolean => STOP.has(word.toLowerCase()) && !CAPITAL_NAMES.has(word);

/**
 * Small words of languages other than English. Kept apart by language: "die" is an article in one and a death in
 * another.
 */
const FOREIGN_STOP = new Map(
  lexiconLanguages('small-words')
    .filter((language) => language !== 'en')
    .map((language) => [language, new Set(lexicon(language, 'small-words').words)]),
);

/** False for English and for languages without a list. */
export const isForeignStopword = (word: string, language: string | null): boolean =>
  FOREIGN_STOP.get(language ?? '')?.has(word.toLowerCase()) ?? false;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * What the segmenter does with plain ASCII, at a fraction of its cost: letters hold together over ' . : and
 * figures over . , ' ;
 */
const ASCII_WORD = /[A-Za-z0-9_]+(?:(?:(?<=[A-Za-z])[.':](?=[A-Za-z])|(?<=[0-9])[.,';](?=[0-9]))[A-Za-z0-9_]+)*/g;
const isWordLike = (word: string) => /[A-Za-z0-9]|__/.test(word);

/** Words as written, in order; scripts without spaces are split too. */
export function wordsAsWritten(text: string): string[] {
  return (
    text
      .slice(0, 20_000)
      .split(/[ \t\r\n]+/)
      // White space always ends a word, so each piece can be looked at by itself.
      .flatMap((piece) =>
        /^\p{ASCII}*$/u.test(piece) ? (piece.match(ASCII_WORD) ?? []).filter(isWordLike) : segmented(piece),
      )
  );
}

function segmented(text: string): string[] {
  const words: string[] = [];
  for (const part of segmenter.segment(text)) if (part.isWordLike) words.push(part.segment);
  return words;
}

/** Form under which two spellings of one word meet: no case, accents, possessive or common English endings. */
export function searchStem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MAX_STEMS) stems.clear();
  const found = stemOf(word);
  // Nobody's memory is to be filled by a page of endless words.
  if (word.length <= 40) stems.set(word, found);
  return found;
}

/** The same few thousand words make up most of the news. */
const stems = new Map<string, string>();
const MAX_STEMS = 20_000;

function stemOf(word: string): string {
  const folded = withoutAccents(word.toLowerCase())
    .replace(/['’]s?$/u, '')
    .replace(/['’]|(?<=\p{L})\.(?=\p{L}|$)/gu, '');
  if (folded.length < 5 || /\d/.test(folded) || /[^a-z]/.test(folded)) return folded.replace(/(?<=\d),(?=\d{3})/g, '');
  return strip(folded);
}

function strip(word: string): string {
  const base = word
    .replace(/(ations|ation|ators|ator)$/, 'at')
    .replace(/(sses|shes|ches|xes)$/, (end) => end.slice(0, -2))
    .replace(/ies$/, 'y')
    .replace(/(?<!s|u|i)s$/, '');
  const short = base.replace(/(ingly|edly|ing|ed|ers|er|ly)$/, '');
  if (short.length < 3 || !/[aeiouy]/.test(short)) return base.replace(/e$/, '');
  return short.replace(/([bdfgmnprt])\1$/, '$1').replace(/e$/, '');
}

/** Stems of the words that carry the topic. */
export const searchStems = (text: string): string[] =>
  wordsAsWritten(text)
    .filter((word) => !isSearchStopword(word))
    .map(searchStem)
    .filter((word) => word.length > 1 || /\d|\P{ASCII}/u.test(word));
