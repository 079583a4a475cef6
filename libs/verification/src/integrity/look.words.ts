import { lexicon, lexiconLanguages, lexiconRows } from '@corroborate/text';

/** A long page is read so far; no one answers an allegation behind that. */
const MOST_READ = 60_000;

/** A section of what the pre-publication check goes by. */
export const lookWords = (section: string): RegExp => lexicon('en', 'last-look', section).pattern;

const REPLY_LANGUAGES = lexiconLanguages('reply');
const replyWords = (section: 'asked' | 'reply') =>
  new Map(REPLY_LANGUAGES.map((language) => [language, lexicon(language, 'reply', section).pattern]));
const PATTERNS = { asked: replyWords('asked'), reply: replyWords('reply') };

/**
 * Does the text carry the answer of those it accuses, or say that they were asked? Read by the words of its language;
 * by those of all where no one knows it.
 */
export function replyIn(text: string, language: string | null, section: 'asked' | 'reply'): string | null {
  const own = PATTERNS[section].get((language ?? '').slice(0, 2).toLowerCase());
  const body = text.slice(0, MOST_READ);
  for (const pattern of own ? [own] : PATTERNS[section].values()) {
    const words = pattern.exec(body)?.[0];
    if (words) return words;
  }
  return null;
}

/** A claim that is itself the answer of those accused, in whatever language it is told. */
export const isAnswer = (claim: string): boolean => replyIn(claim, null, 'reply') !== null;

/** The first place of such words in a text, as far as it is read. */
export const firstIn = (text: string, pattern: RegExp): string | null =>
  pattern.exec(text.slice(0, MOST_READ))?.[0]?.trim() ?? null;

/** The questions by name, in the order in which they are put. */
export const QUESTIONS = lexiconRows('en', 'last-look-questions').map(([id, { ask = '' }]) => ({ id, ask }));
