import { fold } from './fold';
import { lexicon, lexiconRows } from './lexicon';

interface Country {
  name: string;
  words: string[];
  ending: string;
}
const COUNTRIES: readonly Country[] = lexiconRows('en', 'countries').map(([name, { people = '', ending = '' }]) => ({
  name,
  words: people.split(', ').filter(Boolean).map(fold),
  ending,
}));
const COUNTRY_WORDS = new Set([
  ...COUNTRIES.flatMap(({ name, words }) => [name, ...words]),
  ...lexicon('en', 'lands').words,
]);
const COUNTRY_BY_TLD = new Map(
  COUNTRIES.filter(({ ending }) => ending !== '').map(({ name, ending }) => [ending, name]),
);

/** Names and adjectives of countries, peoples, continents and provinces, which do not distinguish stories. */
export const isCountryWord = (name: string): boolean =>
  COUNTRY_WORDS.has(
    fold(name)
      .trim()
      .replace(/^the /, '')
      .replace(/'s$|\.$/g, ''),
  );

/** Country of a host suffix as given by `regionName`: `paper.co.ke` → kenya; null if unknown. */
export const countryOfHost = (host: string): string | null =>
  COUNTRY_BY_TLD.get(/\.([a-z]+)\.?$/.exec(host.toLowerCase())?.[1] ?? '') ?? null;

const NATIONALITIES = new Map(
  COUNTRIES.flatMap(({ name, words }) =>
    words.filter((word) => /^[a-z]{4,}$/.test(word) && word !== 'english').map((word) => [word, name] as const),
  ),
);

/** Countries whose people or things a text mentions ("a Kenyan court"), as given by `regionName`. */
export const countriesOfNationalities = (text: string): Set<string> =>
  new Set((fold(text.slice(0, 20_000)).match(/[a-z]{4,}/g) ?? []).flatMap((word) => NATIONALITIES.get(word) ?? []));
