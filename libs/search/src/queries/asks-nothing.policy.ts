import { isStopwordAsWritten, lexicon } from '@corroborate/text';

const ASKED = new Set(lexicon('en', 'asked-words', 'asked').words);
const UNASKED = new Set(lexicon('en', 'asked-words', 'unasked').words);

/** A word that finds nothing of its own when an engine is asked for it: a stop word, or one of the trade ("watch"). */
export function asksNothing(word: string): boolean {
  const small = word.toLowerCase();
  return UNASKED.has(small) || (isStopwordAsWritten(word) && !ASKED.has(small));
}
