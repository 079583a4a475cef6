/** Languages of the press of a country, the chief one first. Not broken by Prettier: one country a line is a page. */
export const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  US: ['en'], GB: ['en'], IE: ['en'], CA: ['en', 'fr'], AU: ['en'], NZ: ['en'],
  ES: ['es'], MX: ['es'], AR: ['es'], CO: ['es'], CL: ['es'], PE: ['es'], UY: ['es'], VE: ['es'],
  BR: ['pt'], PT: ['pt'], DE: ['de'], AT: ['de'], CH: ['de', 'fr', 'it'], FR: ['fr'], BE: ['fr'], IT: ['it'],
  NL: ['nl'], PL: ['pl'], SE: ['sv'], DK: ['da'],
}; // prettier-ignore

/**
 * Endings of hosts that are no code of a country, and codes that are sold everywhere (or where half the press speaks
 * otherwise).
 */
const ENDINGS: Readonly<Record<string, string>> = { uk: 'GB', gov: 'US', mil: 'US' };
const TELLS_NOTHING = new Set(['CO', 'BE']);

/** The language of a host by its ending, where its country has but one; null for endings that tell none. */
export function languageThereOf(host: string): string | null {
  const ending = /\.([a-z]+)\.?$/i.exec(host.slice(-20))?.[1]?.toLowerCase() ?? '';
  const country = ENDINGS[ending] ?? ending.toUpperCase();
  const spoken = TELLS_NOTHING.has(country) ? [] : (SPOKEN[country] ?? []);
  return spoken.length === 1 ? (spoken[0] ?? null) : null;
}
