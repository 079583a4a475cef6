/**
 * Languages of a country's press, main language first. Not formatted by Prettier, which would put
 * one country on each line.
 */
export const LANGUAGES_BY_COUNTRY: Readonly<Record<string, readonly string[]>> = {
  US: ['en'], GB: ['en'], IE: ['en'], CA: ['en', 'fr'], AU: ['en'], NZ: ['en'],
  ES: ['es'], MX: ['es'], AR: ['es'], CO: ['es'], CL: ['es'], PE: ['es'], UY: ['es'], VE: ['es'],
  BR: ['pt'], PT: ['pt'], DE: ['de'], AT: ['de'], CH: ['de', 'fr', 'it'], FR: ['fr'], BE: ['fr'], IT: ['it'],
  NL: ['nl'], PL: ['pl'], SE: ['sv'], DK: ['da'],
}; // prettier-ignore

/** Suffixes that are not country codes, or are sold worldwide, or whose country has no dominant press language. */
const COUNTRY_BY_SUFFIX: Readonly<Record<string, string>> = { uk: 'GB', gov: 'US', mil: 'US' };
const AMBIGUOUS_SUFFIXES = new Set(['CO', 'BE']);

/** Press language of the country of a host suffix, if it has only one; null otherwise. */
export function guessHostLanguage(host: string): string | null {
  const ending = /\.([a-z]+)\.?$/i.exec(host.slice(-20))?.[1]?.toLowerCase() ?? '';
  const country = COUNTRY_BY_SUFFIX[ending] ?? ending.toUpperCase();
  const spoken = AMBIGUOUS_SUFFIXES.has(country) ? [] : (LANGUAGES_BY_COUNTRY[country] ?? []);
  return spoken.length === 1 ? (spoken[0] ?? null) : null;
}
