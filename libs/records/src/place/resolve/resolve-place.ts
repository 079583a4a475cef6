import { createReason, type Topic } from '@corroborate/domain';
import type { Gazetteer } from '../gazetteer.port';
import type { PlaceOrigin } from '../place.types';
import { candidatesOf, type Surroundings } from './candidates';
import { choosePlace, type ChosenPlace } from './choose-place.policy';
import { findLoneName } from './single-place-names';
import { findNeighbours } from './neighbours';
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
  const place = choosePlace(candidatesOf(parts, gazetteer), around);
  const [name, ...rest] = parts;
  if (place.town || rest.length === 0) return place;
  // "Harbour district, Hamburg, Germany": an unlisted part may belong to a listed town.
  const wider = choosePlace(candidatesOf(rest, gazetteer), around);
  return wider.town && wider.basis !== 'population'
    ? {
        ...wider,
        reasons: [createReason('place.part-of-town', { name: name ?? '', town: wider.town.name }), ...wider.reasons],
      }
    : place;
}
