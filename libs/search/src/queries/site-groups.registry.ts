import { lexiconEntries } from '@corroborate/text';
import { wordList } from './word-list';

/** Sites of one country, at most six because engines cut longer queries. */
export interface SiteGroup {
  /** How a topic's place names the country, in lower case and without accents: itself, its parts, its chief cities. */
  places: readonly string[];
  /** Outlets with a record of accuracy, of different owners as far as the country has them. */
  outlets: readonly string[];
  /** Sites or endings of state bodies, courts, parliaments. */
  officials: readonly string[];
}

/** By ISO country code. Editing the list changes which sites are asked, and nothing else. */
export const SITE_GROUPS: Readonly<Record<string, SiteGroup>> = Object.fromEntries(
  [...lexiconEntries('any', 'site-groups')].map(([country, entry]) => [
    country,
    {
      places: wordList(entry, 'places'),
      outlets: wordList(entry, 'outlets'),
      officials: wordList(entry, 'officials'),
    },
  ]),
);

/** Default country of a language. English has none. */
export const LANGUAGE_HOME: Readonly<Record<string, string>> = { de: 'DE', es: 'ES', pt: 'BR', fr: 'FR', it: 'IT' };
