import {
  listContentStems,
  fold,
  hasName,
  indexNames,
  lexicon,
  findNamedRegions,
  isSameOrContained,
  tokenizeWords,
} from '@corroborate/text';
import { createReason, type Reason, type Topic } from '@corroborate/domain';
import { ACTOR_LIMITS } from '../context.thresholds';
import { splitPlaces } from '../judge/topic-entities.policy';
import { isShort, sharedName } from '../registers/judge/same-organisation.policy';
import type { EntityCandidate, KeyActor } from './actor.types';

export interface EntityChoice {
  /** Null if no entity matches, or several match equally. */
  chosen: EntityCandidate | null;
  /** Matching entities that cannot be distinguished. */
  equal: EntityCandidate[];
  reasons: Reason[];
}

/**
 * Chooses the entity meant by a name: same name, same kind, not ended before the event, and tied to the topic by place,
 * occupation or other distinctive words. Equal ties are not resolved; an untied entity is chosen only if it is the sole
 * organization with a name of several words, or is widely known.
 */
export function chooseEntity(candidates: readonly EntityCandidate[], actor: KeyActor, topic: Topic): EntityChoice {
  const judged = candidates.map((one) => ({
    one,
    against: rejectionReason(one, actor, topic),
    ties: findTies(one, actor, topic),
  }));
  const fitting = judged.filter(({ against }) => against === null).sort((a, b) => b.ties.length - a.ties.length);
  const [best, second] = fitting;
  if (!best) return noEntityChosen(judged.flatMap(({ against }) => against ?? []).slice(0, 3), []);
  if (best.ties.length > 0 && best.ties.length > (second?.ties.length ?? 0))
    return { chosen: best.one, equal: [], reasons: best.ties };
  if (second) {
    const equal = fitting.filter(({ ties }) => ties.length === best.ties.length).map(({ one }) => one);
    return noEntityChosen([createReason('identity.several', { entities: equal.length, name: actor.name })], equal);
  }
  const alone = acceptanceReason(best.one, actor);
  return alone === null
    ? noEntityChosen([createReason('identity.untied', { label: best.one.label, what: best.one.description })], [])
    : { chosen: best.one, equal: [], reasons: [alone] };
}

const noEntityChosen = (reasons: Reason[], equal: EntityCandidate[]): EntityChoice => ({
  chosen: null,
  equal,
  reasons: reasons.length > 0 ? reasons : [createReason('identity.nobody')],
});

/** Classes for names and works, which are not actors. */
const NO_ACTOR = lexicon('en', 'entities', 'no-actor').pattern;
const ORGANIZATION_WORD = lexicon('en', 'entities', 'body').pattern;

function rejectionReason(one: EntityCandidate, actor: KeyActor, { eventDate, location }: Topic): Reason | null {
  const { label, description: what } = one;
  const about = [...one.classes, what].join(' . ');
  if (sharedName({ name: one.label, aliases: one.aliases }, actor) === null)
    return createReason('identity.other-name', { label });
  if (!(actor.kind === 'unknown' || one.human === (actor.kind === 'person')))
    return createReason('identity.other-kind', {
      label,
      what: what || one.classes.join(', ') || null,
      kind: actor.kind,
    });
  if (!one.human && NO_ACTOR.test(about) && !ORGANIZATION_WORD.test(about))
    return createReason('identity.no-actor', { label, what });
  const year = eventDate === null ? NaN : new Date(eventDate).getUTCFullYear();
  if (one.endedYear !== null && one.endedYear < year - ACTOR_LIMITS.endedYears)
    return createReason('identity.ended', { label, what, year: one.endedYear });
  const elsewhere = placedElsewhere(one, location);
  return elsewhere === null
    ? null
    : createReason('identity.elsewhere', { label, found: elsewhere, wanted: location ?? '' });
}

/**
 * Other region of an entity, or null: local and state organizations are identified by their place; companies and
 * federal agencies act anywhere.
 */
function placedElsewhere(one: EntityCandidate, location: string | null): string | null {
  const own = [...findNamedRegions(location ?? '')];
  const named = [...findNamedRegions(one.description), ...one.places.flatMap((place) => [...findNamedRegions(place)])];
  if (own.length === 0 || named.length === 0 || one.articles >= ACTOR_LIMITS.widelyKnown) return null;
  return named.some((region) => own.some((home) => isSameOrContained(home, region))) ? null : (named[0] ?? null);
}

/** What the topic and the entity share besides the name. */
function findTies(one: EntityCandidate, actor: KeyActor, topic: Topic): Reason[] {
  const about = [one.description, ...one.places, ...one.trades, ...one.offices, ...one.owners, ...one.classes].join(
    ' . ',
  );
  const index = indexNames(about);
  const place = splitPlaces(topic).find((name) => hasName(index, name));
  const others = topic.entities.filter(
    (name) => name.length >= 4 && sharedName({ name }, actor) === null && !fold(actor.name).includes(fold(name)),
  );
  const other = others.find((name) => name !== place && hasName(index, name));
  const shared = sharedWords(about, actor, topic);
  return [
    ...(place === undefined ? [] : [createReason('tie.place', { place })]),
    ...(other === undefined ? [] : [createReason('tie.name', { name: other })]),
    ...(shared.length < ACTOR_LIMITS.sharedWords ? [] : [createReason('tie.words', { words: shared.slice(0, 3) })]),
  ];
}

/** Words common in entity descriptions. */
const COMMON_DESCRIPTION_STEMS = new Set(listContentStems(lexicon('en', 'name-words', 'descriptions').words.join(' ')));

function sharedWords(about: string, actor: KeyActor, topic: Topic): string[] {
  const own = new Set(
    [actor.name, ...actor.aliases, ...splitPlaces(topic)].flatMap((text) =>
      tokenizeWords(text).map(({ stem }) => stem),
    ),
  );
  const wanted = new Set(
    listContentStems(`${topic.title} ${(topic.summary ?? '').slice(0, 1_000)} ${topic.category ?? ''}`),
  );
  return [...new Set(listContentStems(about))].filter(
    (stem) => wanted.has(stem) && !own.has(stem) && !COMMON_DESCRIPTION_STEMS.has(stem) && !/^\d+$/.test(stem),
  );
}

/** Why the only entity of this name is the right one without further evidence; null if that would be a guess. */
function acceptanceReason(one: EntityCandidate, actor: KeyActor): Reason | null {
  if (actor.kind === 'person' || one.human || actor.kind === 'unknown') return null;
  if (!isShort(actor.name)) return createReason('identity.only-one', { kind: actor.kind });
  return one.articles >= ACTOR_LIMITS.widelyKnown
    ? createReason('identity.only-one-known', { kind: actor.kind, languages: one.articles })
    : null;
}
