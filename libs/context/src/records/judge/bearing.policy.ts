import { fold, hasName, indexNames, regionsIn } from '@corroborate/text';
import type { Topic } from '@corroborate/domain';
import { placesOf, topicEntities } from '../../judge/topic-entities.policy';
import { RECORD_DATES } from '../record.thresholds';
import type { Actor, Bearing, PublicRecord, RecordManifest } from '../record.types';
import { isCourtMatter } from './matters.policy';
import { isShort, sharedName } from './same-organisation.policy';

const DAY = 86_400_000;

/**
 * What a record is to the topic. Strict: it must be of the very actor by name, and to be evidence also of an event
 * register, of the days of the event, and not the actor's own advertisement. Whether it then says what the topic says
 * is judged as with any source.
 */
export function bearingOf(
  topic: Topic,
  actor: Actor,
  record: PublicRecord,
  { manifest, namesakes }: { manifest: RecordManifest; namesakes: number },
): Bearing {
  const held = record.holder !== undefined && (actor.holders ?? []).includes(record.holder);
  const shared = record.parties
    .map((name) => ({ name, under: sharedName(actor, { name }) }))
    .find(({ under }) => under !== null);
  const party = shared?.name ?? (held ? record.parties[0] : undefined);
  if (party === undefined)
    return {
      bearing: 'unrelated',
      reasons: [`It is of ${record.parties.slice(0, 2).join(' and ') || 'somebody else'}, not of ${actor.name}.`],
    };
  const who = `It is of ${party}.`;
  const stranger = strangerReason(topic, actor, record, { namesakes, under: shared?.under ?? actor.name });
  if (stranger) return { bearing: 'unrelated', reasons: [who, stranger] };
  const against =
    manifest.bears === 'identity'
      ? `${manifest.title} says who somebody is, not what happened.`
      : (notEvidence(topic, record) ?? untimely(topic, record));
  if (against) return { bearing: 'background', reasons: [who, against] };
  return { bearing: 'evidence', reasons: [who, `Made on ${record.date?.slice(0, 10)}, in the days of the event.`] };
}

/** A like-named stranger: what nothing but a common name ties to the topic is left out. */
function strangerReason(
  topic: Topic,
  actor: Actor,
  record: PublicRecord,
  { namesakes, under }: { namesakes: number; under: string },
): string | null {
  const numbers = (actor.holders ?? []).filter((one) => one.split(':')[0] === record.holder?.split(':')[0]);
  if (numbers.length > 0)
    return record.holder !== undefined && numbers.includes(record.holder)
      ? null
      : `Its holder (${record.holder}) is not ${numbers.join(', ')}, by which ${actor.name} is known.`;
  const tie = tieTo(topic, actor, record);
  if (tie) return null;
  if (isShort(under)) return `One word is too little of a name, and nothing else of the topic stands in it.`;
  if (namesakes > 1) return `There are ${namesakes} of that name, and nothing tells which one is meant.`;
  if (actor.kind !== 'company' && actor.kind !== 'public-body' && elsewhere(topic, record))
    return 'It names another place than the topic.';
  if (actor.kind === 'person') return `Nothing but the name ties it to the ${actor.name} of the topic.`;
  return null;
}

/** A place or another name of the topic in the record's own words. */
function tieTo(topic: Topic, actor: Actor, { text, title }: PublicRecord): string | null {
  const index = indexNames(`${title} . ${text}`);
  const others = [...placesOf(topic), ...topicEntities(topic).map(({ name }) => name)].filter(
    (name) => sharedName({ name }, actor) === null && !fold(actor.name).includes(fold(name)),
  );
  return others.find((name) => hasName(index, name)) ?? null;
}

function elsewhere(topic: Topic, { text }: PublicRecord): boolean {
  const own = new Set(placesOf(topic).flatMap((place) => [...regionsIn(place)]));
  const named = [...regionsIn(text)];
  return own.size > 0 && named.length > 0 && !named.some((region) => own.has(region));
}

function notEvidence(topic: Topic, record: PublicRecord): string | null {
  if (record.selfPublished) return record.selfPublished;
  if (record.form === 'docket' && !isCourtMatter(topic))
    return 'A docket shows that a case exists, not that what is claimed in it is true.';
  return null;
}

function untimely(topic: Topic, { date }: PublicRecord): string | null {
  const event = topic.eventDate ?? topic.discoveryDate;
  if (event === null) return 'The topic does not say when it happened.';
  if (date === null) return 'It bears no date.';
  const days = Math.round((Date.parse(date.slice(0, 10)) - Date.parse(event.slice(0, 10))) / DAY);
  if (days < -RECORD_DATES.daysBefore) return `Made ${-days} days before the event: it cannot tell of it.`;
  return days > RECORD_DATES.daysAfter ? `Made ${days} days after the event.` : null;
}
