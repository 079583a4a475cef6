import { contentStems, fold, hasName, indexNames, lexicon, regionsIn, sameOrWithin, words } from '@corroborate/text';
import type { Topic } from '@corroborate/domain';
import { ACTORS } from '../context.thresholds';
import { placesOf } from '../judge/topic-entities.policy';
import { isShort, sharedName } from '../records/judge/same-organisation.policy';
import type { ActorKind } from '../records/record.types';
import type { EntityCandidate, KeyActor } from './actor.types';

export interface EntityChoice {
  /** Null where none fits, or several fit equally. */
  chosen: EntityCandidate | null;
  /** Those that fit, where they cannot be told apart. */
  equal: EntityCandidate[];
  reasons: string[];
}

/**
 * Which of the entities of that name is meant. It must go by the very name, be the kind of thing that the actor is, and
 * not have ended before the event. Then the topic must tie it: its place, a trade, other telling words. Where two are
 * tied alike neither is chosen; one that nothing ties is chosen only as the sole body of a name of several words, or
 * when it is known the world over.
 */
export function chooseEntity(candidates: readonly EntityCandidate[], actor: KeyActor, topic: Topic): EntityChoice {
  const judged = candidates.map((one) => ({
    one,
    against: whyNot(one, actor, topic),
    ties: tiesOf(one, actor, topic),
  }));
  const fitting = judged.filter(({ against }) => against === null).sort((a, b) => b.ties.length - a.ties.length);
  const [best, second] = fitting;
  if (!best)
    return nobody(
      judged
        .map(({ against }) => against ?? '')
        .filter(Boolean)
        .slice(0, 3),
      [],
    );
  if (best.ties.length > 0 && best.ties.length > (second?.ties.length ?? 0))
    return { chosen: best.one, equal: [], reasons: best.ties };
  if (second) {
    const equal = fitting.filter(({ ties }) => ties.length === best.ties.length).map(({ one }) => one);
    return nobody(
      [`${equal.length} go by the name ${actor.name}, and nothing in the topic tells which one is meant.`],
      equal,
    );
  }
  const alone = whyAlone(best.one, actor);
  return alone === null
    ? nobody([`Nothing ties “${best.one.label}” (${best.one.description}) to the topic beside the name.`], [])
    : { chosen: best.one, equal: [], reasons: [alone] };
}

const nobody = (reasons: string[], equal: EntityCandidate[]): EntityChoice => ({
  chosen: null,
  equal,
  reasons: reasons.length > 0 ? reasons : ['Nobody of that name was found.'],
});

/** What an item of a name or a work is called; neither acts. */
const NO_ACTOR = lexicon('en', 'entities', 'no-actor').pattern;
const BODY = lexicon('en', 'entities', 'body').pattern;

function whyNot(one: EntityCandidate, actor: KeyActor, { eventDate, location }: Topic): string | null {
  const about = [...one.classes, one.description].join(' . ');
  if (sharedName({ name: one.label, aliases: one.aliases }, actor) === null) return `“${one.label}” is another name.`;
  if (!kindFits(one, actor.kind))
    return (
      `“${one.label}” is ${one.description || one.classes.join(', ') || 'something else'}, which is no ` +
      `${KIND[actor.kind]}.`
    );
  if (!one.human && NO_ACTOR.test(about) && !BODY.test(about))
    return `“${one.label}” (${one.description}) is nobody who acts.`;
  const year = eventDate === null ? NaN : new Date(eventDate).getUTCFullYear();
  if (one.endedYear !== null && one.endedYear < year - ACTORS.endedYears)
    return `“${one.label}” (${one.description}) ended in ${one.endedYear}.`;
  const elsewhere = placedElsewhere(one, location);
  return elsewhere === null ? null : `“${one.label}” belongs to ${elsewhere}, not to ${location}.`;
}

const KIND: Record<ActorKind, string> = {
  person: 'person',
  company: 'company',
  nonprofit: 'association',
  'public-body': 'public body',
  campaign: 'campaign',
  unknown: 'actor',
};

function kindFits({ human }: EntityCandidate, kind: ActorKind): boolean {
  return kind === 'unknown' || human === (kind === 'person');
}

/** Bodies of one town or state are told by it; companies and countries' agencies act anywhere. */
function placedElsewhere(one: EntityCandidate, location: string | null): string | null {
  const own = [...regionsIn(location ?? '')];
  const named = [...regionsIn(one.description), ...one.places.flatMap((place) => [...regionsIn(place)])];
  if (own.length === 0 || named.length === 0 || one.articles >= ACTORS.widelyKnown) return null;
  return named.some((region) => own.some((home) => sameOrWithin(home, region))) ? null : (named[0] ?? null);
}

/** What the topic and the entity share beside the name, each in a sentence. */
function tiesOf(one: EntityCandidate, actor: KeyActor, topic: Topic): string[] {
  const about = [one.description, ...one.places, ...one.trades, ...one.offices, ...one.owners, ...one.classes].join(
    ' . ',
  );
  const index = indexNames(about);
  const place = placesOf(topic).find((name) => hasName(index, name));
  const others = topic.entities.filter(
    (name) => name.length >= 4 && sharedName({ name }, actor) === null && !fold(actor.name).includes(fold(name)),
  );
  const other = others.find((name) => name !== place && hasName(index, name));
  const shared = sharedWords(about, actor, topic);
  return [
    ...(place === undefined ? [] : [`Is tied to ${place}, as the topic is.`]),
    ...(other === undefined ? [] : [`Is tied to ${other}, which the topic names.`]),
    ...(shared.length < ACTORS.sharedWords ? [] : [`Shares “${shared.slice(0, 3).join('”, “')}” with the topic.`]),
  ];
}

/** Words that half of all entities are described with. */
const COMMON = new Set(contentStems(lexicon('en', 'name-words', 'descriptions').words.join(' ')));

function sharedWords(about: string, actor: KeyActor, topic: Topic): string[] {
  const own = new Set(
    [actor.name, ...actor.aliases, ...placesOf(topic)].flatMap((text) => words(text).map(({ stem }) => stem)),
  );
  const wanted = new Set(
    contentStems(`${topic.title} ${(topic.summary ?? '').slice(0, 1_000)} ${topic.category ?? ''}`),
  );
  return [...new Set(contentStems(about))].filter(
    (stem) => wanted.has(stem) && !own.has(stem) && !COMMON.has(stem) && !/^\d+$/.test(stem),
  );
}

/** Why the only one of a name is it, though nothing else ties it; null where that would be a guess. */
function whyAlone(one: EntityCandidate, actor: KeyActor): string | null {
  if (actor.kind === 'person' || one.human || actor.kind === 'unknown') return null;
  if (!isShort(actor.name)) return `The only ${KIND[actor.kind]} of that name.`;
  return one.articles >= ACTORS.widelyKnown
    ? `The only ${KIND[actor.kind]} of that name, with articles in ${one.articles} languages.`
    : null;
}
