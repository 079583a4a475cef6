import { lexicon, lexiconLanguages, lexiconRows } from '@corroborate/text';

/** Maximum number of characters examined on a page; responses occur earlier. */
const MAX_READ_CHARS = 60_000;

/** Pattern from one section of the lexicon for the pre-publication check. */
export const checkPattern = (section: string): RegExp => lexicon('en', 'last-look', section).pattern;

const REPLY_LANGUAGES = lexiconLanguages('reply');
const replyWords = (section: 'asked' | 'reply') =>
  new Map(REPLY_LANGUAGES.map((language) => [language, lexicon(language, 'reply', section).pattern]));
const REPLY_PATTERNS = { asked: replyWords('asked'), reply: replyWords('reply') };

/**
 * Words that show a response from the accused, or that one was requested, in the language of the text, or in any
 * language if it is unknown; null if there are none.
 */
export function findReplyWords(text: string, language: string | null, section: 'asked' | 'reply'): string | null {
  const own = REPLY_PATTERNS[section].get((language ?? '').slice(0, 2).toLowerCase());
  const body = text.slice(0, MAX_READ_CHARS);
  for (const pattern of own ? [own] : REPLY_PATTERNS[section].values()) {
    const words = pattern.exec(body)?.[0];
    if (words) return words;
  }
  return null;
}

/** Whether the claim is itself a response from the accused, in any language. */
export const isReplyClaim = (claim: string): boolean => findReplyWords(claim, null, 'reply') !== null;

/** First match in the examined part of the text; otherwise null. */
export const findFirstMatch = (text: string, pattern: RegExp): string | null =>
  pattern.exec(text.slice(0, MAX_READ_CHARS))?.[0]?.trim() ?? null;

/** Questions by ID, in order. */
export const QUESTIONS = lexiconRows('en', 'last-look-questions').map(([id, { ask = '' }]) => ({ id, ask }));
