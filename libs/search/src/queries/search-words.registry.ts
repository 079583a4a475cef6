import { lexiconEntries } from '@corroborate/text';

const wordsFor = (purpose: string): Readonly<Record<string, string>> => ({
  ...(lexiconEntries('any', 'search-words').get(purpose) as Record<string, string> | undefined),
});

/** By which words examinations of a claim are found, by language. */
export const CHECK_WORDS = wordsFor('check');

/** By which words statements of those concerned are found, by language. */
export const STATEMENT_WORDS = wordsFor('statement');
