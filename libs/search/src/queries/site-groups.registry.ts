import { lexiconEntries } from '@corroborate/text';
import { splitWordList } from './word-list';

/** Sites of one country, at most six because engines cut longer queries. */
export interface SiteGroup {
  /** How a location names the country: the country itself, regions and main cities, lower case without accents. */
  places: readonly string[];
  /** Outlets with a record of accuracy, under different ownership where possible. */
  outlets: readonly string[];
  /** Sites or domain suffixes of government bodies, courts and parliaments. */
  officials: readonly string[];
  /** Outlets that are searched one by one; empty in most countries. */
  apart: readonly string[];
}

/** By ISO country code. Editing the list changes only which sites are queried. */
export const SITE_GROUPS: Readonly<Record<string, SiteGroup>> = Object.fromEntries(
  [...lexiconEntries('any', 'site-groups')].map(([country, entry]) => [
    country,
    {
      places: splitWordList(entry, 'places'),
      outlets: splitWordList(entry, 'outlets'),
      officials: splitWordList(entry, 'officials'),
      apart: splitWordList(entry, 'apart'),
    },
  ]),
);

/** Default country of a language. English has none. */
export const HOME_COUNTRY_BY_LANGUAGE: Readonly<Record<string, string>> = {
  de: 'DE',
  es: 'ES',
  pt: 'BR',
  fr: 'FR',
  it: 'IT',
};
