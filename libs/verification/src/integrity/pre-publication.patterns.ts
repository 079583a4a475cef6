import { lexicon, lexiconLanguages, lexiconRows } from '@corroborate/text';

/** Maximum characters read of a page; responses appear earlier. */
const MAX_READ_CHARS = 60_000;

/** Pattern of one section of the check's lexicon. */
export const checkPattern = (section: string): RegExp => lexicon('en', 'last-look', section).pattern;

const REPLY_LANGUAGES = lexiconLanguages('reply');
const replyWords = (section: 'asked' | 'reply') =>
  new Map(REPLY_LANGUAGES.map((language) => [language, lexicon(language, 'reply', section).pattern]));
const REPLY_PATTERNS = { asked: replyWords('asked'), reply: replyWords('reply') };

/**
 * Words in the text that carry a response from the accused or say that one was sought, in the text's language, or in
 * any language if it is unknown; null if none.
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

/** First match in the part of the text that is read; null if none. */
export const firstMatchIn = (text: string, pattern: RegExp): string | null =>
  pattern.exec(text.slice(0, MAX_READ_CHARS))?.[0]?.trim() ?? null;

/** Questions by ID, in order. */
export const QUESTIONS = lexiconRows('en', 'last-look-questions').map(([id, { ask = '' }]) => ({ id, ask }));
