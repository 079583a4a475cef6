import type { Concept } from './concepts';
import { lexicon, lexiconSections } from './lexicon';

/** Languages of these lists, in order of lookup. */
const LANGUAGES = ['es', 'pt', 'fr', 'it', 'de'];
const EVENTS = LANGUAGES.map((language) => lexiconSections(language, 'events'));

/** One expression of all languages' words. Letters of any language count as part of a word, unlike with `\b`. */
const anyOf = (lists: readonly { source: string }[]): string =>
  `(?<!\\p{L})(?:${lists.map(({ source }) => source).join('|')})(?!\\p{L})`;

/**
 * The commonest events of news in Spanish, Portuguese, French, Italian and German, by the same ids as the English ones.
 */
export const FOREIGN_CONCEPTS: readonly Concept[] = [...new Set(EVENTS.flatMap((events) => [...events.keys()]))].map(
  (id) => ({ id, pattern: new RegExp(anyOf(EVENTS.flatMap((events) => events.get(id) ?? [])), 'giu') }),
);

const inAll = (section: string): string => anyOf(LANGUAGES.map((language) => lexicon(language, 'denial', section)));

const DOUBT = new RegExp(inAll('doubt'), 'iu');

/** Words that deny, doubt, plan or relay in these languages; errs on the side of too many. */
export const foreignDoubt = (text: string): string | null => DOUBT.exec(text.slice(0, 2000))?.[0] ?? null;

/** Words that by themselves call a story wrong, wherever in the sentence the event is named. */
const CALLED_WRONG = new RegExp(inAll('called-wrong'), 'iu');
const ARTICLES = ['es', 'fr', 'it', 'de'].map((language) => lexicon(language, 'denial', 'article').source).join('|');
/** Negation directly before what it denies; "no one hurt in the fire" does not deny a fire. */
const NO_SUCH = new RegExp(`${inAll('no-such')}\\s*(?:(?:${ARTICLES})\\s*)?$`, 'iu');

/** Words by which the sentence denies what begins at `start`; null if it does not. */
export function foreignDenial(text: string, start: number): string | null {
  const wrong = CALLED_WRONG.exec(text.slice(0, 2000))?.[0];
  return wrong ?? NO_SUCH.exec(text.slice(Math.max(0, start - 60), start))?.[0].trim() ?? null;
}
