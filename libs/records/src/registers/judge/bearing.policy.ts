import { fold, hasName, indexNames, findNamedRegions } from '@corroborate/text';
import { DAY_MS, createReason, type Reason, type Topic } from '@corroborate/domain';
import { splitPlaces, topicEntities } from '../../judge/topic-entities.policy';
import { RECORD_DATES } from '../record.thresholds';
import type { Actor, Bearing, PublicRecord, RecordManifest } from '../record.types';
import { isCourtMatter } from './matters.policy';
import { isShort, sharedName } from './same-organisation.policy';

/**
 * Relation of a record to the topic. Strict: the record must be about this actor, and to be evidence it must be from an
 * event register, near the date of the event, and not the actor's own promotion. Its stance is then judged like that of
 * any source.
 */
export function judgeBearing(
  topic: Topic,
  actor: Actor,
  record: PublicRecord,
  { manifest, namesakes }: { manifest: RecordManifest; namesakes: number },
): Bearing {
  const held = (record.holders ?? []).findIndex((one) => (actor.holders ?? []).includes(one));
  const shared = record.parties
    .map((name) => ({ name, under: sharedName(actor, { name }) }))
    .find(({ under }) => under !== null);
  const party = shared?.name ?? (held < 0 ? undefined : (record.parties[held] ?? record.parties[0]));
  if (party === undefined)
    return {
      bearing: 'unrelated',
      reasons: [createReason('record.of-others', { parties: record.parties.slice(0, 2), actor: actor.name })],
    };
  const who = createReason('record.of-actor', { party });
  const stranger = strangerReason(topic, actor, record, { namesakes, under: shared?.under ?? actor.name });
  if (stranger) return { bearing: 'unrelated', reasons: [who, stranger] };
  const rejection =
    manifest.bears === 'identity'
      ? createReason('record.identity-alone', { register: manifest.title })
      : (notEvidenceReason(topic, record) ?? untimelyReason(topic, record));
  if (rejection) return { bearing: 'background', reasons: [who, rejection] };
  return {
    bearing: 'evidence',
    reasons: [who, createReason('record.timely', { day: record.date?.slice(0, 10) ?? '' })],
  };
}

/** Reason to exclude a namesake, which only a common name links to the topic. */
function strangerReason(
  topic: Topic,
  actor: Actor,
  record: PublicRecord,
  { namesakes, under }: { namesakes: number; under: string },
): Reason | null {
  const own = record.holders ?? [];
  const schemes = new Set(own.map(schemeOf));
  const numbers = (actor.holders ?? []).filter((one) => schemes.has(schemeOf(one)));
  if (numbers.length > 0)
    return own.some((one) => numbers.includes(one))
      ? null
      : createReason('record.other-holder', { holder: own.join(', '), known: numbers, actor: actor.name });
  if (findTie(topic, actor, record)) return null;
  if (isShort(under)) return createReason('record.short-name');
  if (namesakes > 1) return createReason('record.namesakes', { bodies: namesakes });
  if (actor.kind !== 'company' && actor.kind !== 'public-body' && isElsewhere(topic, record))
    return createReason('record.elsewhere');
  if (actor.kind === 'person') return createReason('record.name-alone', { actor: actor.name });
  return null;
}

const schemeOf = (holder: string): string => holder.split(':', 1)[0] ?? '';

/** A place or another name of the topic that appears in the record itself. */
function findTie(topic: Topic, actor: Actor, { text, title }: PublicRecord): string | null {
  const index = indexNames(`${title} . ${text}`);
  const others = [...splitPlaces(topic), ...topicEntities(topic).map(({ name }) => name)].filter(
    (name) => sharedName({ name }, actor) === null && !fold(actor.name).includes(fold(name)),
  );
  return others.find((name) => hasName(index, name)) ?? null;
}

function isElsewhere(topic: Topic, { text }: PublicRecord): boolean {
  const own = new Set(splitPlaces(topic).flatMap((place) => [...findNamedRegions(place)]));
  const named = [...findNamedRegions(text)];
  return own.size > 0 && named.length > 0 && !named.some((region) => own.has(region));
}

function notEvidenceReason(topic: Topic, record: PublicRecord): Reason | null {
  if (record.selfPublished) return record.selfPublished;
  return record.form === 'docket' && !isCourtMatter(topic) ? createReason('record.docket') : null;
}

function untimelyReason(topic: Topic, { date }: PublicRecord): Reason | null {
  const event = topic.eventDate ?? topic.discoveryDate;
  if (event === null) return createReason('record.topic-undated');
  if (date === null) return createReason('record.undated');
  const days = Math.round((Date.parse(date.slice(0, 10)) - Date.parse(event.slice(0, 10))) / DAY_MS);
  if (days < -RECORD_DATES.daysBefore) return createReason('record.before-event', { days: -days });
  return days > RECORD_DATES.daysAfter ? createReason('record.after-event', { days }) : null;
}
