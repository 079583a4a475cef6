import { lexicon, lexiconLanguages } from '@corroborate/text';

/**
 * Small words of languages other than English. Kept apart by language: "die" is an article in one and a death in
 * another.
 */
const SETS = new Map(
  lexiconLanguages('small-words')
    .filter((language) => language !== 'en')
    .map((language) => [language, new Set(lexicon(language, 'small-words').words)]),
);

/** False for English and for languages without a list. */
export const isForeignStopWord = (word: string, language: string | null): boolean =>
  SETS.get(language ?? '')?.has(word.toLowerCase()) ?? false;
