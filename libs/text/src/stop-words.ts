import { lexicon, lexiconLanguages } from './lexicon';

/** Stop words by language: "die" is an article in German and a verb in English. */
const STOPWORDS = new Map(
  lexiconLanguages('stopwords').map((language) => [language, new Set(lexicon(language, 'stopwords').words)]),
);
const ENGLISH_STOPWORDS = STOPWORDS.get('en') ?? new Set<string>();

/** Whether a folded English word is a function word without meaning of its own. */
export const isStopword = (folded: string): boolean => ENGLISH_STOPWORDS.has(folded);

/** The same check for a word as written in another language; false for English and for languages without a list. */
export const isForeignStopword = (word: string, language: string | null): boolean =>
  language !== 'en' && (STOPWORDS.get(language ?? '')?.has(word.toLowerCase()) ?? false);

/** Whether the word is a function word of a language other than English, as "die" is in German and Dutch. */
const isFunctionWordElsewhere = (word: string): boolean =>
  [...STOPWORDS].some(([language, list]) => language !== 'en' && list.has(word.toLowerCase()));

/**
 * Whether a word in a sentence is a foreign function word rather than the English word, judged by
 * the words around it: "Die Brücke ist gesperrt" or "Five die in fire".
 */
export function isFalseFriend(word: string, sentence: string): boolean {
  if (!isFunctionWordElsewhere(word)) return false;
  const { byLanguage } = countFunctionWords(sentence);
  const english = byLanguage.get('en') ?? 0;
  // The sentence is not English if it starts with such a word and has no English function word.
  const lead = sentence.trimStart().startsWith(word) ? 1 : 0;
  return [...byLanguage].some(([language, found]) => isForeignStopword(word, language) && found - 1 + lead > english);
}

/** Function words of a text by language, for languages with a list, and its total number of words. */
export interface FunctionWords {
  words: number;
  byLanguage: ReadonlyMap<string, number>;
}

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** Counts function words among at most the first `most` words. */
export function countFunctionWords(text: string, most = 600): FunctionWords {
  const found = (text.match(WORD) ?? []).slice(0, most).map((word) => word.toLowerCase());
  const byLanguage = [...STOPWORDS].map(
    ([language, list]) => [language, found.filter((word) => list.has(word)).length] as const,
  );
  return { words: found.length, byLanguage: new Map(byLanguage) };
}
