import { createReason, type Topic } from '@corroborate/domain';
import { lexicon } from '@corroborate/text';
import { PLACE_LIMITS } from '../../context.thresholds';
import type { Gazetteer, GazetteerTown } from '../gazetteer.port';
import { placeKey } from '../place-key';
import type { PlaceOrigin } from '../place.types';
import { findCandidates, type Surroundings } from './candidates';
import { choosePlace, type ChosenPlace } from './choose-place.policy';
import { findLoneName } from './single-place-names';
import { placeWords, type PlaceWords } from './place-words.policy';

export interface ResolvedPlace extends ChosenPlace {
  said: string;
  readIn: PlaceOrigin;
}

type PlacedTopic = Pick<Topic, 'location' | 'articleText' | 'title' | 'summary'>;

/** Resolves the place of a topic with the gazetteer; null if the topic names none. */
export function resolvePlace(topic: PlacedTopic, gazetteer: Gazetteer): ResolvedPlace | null {
  const text = [topic.title, topic.summary, topic.articleText].filter(Boolean).join(' . ').slice(0, 4000);
  const around: Surroundings = { text, neighbours: findNeighbours(text, gazetteer) };
  let unknown: ResolvedPlace | null = null;
  for (const words of placeWords(topic)) {
    const place = { ...resolveWords(words, gazetteer, around), said: words.said, readIn: words.readIn };
    if (words.readIn === 'location' && place.level === 'unlisted') {
      unknown = place;
      continue;
    }
    // Two capitalized names with a comma are rarely a place, so running text is matched only
    // against the gazetteer.
    if (words.readIn !== 'text' || (place.level === 'town' && place.basis === 'told')) return place;
  }
  if (unknown) return unknown;
  const lone = findLoneName(
    `${topic.title.slice(0, 500)} . ${(topic.summary ?? '').slice(0, 1500)}`,
    gazetteer,
    around,
  );
  return (
    lone && {
      ...lone.place,
      said: lone.said,
      readIn: 'text',
      reasons: [createReason('place.no-region', { said: lone.said }), ...lone.place.reasons],
    }
  );
}

function resolveWords({ parts }: PlaceWords, gazetteer: Gazetteer, around: Surroundings): ChosenPlace {
  const place = choosePlace(findCandidates(parts, gazetteer), around);
  const [name, ...rest] = parts;
  if (place.town || rest.length === 0) return place;
  // "Harbour district, Hamburg, Germany": an unlisted part may belong to a listed town.
  const wider = choosePlace(findCandidates(rest, gazetteer), around);
  return wider.town && wider.basis !== 'population'
    ? {
        ...wider,
        reasons: [createReason('place.part-of-town', { name: name ?? '', town: wider.town.name }), ...wider.reasons],
      }
    : place;
}

/** A name after a place preposition; a name without one may be a person's. */
const PLACE_PREPOSITIONS = lexicon('any', 'before-places', 'neighbours').source;
const NAME = "\\p{Lu}[\\p{L}\\p{M}'’-]{2,25}";
const NAME_AFTER_PREPOSITION = new RegExp(`(?:^|[^\\p{L}])(?:${PLACE_PREPOSITIONS}) (${NAME}(?: ${NAME})?)`, 'gu');
const MAX_NEIGHBOUR_NAMES = 40;

/** Other large towns named in the text, each unambiguous. They show which of several regions is meant. */
function findNeighbours(text: string, gazetteer: Gazetteer): GazetteerTown[] {
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
