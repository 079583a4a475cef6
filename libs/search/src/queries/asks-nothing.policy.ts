import { isStopwordAsWritten, lexicon } from '@corroborate/text';

const NEWS_WORDS = new Set(lexicon('en', 'news-words').words);

/** A word that finds nothing of its own when an engine is asked for it: a stop word, or one of the trade ("watch"). */
export const asksNothing = (word: string): boolean => isStopwordAsWritten(word) || NEWS_WORDS.has(word.toLowerCase());
