import type { GazetteerArea, GazetteerTown } from '../gazetteer.port';
import { placeKey } from '../place-key';
import type { Surroundings } from './candidates';

/** Other names in the topic's text can show which of several places of the same name is meant. */

export const liesIn = (place: { country: string; region: string }, area: GazetteerArea): boolean =>
  place.country === area.country && (area.kind === 'country' || place.region === area.code);

/**
 * Whether the text identifies this town: by its region, by its country if no other candidate is in
 * it, or by a neighboring town.
 */
export function namesTown(around: Surroundings, town: GazetteerTown, all: GazetteerTown[], name: string): boolean {
  const { text } = around;
  const region =
    town.regionName !== null && placeKey(town.regionName) !== placeKey(name) && containsName(text, town.regionName);
  const alone = all.filter(({ country }) => country === town.country).length === 1;
  return region || (alone && namesCountry(text, town.countryName)) || neighbourNames(around, town).length > 0;
}

/** Whether the text identifies this area of `name`, by its country's name or by a town within it. */
export const namesArea = (around: Surroundings, area: GazetteerArea, name: string): boolean =>
  (placeKey(area.countryName) !== placeKey(name) && namesCountry(around.text, area.countryName)) ||
  around.neighbours.some((town) => liesIn(town, area));

/** Towns of the area that the text names, otherwise its country. */
export function namesBesideArea(around: Surroundings, { country, code, countryName }: GazetteerArea): string[] {
  const named = neighbourNames(around, { country, region: code });
  return named.length > 0 ? named : [countryName];
}

/** Towns of the same region that the text names. */
export const neighbourNames = (
  { neighbours }: Surroundings,
  { country, region }: { country: string; region: string },
): string[] =>
  neighbours
    .filter((town) => town.country === country && (region === '' || town.region === region))
    .map(({ name }) => name);

const namesCountry = (text: string, country: string): boolean =>
  containsName(text, country) ||
  (country === 'United States' && /\bU\.S\.|\bUS\b|\bUSA\b/.test(text)) ||
  (country === 'United Kingdom' && /\bU\.K\.|\bUK\b|\bBritish\b/.test(text));

const containsName = (text: string, name: string): boolean => ` ${placeKey(text)} `.includes(` ${placeKey(name)} `);
