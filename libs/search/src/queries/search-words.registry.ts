import { lexiconEntries } from '@corroborate/text';

const wordsFor = (purpose: string): Readonly<Record<string, string>> => ({
  ...(lexiconEntries('any', 'search-words').get(purpose) as Record<string, string> | undefined),
});

/** Search words for fact checks, by language. */
export const CHECK_WORDS = wordsFor('check');

/** Search words for official statements by the parties involved, by language. */
export const STATEMENT_WORDS = wordsFor('statement');
