import { lexiconTable } from '@corroborate/text';
import { placeKey } from '../place-key';

/** Languages in which topics and datelines name countries. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'sv'];
/** Names missing from the lists of official names. */
const EXTRA_COUNTRY_NAMES = lexiconTable('any', 'country-names');

/** Country codes by name in several languages, and by code; ambiguous names are left out. */
export function countriesByName(codes: ReadonlySet<string>): Map<string, string> {
  const byName = new Map<string, string | null>();
  const lists = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }));
  for (const code of codes)
    for (const list of lists) {
      const key = placeKey(list.of(code) ?? '');
      if (key) byName.set(key, byName.has(key) && byName.get(key) !== code ? null : code);
    }
  const sure = [...byName].filter((entry): entry is [string, string] => entry[1] !== null);
  return new Map([...[...codes].map((code) => [code.toLowerCase(), code] as const), ...sure, ...EXTRA_COUNTRY_NAMES]);
}

const englishNames = new Intl.DisplayNames(['en'], { type: 'region' });
export const countryName = (code: string): string => englishNames.of(code) ?? code;
