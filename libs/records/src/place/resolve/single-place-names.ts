import { lexicon } from '@corroborate/text';
import { PLACE_LIMITS } from '../../context.thresholds';
import type { Gazetteer } from '../gazetteer.port';
import { findCandidates, type Surroundings } from './candidates';
import { choosePlace, type ChosenPlace } from './choose-place.policy';

const NAME = "\\p{Lu}[\\p{L}\\p{M}'’-]{2,25}(?: \\p{Lu}[\\p{L}\\p{M}'’-]{1,25}){0,2}";
/** A complete name after a place preposition, not followed by another capitalized word. */
const PLACE_PREPOSITIONS = lexicon('any', 'before-places', 'lone').source;
const NAME_AFTER_PREPOSITION = new RegExp(
  `(?:^|[^\\p{L}])(?:${PLACE_PREPOSITIONS}) (${NAME})(?![\\p{L}\\p{M}]| \\p{Lu})`,
  'gu',
);
const MAX_LONE_NAMES = 20;

interface LoneName {
  said: string;
  place: ChosenPlace;
}

/**
 * Countries, regions and large towns named without a region in title or summary. They must all be in one country; none
 * if there are several towns.
 */
export function findLoneName(text: string, gazetteer: Gazetteer, around: Surroundings): LoneName | null {
  const names = [...new Set([...text.matchAll(NAME_AFTER_PREPOSITION)].map(([, name = '']) => name))].slice(
    0,
    MAX_LONE_NAMES,
  );
  const found = names
    .map((said): LoneName => ({ said, place: choosePlace(findCandidates([said], gazetteer), around) }))
    .filter(({ place }) => isSure(place));
  if (new Set(found.map(({ place }) => place.town?.country ?? place.area?.country ?? null)).size !== 1) return null;
  const towns = found.filter(({ place }) => place.town);
  if (towns.length > 0) return towns.length === 1 ? (towns[0] ?? null) : null;
  return found.find(({ place }) => place.area?.kind === 'region') ?? found[0] ?? null;
}

const isSure = ({ level, town }: ChosenPlace): boolean =>
  level === 'country' || level === 'region' || (town?.population ?? 0) >= PLACE_LIMITS.largeTown;
