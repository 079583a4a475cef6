import {
  HOUR_MS,
  createReason,
  type EventReport,
  type Reason,
  type SameEventVerdict,
  type SameEventJudge,
  type TopicGist,
  DAY_MS,
  type Instant,
  type Topic,
} from '@corroborate/domain';
import { findConceptMentions, hasName, indexNames, nameKey, regionName, isSameOrContained } from '@corroborate/text';
import { splitPlaces, topicEntities } from '../judge/topic-entities.policy';
import { RELATED, RECURRING_KINDS, VAGUE_KINDS } from './related.thresholds';
import type { RelatedTopic, RelatedTopics } from './related.types';

/** Stored topics found by keys that they share with the topic; input of the pure function `buildRelatedTopics`. */
export interface FoundTopics {
  event: readonly TopicGist[];
  series: readonly TopicGist[];
}

interface JudgedTopic {
  gist: TopicGist;
  verdict: SameEventVerdict;
}

/** Determines which stored topics cover the same event, and which the same series. */
export function buildRelatedTopics(topic: TopicGist, found: FoundTopics, judge: SameEventJudge): RelatedTopics {
  const all = [...new Map([...found.event, ...found.series].map((gist) => [gist.id, gist])).values()].filter(
    ({ id }) => id !== topic.id,
  );
  const judged = all.map((gist) => ({ gist, verdict: judgePair(topic, gist, judge) }));
  const sameEvent = selectSameEvent(judged, judge).slice(0, RELATED.events);
  const others = judged.filter(({ verdict }) => verdict.verdict !== 'same');
  return {
    sameEvent: sameEvent.map((one) => toRelatedTopic(topic, one.gist, one.verdict.score, one.verdict.reasons)),
    sameSeries: selectSeries(topic, others).slice(0, RELATED.series),
  };
}

/** Topic fields used to detect a series. */
type SeriesTopic = Pick<TopicGist, 'title' | 'text' | 'entities' | 'location' | 'eventDate' | 'discoveryDate'>;

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

const dateOf = ({ eventDate, discoveryDate }: Pick<Topic, 'eventDate' | 'discoveryDate'>): Instant | null =>
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
  const otherMentions = findConceptMentions(other.title);
  return findConceptMentions(topic.title).flatMap(({ id, quote }) => {
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
  const [mine, theirs] = [splitPlaces(topic), splitPlaces(other)];
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

/** Two topics based on the same page are the same topic, however the page was interpreted. */
const judgePair = (topic: TopicGist, gist: TopicGist, judge: SameEventJudge): SameEventVerdict =>
  samePage(topic, gist)
    ? { verdict: 'same', score: 1, reasons: [createReason('related.same-page')] }
    : judge(toEventReport(topic), toEventReport(gist));

const samePage = ({ url }: TopicGist, other: TopicGist): boolean => url !== null && url === other.url;

const toEventReport = (gist: TopicGist): EventReport => ({
  title: gist.title,
  text: gist.text,
  names: gist.entities,
  place: gist.location,
  when: dateOf(gist),
});

/** All topics that match the event, without pairs that are clearly different events: similarity is not transitive. */
function selectSameEvent(judged: readonly JudgedTopic[], judge: SameEventJudge): JudgedTopic[] {
  const same = judged
    .filter(({ verdict }) => verdict.verdict === 'same')
    .sort((a, b) => b.verdict.score - a.verdict.score || a.gist.id - b.gist.id);
  const kept: JudgedTopic[] = [];
  for (const one of same.slice(0, 2 * RELATED.events))
    if (kept.every(({ gist }) => judgePair(gist, one.gist, judge).verdict !== 'different')) kept.push(one);
  return kept;
}

function selectSeries(topic: TopicGist, others: readonly JudgedTopic[]): RelatedTopic[] {
  const lines = others.flatMap(({ gist, verdict }) => {
    const reasons = sameSeriesReasons(topic, gist, verdict.verdict === 'different');
    return reasons === null ? [] : [toRelatedTopic(topic, gist, null, reasons)];
  });
  const distance = ({ date }: RelatedTopic) => Math.abs(Date.parse(date ?? '') - Date.parse(dateOf(topic) ?? ''));
  return lines.sort((a, b) => distance(a) - distance(b) || a.topicId - b.topicId);
}

const toRelatedTopic = (topic: TopicGist, gist: TopicGist, score: number | null, reasons: Reason[]): RelatedTopic => ({
  topicId: gist.id,
  externalId: gist.externalId,
  title: gist.title,
  verificationStatus: gist.verificationStatus,
  status: gist.status,
  investigated: gist.investigated,
  investigationId: gist.investigationId,
  date: dateOf(gist),
  when: whenOf(topic, gist),
  score,
  samePage: samePage(topic, gist),
  reasons,
});

function whenOf(topic: TopicGist, gist: TopicGist): RelatedTopic['when'] {
  const hours = (Date.parse(dateOf(gist) ?? '') - Date.parse(dateOf(topic) ?? '')) / HOUR_MS;
  if (Number.isNaN(hours)) return null;
  if (Math.abs(hours) <= RELATED.sameTimeHours) return 'same time';
  return hours < 0 ? 'before' : 'after';
}

/** One sentence for editors; null if there are no related topics. */
export function relatedNote({ sameEvent, sameSeries }: RelatedTopics): string | null {
  const parts = [
    ...(sameEvent.length > 0
      ? [`${formatTopicCount(sameEvent.length)} about the same event${describeLevels(sameEvent)}`]
      : []),
    ...(sameSeries.length > 0 ? [`${formatTopicCount(sameSeries.length)} in the same series`] : []),
  ];
  return parts.length === 0 ? null : `${parts.join(' and ')}. Decisions on related topics are context, never evidence.`;
}

const formatTopicCount = (count: number): string => `${count} other topic${count === 1 ? ' is' : 's are'}`;
function describeLevels(topics: readonly RelatedTopic[]): string {
  const count = (level: RelatedTopic['verificationStatus']) =>
    topics.filter(({ verificationStatus }) => verificationStatus === level).length;
  const counts = (['certified', 'verified'] as const).flatMap((level) =>
    count(level) > 0 ? [`${count(level)} ${level}`] : [],
  );
  return counts.length > 0 ? ` (${counts.join(', ')})` : '';
}
