import { lexicon, lexiconLanguages } from './lexicon';

/** By language: "die" is an article in one and a death in another. */
const STOPWORDS = new Map(
  lexiconLanguages('stopwords').map((language) => [language, new Set(lexicon(language, 'stopwords').words)]),
);
const ENGLISH = STOPWORDS.get('en') ?? new Set<string>();

/** Of a folded word: does it carry no meaning of its own in English? */
export const isStopword = (folded: string): boolean => ENGLISH.has(folded);

/** The same for another language, of a word as written; false for English and for languages without a list. */
export const isForeignStopword = (word: string, language: string | null): boolean =>
  language !== 'en' && (STOPWORDS.get(language ?? '')?.has(word.toLowerCase()) ?? false);

/** Is the word a function word of some language besides English, as "die" is in German and Dutch? */
const isFunctionWordElsewhere = (word: string): boolean =>
  [...STOPWORDS].some(([language, list]) => language !== 'en' && list.has(word.toLowerCase()));

/**
 * Is this English word of a sentence the function word of another language instead, by the words around it? "Die" is an
 * article in "Die Brücke ist gesperrt" and a death in "Five die in fire".
 */
export function isFalseFriend(word: string, sentence: string): boolean {
  if (!isFunctionWordElsewhere(word)) return false;
  const { byLanguage } = countFunctionWords(sentence);
  const english = byLanguage.get('en') ?? 0;
  // Not English: begins with such a word and has no English function word.
  const lead = sentence.trimStart().startsWith(word) ? 1 : 0;
  return [...byLanguage].some(([language, found]) => isForeignStopword(word, language) && found - 1 + lead > english);
}

/** Function words of a text by language, for the languages that have a list, and how many words it has in all. */
export interface FunctionWords {
  words: number;
  byLanguage: ReadonlyMap<string, number>;
}

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** Counts at most the first `most` words. */
export function countFunctionWords(text: string, most = 600): FunctionWords {
  const found = (text.match(WORD) ?? []).slice(0, most).map((word) => word.toLowerCase());
  const byLanguage = [...STOPWORDS].map(
    ([language, list]) => [language, found.filter((word) => list.has(word)).length] as const,
  );
  return { words: found.length, byLanguage: new Map(byLanguage) };
}
