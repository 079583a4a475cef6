import { fold, padWords } from './fold';
import { lexiconRows } from './lexicon';
import type { NameIndex } from './names';

const LOCAL_NAMES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  lexiconRows('any', 'exonyms').map(([english, forms]) => [english, new Map(Object.entries(forms))]),
);
const ENGLISH_NAMES = new Map(
  [...LOCAL_NAMES].flatMap(([english, forms]) => [...forms.values()].map((form) => [fold(form), english] as const)),
);

/**
 * Local name of a place with an English name, as newspapers in a language (two letters) write it;
 * null if unknown.
 */
export const getLocalName = (place: string, language: string): string | null =>
  LOCAL_NAMES.get(fold(place).trim())?.get(language) ?? null;

/** Other names of a place, folded: "munchen" for "Munich", "munich" for "München". */
export function alternativePlaceNames(place: string): string[] {
  const own = fold(place).trim();
  const english = LOCAL_NAMES.has(own) ? own : ENGLISH_NAMES.get(own);
  if (english === undefined) return [];
  return [english, ...[...(LOCAL_NAMES.get(english)?.values() ?? [])].map(fold)].filter((name) => name !== own);
}

/** The place itself and its other names. */
export const placeNames = (place: string): string[] => [place, ...alternativePlaceNames(place)];

/** Whether the text names the place, in English or the local language. */
export const findPlaceName = (index: NameIndex, place: string): boolean =>
  placeNames(place).some((name) => index.folded.includes(padWords(name)));
