import { conceptMentions, hasName, indexNames, nameKey, regionName, isSameOrContained } from '@corroborate/text';
import { DAY_MS, createReason, type Instant, type Reason, type Topic, type TopicGist } from '@corroborate/domain';
import { placesOf, topicEntities } from '../judge/topic-entities.policy';
import { RECURRING_KINDS, RELATED, VAGUE_KINDS } from './related.thresholds';

/** Topic fields used to detect a series. */
export type SeriesTopic = Pick<TopicGist, 'title' | 'text' | 'entities' | 'location' | 'eventDate' | 'discoveryDate'>;

/**
 * Whether two topics form a series: the same kind of event, with the same actor or place, at
 * another time. Returns the reasons, or null if they do not. `surelyOther`: event matching has
 * shown that they are different events.
 */
export function sameSeriesReasons(topic: SeriesTopic, other: SeriesTopic, surelyOther: boolean): Reason[] | null {
  const time = timeBetweenReason(topic, other, surelyOther);
  const kinds = sharedKinds(topic, other);
  if (time === null || kinds.length === 0) return null;
  const actor = sharedActor(topic, other);
  const place = samePlace(topic, other);
  if (place === false && actor === null) return null;
  const [kind] = actor === null ? kinds.filter(({ id }) => RECURRING_KINDS.has(id)) : kinds;
  if (!kind || (actor === null && place === null)) return null;
  const tie =
    actor === null
      ? createReason('related.place', { place: String(place) })
      : createReason('related.actor', { name: actor });
  return [createReason('related.kind', { here: kind.mine, there: kind.theirs }), tie, time];
}

export const dateOf = ({ eventDate, discoveryDate }: Pick<Topic, 'eventDate' | 'discoveryDate'>): Instant | null =>
  eventDate ?? discoveryDate;

/** Reason that gives the time between the topics; null if that time is unknown, too short or too long. */
function timeBetweenReason(topic: SeriesTopic, other: SeriesTopic, surelyOther: boolean): Reason | null {
  const days = (Date.parse(dateOf(other) ?? '') - Date.parse(dateOf(topic) ?? '')) / DAY_MS;
  const far = Math.abs(days);
  if (!(far >= (surelyOther ? RELATED.surelyOther : RELATED.seriesApart)) || far > RELATED.seriesYears * 365)
    return null;
  return createReason(days < 0 ? 'related.before' : 'related.after', { days: far });
}

function sharedKinds(topic: SeriesTopic, other: SeriesTopic) {
  const otherMentions = conceptMentions(other.title);
  return conceptMentions(topic.title).flatMap(({ id, quote }) => {
    const theirs = otherMentions.find((mention) => mention.id === id);
    return theirs && !VAGUE_KINDS.has(id) ? [{ id, mine: quote, theirs: theirs.quote }] : [];
  });
}

/**
 * An actor that both topics name. Incidental mentions do not count: the name must be in the headline or the given
 * entities.
 */
function sharedActor(topic: SeriesTopic, other: SeriesTopic): string | null {
  const given = new Set(other.entities.map(nameKey));
  const headline = indexNames(other.title);
  const names = topicEntities(topic)
    .filter(({ kind }) => kind === 'actor')
    .map(({ name }) => name);
  return names.find((name) => given.has(nameKey(name)) || hasName(headline, name)) ?? null;
}

/** The shared place; false if they are in different places; null if one is unknown. */
function samePlace(topic: SeriesTopic, other: SeriesTopic): string | false | null {
  const [mine, theirs] = [placesOf(topic), placesOf(other)];
  const [town, there] = [mine[0], theirs[0]];
  if (town === undefined || there === undefined || regionName(town) !== null || regionName(there) !== null) return null;
  const [region, regionThere] = [regionOf(mine), regionOf(theirs)];
  const fits = region === null || regionThere === null || isSameOrContained(region, regionThere);
  return nameKey(town) === nameKey(there) && fits ? town : false;
}

const regionOf = (parts: string[]): string | null =>
  parts
    .slice(1)
    .map(regionName)
    .find((name) => name !== null) ?? null;
