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
