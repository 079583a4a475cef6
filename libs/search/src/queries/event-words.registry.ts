import { lexiconEntries } from '@corroborate/text';
import { GLOSSARY_LANGUAGES } from './language.policy';
import { wordList } from './word-list';

/** Words by language. */
type Row = Readonly<Record<string, readonly string[]>>;

/**
 * What headlines call the events of the news, the commonest word first, by the ids of the domain's concepts.
 * Words to search with, not to judge by: a wrong one costs a call, never a verdict.
 */
export const EVENT_WORDS: Readonly<Record<string, Row>> = Object.fromEntries(
  [...lexiconEntries('any', 'event-words')].map(([id, entry]) => [
    id,
    Object.fromEntries(GLOSSARY_LANGUAGES.map((language) => [language, wordList(entry, language)])),
  ]),
);
