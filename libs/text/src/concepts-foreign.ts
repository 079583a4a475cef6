import type { Concept } from './concepts';
import { lexicon, lexiconSections } from './lexicon';

/** Languages of these lists, in order of lookup. */
const LANGUAGES = ['es', 'pt', 'fr', 'it', 'de'];
const EVENTS = LANGUAGES.map((language) => lexiconSections(language, 'events'));

/** One alternation of the words in all languages. Letters of any language are word characters, unlike with `\b`. */
const alternation = (lists: readonly { source: string }[]): string =>
  `(?<!\\p{L})(?:${lists.map(({ source }) => source).join('|')})(?!\\p{L})`;

/**
 * The most common news events in Spanish, Portuguese, French, Italian and German, with the same ids
 * as the English ones.
 */
export const FOREIGN_CONCEPTS: readonly Concept[] = [...new Set(EVENTS.flatMap((events) => [...events.keys()]))].map(
  (id) => ({ id, pattern: new RegExp(alternation(EVENTS.flatMap((events) => events.get(id) ?? [])), 'giu') }),
);

const allLanguages = (section: string): string =>
  alternation(LANGUAGES.map((language) => lexicon(language, 'denial', section)));

const DOUBT_WORDS = new RegExp(allLanguages('doubt'), 'iu');

/** First word in these languages that denies, doubts, plans or relays; false positives are preferred to misses. */
export const findForeignDoubt = (text: string): string | null => DOUBT_WORDS.exec(text.slice(0, 2000))?.[0] ?? null;

/** Words that call a story false on their own, wherever the sentence names the event. */
const FALSE_CLAIM_WORDS = new RegExp(allLanguages('called-wrong'), 'iu');
const ARTICLES = ['es', 'fr', 'it', 'de'].map((language) => lexicon(language, 'denial', 'article').source).join('|');
/** Negation directly before the denied noun; "no one hurt in the fire" does not deny a fire. */
const NEGATED_NOUN = new RegExp(`${allLanguages('no-such')}\\s*(?:(?:${ARTICLES})\\s*)?$`, 'iu');

/** Words by which the sentence denies what begins at `start`; null if it does not. */
export function findForeignDenial(text: string, start: number): string | null {
  const wrong = FALSE_CLAIM_WORDS.exec(text.slice(0, 2000))?.[0];
  return wrong ?? NEGATED_NOUN.exec(text.slice(Math.max(0, start - 60), start))?.[0].trim() ?? null;
}
