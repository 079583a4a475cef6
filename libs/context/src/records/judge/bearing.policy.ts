import { fold, hasName, indexNames, regionsIn } from '@corroborate/text';
import { because, type Reason, type Topic } from '@corroborate/domain';
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
      reasons: [because('record.of-others', { parties: record.parties.slice(0, 2), actor: actor.name })],
    };
  const who = because('record.of-actor', { party });
  const stranger = strangerReason(topic, actor, record, { namesakes, under: shared?.under ?? actor.name });
  if (stranger) return { bearing: 'unrelated', reasons: [who, stranger] };
  const against =
    manifest.bears === 'identity'
      ? because('record.identity-alone', { register: manifest.title })
      : (notEvidence(topic, record) ?? untimely(topic, record));
  if (against) return { bearing: 'background', reasons: [who, against] };
  return { bearing: 'evidence', reasons: [who, because('record.timely', { day: record.date?.slice(0, 10) ?? '' })] };
}

/** A like-named stranger: what nothing but a common name ties to the topic is left out. */
function strangerReason(
  topic: Topic,
  actor: Actor,
  record: PublicRecord,
  { namesakes, under }: { namesakes: number; under: string },
): Reason | null {
  const numbers = (actor.holders ?? []).filter((one) => one.split(':')[0] === record.holder?.split(':')[0]);
  if (numbers.length > 0)
    return record.holder !== undefined && numbers.includes(record.holder)
      ? null
      : because('record.other-holder', { holder: record.holder ?? '', known: numbers, actor: actor.name });
  const tie = tieTo(topic, actor, record);
  if (tie) return null;
  if (isShort(under)) return because('record.short-name');
  if (namesakes > 1) return because('record.namesakes', { bodies: namesakes });
  if (actor.kind !== 'company' && actor.kind !== 'public-body' && elsewhere(topic, record))
    return because('record.elsewhere');
  if (actor.kind === 'person') return because('record.name-alone', { actor: actor.name });
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

/** The form of a record that only says that money went out. */
export const PAYMENT = 'payment';

function notEvidence(topic: Topic, record: PublicRecord): Reason | null {
  if (record.selfPublished) return record.selfPublished;
  if (record.form === 'docket' && !isCourtMatter(topic)) return because('record.docket');
  return record.form === PAYMENT ? because('record.payment') : null;
}

function untimely(topic: Topic, { date }: PublicRecord): Reason | null {
  const event = topic.eventDate ?? topic.discoveryDate;
  if (event === null) return because('record.topic-undated');
  if (date === null) return because('record.undated');
  const days = Math.round((Date.parse(date.slice(0, 10)) - Date.parse(event.slice(0, 10))) / DAY);
  if (days < -RECORD_DATES.daysBefore) return because('record.before-event', { days: -days });
  return days > RECORD_DATES.daysAfter ? because('record.after-event', { days }) : null;
}
