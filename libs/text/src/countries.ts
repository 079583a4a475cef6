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
const WORDS = new Set([...COUNTRIES.flatMap(({ name, words }) => [name, ...words]), ...lexicon('en', 'lands').words]);
const BY_ENDING = new Map(COUNTRIES.filter(({ ending }) => ending !== '').map(({ name, ending }) => [ending, name]));

/** A country, a people, a continent or a province and its adjective: such a word tells no story from another. */
export const isLandWord = (name: string): boolean =>
  WORDS.has(
    fold(name)
      .trim()
      .replace(/^the /, '')
      .replace(/'s$|\.$/g, ''),
  );

/**
 * Country by the ending of a host, in the form of `regionName`: `paper.co.ke` → kenya; null if the ending tells
 * none.
 */
export const countryOfHost = (host: string): string | null =>
  BY_ENDING.get(/\.([a-z]+)\.?$/.exec(host.toLowerCase())?.[1] ?? '') ?? null;

const PEOPLES = new Map(
  COUNTRIES.flatMap(({ name, words }) =>
    words.filter((word) => /^[a-z]{4,}$/.test(word) && word !== 'english').map((word) => [word, name] as const),
  ),
);

/** Countries whose people or things a text mentions ("a Kenyan court"), in the form of `regionName`. */
export const countriesOfPeoples = (text: string): Set<string> =>
  new Set((fold(text.slice(0, 20_000)).match(/[a-z]{4,}/g) ?? []).flatMap((word) => PEOPLES.get(word) ?? []));
