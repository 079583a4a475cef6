import { lexiconEntries } from '@corroborate/text';
import { GLOSSARY_LANGUAGES } from './language.policy';
import { splitWordList } from './word-list';

/** Words by language. */
type EventWordRow = Readonly<Record<string, readonly string[]>>;

/**
 * Headline words by event concept, most common first. Used only for searching: a wrong word costs a
 * call but does not affect the verdict.
 */
export const EVENT_WORDS: Readonly<Record<string, EventWordRow>> = Object.fromEntries(
  [...lexiconEntries('any', 'event-words')].map(([id, entry]) => [
    id,
    Object.fromEntries(GLOSSARY_LANGUAGES.map((language) => [language, splitWordList(entry, language)])),
  ]),
);
