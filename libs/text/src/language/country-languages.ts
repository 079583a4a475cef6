import { countries } from 'countries-list';
import { getNames, registerLocale } from 'i18n-iso-countries/index.js';
import english from 'i18n-iso-countries/langs/en.json';
import { fold } from '../fold';

/** Topics name countries in the newsroom's language. */
const NAME_LANGUAGES = ['en', 'es', 'pt', 'de', 'fr', 'it', 'nl', 'pl', 'sv', 'da', 'tr', 'id'];
const STYLES = ['long', 'short'] as const;

/** Engines and pages use one code for both written forms of Norwegian. */
const MACRO_LANGUAGES: Readonly<Record<string, string>> = { nb: 'no' };

const normalizeCountryName = (name: string): string =>
  fold(name)
    .trim()
    .replace(/^the\s+/, '');

let cachedCodes: ReadonlyMap<string, string> | null = null;
const codesByName = (): ReadonlyMap<string, string> => (cachedCodes ??= buildCodes());

function buildCodes(): Map<string, string> {
  registerLocale(english);
  const aliases = Object.entries(getNames('en', { select: 'all' }));
  const displayNames = NAME_LANGUAGES.flatMap((language) =>
    STYLES.map((style) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none', style })),
  );
  return new Map(
    aliases.flatMap(([code, names]) =>
      [...displayNames.map((names) => names.of(code) ?? ''), ...names].map(
        (name) => [normalizeCountryName(name), code] as const,
      ),
    ),
  );
}

/** ISO 3166-1 alpha-2 code of a country by any of its usual names; null if it is not a country. */
export const findCountryCode = (name: string): string | null =>
  normalizeCountryName(name) === '' ? null : (codesByName().get(normalizeCountryName(name)) ?? null);

/**
 * The language most of a country's press uses: its most spoken language (CLDR) if it is official, else the first
 * official one. ISO 639-1 mostly; null if the country is unknown.
 */
export function guessLanguage(country: string): string | null {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const official: readonly string[] = Object.entries(countries).find(([code]) => code === country)?.[1].languages ?? [];
  const spoken = MACRO_LANGUAGES[language] ?? language;
  return official.length === 0 || official.includes(spoken) ? spoken : (official[0] ?? null);
}
