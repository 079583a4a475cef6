import { lexicon } from '@corroborate/text';
import { PLACE } from '../../context.thresholds';
import type { Gazetteer } from '../gazetteer.port';
import { candidatesOf, type Surroundings } from './candidates';
import { choosePlace, type ChosenPlace } from './choose-place.policy';

const NAME = "\\p{Lu}[\\p{L}\\p{M}'’-]{2,25}(?: \\p{Lu}[\\p{L}\\p{M}'’-]{1,25}){0,2}";
/** A complete name after a place preposition, not followed by another capitalized word. */
const BEFORE = lexicon('any', 'before-places', 'lone').source;
const PLACED = new RegExp(`(?:^|[^\\p{L}])(?:${BEFORE}) (${NAME})(?![\\p{L}\\p{M}]| \\p{Lu})`, 'gu');
const MAX = 20;

interface Lone {
  said: string;
  place: ChosenPlace;
}

/**
 * Places named without a region in title or summary. Only countries, regions and large towns, all in one country; if
 * there are several towns, none.
 */
export function loneNames(text: string, gazetteer: Gazetteer, around: Surroundings): Lone | null {
  const names = [...new Set([...text.matchAll(PLACED)].map(([, name = '']) => name))].slice(0, MAX);
  const found = names
    .map((said): Lone => ({ said, place: choosePlace(candidatesOf([said], gazetteer), around) }))
    .filter(({ place }) => isSure(place));
  if (new Set(found.map(({ place }) => place.town?.country ?? place.area?.country ?? null)).size !== 1) return null;
  const towns = found.filter(({ place }) => place.town);
  if (towns.length > 0) return towns.length === 1 ? (towns[0] ?? null) : null;
  return found.find(({ place }) => place.area?.kind === 'region') ?? found[0] ?? null;
}

const isSure = ({ level, town }: ChosenPlace): boolean =>
  level === 'country' || level === 'region' || (town?.population ?? 0) >= PLACE.largeTown;
