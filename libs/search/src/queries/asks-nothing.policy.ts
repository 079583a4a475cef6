import { isStopwordAsWritten, lexicon } from '@corroborate/text';

const ASKED = new Set(lexicon('en', 'asked-words', 'asked').words);
const UNASKED = new Set(lexicon('en', 'asked-words', 'unasked').words);

/** Whether a word is useless as a search term: a stop word or journalism jargon ("watch"). */
export function asksNothing(word: string): boolean {
  const small = word.toLowerCase();
  return UNASKED.has(small) || (isStopwordAsWritten(word) && !ASKED.has(small));
}
