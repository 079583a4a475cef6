import { fold, spacedWords } from './fold';
import { lexiconRows } from './lexicon';
import type { NameIndex } from './names';

const LOCAL: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  lexiconRows('any', 'exonyms').map(([english, forms]) => [english, new Map(Object.entries(forms))]),
);
const ENGLISH = new Map(
  [...LOCAL].flatMap(([english, forms]) => [...forms.values()].map((form) => [fold(form), english] as const)),
);

/**
 * How a place with an English name is called in a language (two letters), as its papers write it; null where it has no
 * other name we know.
 */
export const localNameOf = (place: string, language: string): string | null =>
  LOCAL.get(fold(place).trim())?.get(language) ?? null;

/** Other names of a place, folded: of "Munich" "munchen", of "München" "munich". */
export function otherPlaceNames(place: string): string[] {
  const own = fold(place).trim();
  const english = LOCAL.has(own) ? own : ENGLISH.get(own);
  if (english === undefined) return [];
  return [english, ...[...(LOCAL.get(english)?.values() ?? [])].map(fold)].filter((name) => name !== own);
}

/** The place itself and its other names. */
export const placeNames = (place: string): string[] => [place, ...otherPlaceNames(place)];

/** Is the place named, in English or as it is called there? */
export const placeNamed = (index: NameIndex, place: string): boolean =>
  placeNames(place).some((name) => index.folded.includes(spacedWords(name)));
