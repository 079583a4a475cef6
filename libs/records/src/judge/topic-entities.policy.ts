import { fold, isStopword, isTitleCase, oneLine, findProperNames, regionName, tokenizeWords } from '@corroborate/text';
import type { Topic } from '@corroborate/domain';
import { RESEARCH_LIMITS } from '../context.thresholds';
import type { ContextEntity } from '../context.types';

/** Topic fields that contain names. */
export type NamingTopic = Pick<Topic, 'title' | 'entities' | 'location'>;

/** Entities to look up: those in the title first, then others, then the place. */
export function topicEntities(topic: NamingTopic): ContextEntity[] {
  const places = splitPlaces(topic);
  const actors = actorNames(topic, places).map((name): ContextEntity => ({ kind: 'actor', name, region: null }));
  const [town, region] = places;
  const place: ContextEntity[] = town === undefined ? [] : [{ kind: 'place', name: town, region: region ?? null }];
  return [...actors.slice(0, RESEARCH_LIMITS.actors), ...place];
}

/** Parts of `Town, Region, Country`. */
export const splitPlaces = ({ location }: Pick<Topic, 'location'>): string[] =>
  (location ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length < 100);

/** All people, organizations and things named, without places; those in the title first. */
export function actorNames(topic: NamingTopic, places: string[]): string[] {
  const title = topic.title.slice(0, 500);
  const given = topic.entities.map(oneLine);
  const read = given.length > 0 || isTitleCase(title) ? [] : findProperNames(`. ${title}`);
  const wanted = [...given, ...read].filter((name) => isDistinctive(name) && !isPlace(name, places));
  const unique = [...new Map(wanted.map((name) => [fold(name), name])).values()];
  const inTitle = (name: string) => (fold(title).includes(fold(name)) ? 0 : 1);
  return unique.sort((a, b) => inTitle(a) - inTitle(b));
}

/** A single short word is too ambiguous to look up. */
const isDistinctive = (name: string): boolean => name.length >= 4 && name.length < 120 && /\p{L}{3}/u.test(name);

function isPlace(name: string, places: string[]): boolean {
  if (regionName(name) !== null) return true;
  const known = new Set(places.flatMap((place) => tokenizeWords(place).map((word) => word.folded)));
  return tokenizeWords(name).every((word) => known.has(word.folded) || isStopword(word.folded));
}
