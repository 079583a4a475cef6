import { isStopwordAsWritten, lexicon } from '@corroborate/text';

const SEARCHABLE_WORDS = new Set(lexicon('en', 'asked-words', 'asked').words);
const UNSEARCHABLE_WORDS = new Set(lexicon('en', 'asked-words', 'unasked').words);

/** Whether a word is useless as a search term: a stop word or journalism jargon ("watch"). */
export function isUselessSearchTerm(word: string): boolean {
  const small = word.toLowerCase();
  return UNSEARCHABLE_WORDS.has(small) || (isStopwordAsWritten(word) && !SEARCHABLE_WORDS.has(small));
}
