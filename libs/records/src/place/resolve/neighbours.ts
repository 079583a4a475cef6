import { lexicon } from '@corroborate/text';
import { PLACE_LIMITS } from '../../context.thresholds';
import type { Gazetteer, GazetteerTown } from '../gazetteer.port';
import { placeKey } from '../place-key';

/** A name after a place preposition; a name without one may be a person's. */
const PLACE_PREPOSITIONS = lexicon('any', 'before-places', 'neighbours').source;
const NAME = "\\p{Lu}[\\p{L}\\p{M}'’-]{2,25}";
const NAME_AFTER_PREPOSITION = new RegExp(`(?:^|[^\\p{L}])(?:${PLACE_PREPOSITIONS}) (${NAME}(?: ${NAME})?)`, 'gu');
const MAX_NEIGHBOUR_NAMES = 40;

/** Other large towns named in the text, each unambiguous. They show which of several regions is meant. */
export function findNeighbours(text: string, gazetteer: Gazetteer): GazetteerTown[] {
  const names = [
    ...new Set([...text.matchAll(NAME_AFTER_PREPOSITION)].flatMap(([, name = '']) => [name, name.split(' ')[0] ?? ''])),
  ].slice(0, MAX_NEIGHBOUR_NAMES);
  const found = names.flatMap((name) => {
    const [first, second] = gazetteer.towns(name);
    const plain =
      first &&
      (first.population ?? 0) >= PLACE_LIMITS.neighbour &&
      (first.population ?? 0) >= PLACE_LIMITS.neighbourOver * (second?.population ?? 0);
    return plain && gazetteer.areas(name).every(({ country }) => country === first.country) ? [first] : [];
  });
  return [...new Map(found.map((town) => [placeKey(town.name), town])).values()];
}
