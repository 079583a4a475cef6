import { placeKey } from '../place-key';

/** Languages in which topics and datelines name countries. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'sv'];
/** Names that are in no list of official ones. */
const MORE: Readonly<Record<string, string>> = {
  usa: 'US', 'u s a': 'US', 'u s': 'US', us: 'US', 'united states of america': 'US', america: 'US', eeuu: 'US', 'ee uu': 'US', eua: 'US',
  uk: 'GB', 'u k': 'GB', 'great britain': 'GB', britain: 'GB', grossbritannien: 'GB', 'gran bretana': 'GB', 'grande bretagne': 'GB', 'gra bretanha': 'GB',
  uae: 'AE', holland: 'NL', 'the netherlands': 'NL', 'czech republic': 'CZ', burma: 'MM', 'ivory coast': 'CI', 'south korea': 'KR', 'north korea': 'KP',
  'republic of ireland': 'IE', 'dr congo': 'CD', 'democratic republic of congo': 'CD', 'democratic republic of the congo': 'CD', 'east timor': 'TL', swaziland: 'SZ',
  'cape verde': 'CV', macedonia: 'MK', turkey: 'TR', 'the gambia': 'GM', 'the bahamas': 'BS', palestine: 'PS', 'vatican city': 'VA', russia: 'RU', bosnia: 'BA',
}; // prettier-ignore

/**
 * Country codes by name, in several languages, and by code; names of one key that stand for two countries are left out.
 */
export function countriesByName(codes: ReadonlySet<string>): Map<string, string> {
  const byName = new Map<string, string | null>();
  const lists = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }));
  for (const code of codes)
    for (const list of lists) {
      const key = placeKey(list.of(code) ?? '');
      if (key) byName.set(key, byName.has(key) && byName.get(key) !== code ? null : code);
    }
  const sure = [...byName].filter((entry): entry is [string, string] => entry[1] !== null);
  const short = [...codes].map((code) => [code.toLowerCase(), code] as const);
  return new Map([...short, ...sure, ...Object.entries(MORE)]);
}

const english = new Intl.DisplayNames(['en'], { type: 'region' });
export const countryName = (code: string): string => english.of(code) ?? code;
