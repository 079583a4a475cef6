import { createReason, findOfficeTitle, findPrivatePersons, type Reason, type Topic } from '@corroborate/domain';
import {
  fold,
  hasName,
  indexNames,
  isTitleCase,
  lexicon,
  findProperNames,
  padWords,
  splitSentences,
  tokenizeWords,
} from '@corroborate/text';
import { actorNames, splitPlaces } from '../judge/topic-entities.policy';
import { identifyActors, bareName, isProper } from '../registers/judge/actors.policy';
import { sharedName } from '../registers/judge/same-organisation.policy';
import { findSpelledOut } from '../registers/judge/spelled-out.policy';
import type { Actor } from '../registers/record.types';
import type { ActorRole, KeyActor, UnprofiledPerson } from './actor.types';

/** Names that are always public: registered outlets, and people in the settings. */
export type IsPublic = (name: string) => boolean;

/**
 * People, companies, organizations and agencies of a topic: its entities, and others in title and summary with words
 * that show their kind. Excludes private persons, including anyone without an office in the topic who is not publicly
 * known.
 */
export function keyActors(topic: Topic, isPublic: IsPublic, most: number) {
  const text = textOf(topic);
  const hidden = findPrivatePersons(topic, isPublic);
  const named = mergeDuplicates(identifyActors(namesIn(topic), topic));
  const isPrivate = ({ name }: Actor) => hidden.some((one) => overlaps(one.name, name));
  const open = named.filter((actor) => !isPrivate(actor));
  const judged = open.map((actor) => ({ actor, why: publicReasons(actor, text, isPublic) }));
  const actors = judged.flatMap(({ actor, why }): KeyActor[] =>
    why === null
      ? []
      : [{ ...actor, aliases: actor.aliases ?? [], reasons: [...actor.reasons, ...why], role: roleOf(actor, topic) }],
  );
  const unknown = judged.filter(({ why }) => why === null);
  return {
    /** Actors in the title first, then those of known kind. */
    actors: sortByProminence(actors, topic).slice(0, most),
    unprofiled: [
      ...hidden.map(({ why }): UnprofiledPerson => ({ who: 'a private person', why })),
      ...unknown.map((): UnprofiledPerson => ({ who: 'a person', why: createReason('private.no-office') })),
    ],
  };
}

const textOf = ({ title, summary, articleText, entities }: Topic): string =>
  [title, summary ?? '', (articleText ?? '').slice(0, 5_000), ...entities.slice(0, 50)].join('\n');

/** Structures, not actors, even if the name includes a county or company. */
const STRUCTURE = lexicon('en', 'structures').pattern;

/** Maximum names compared with each other; far more than are ever profiled. */
const MAX_NAMES = 100;

/** Entities as given, then names in title and summary; a name contained in another counts as the same. */
function namesIn(topic: Topic): string[] {
  const places = splitPlaces(topic);
  const title = isTitleCase(topic.title) ? '' : topic.title.slice(0, 500);
  const summary = (topic.summary ?? '').slice(0, 3_000);
  const read = findProperNames(`. ${title} . ${summary}`)
    .flatMap(splitJoinedNames)
    .filter((name) => /\s/.test(name));
  const initials = findSpelledOut(textOf(topic))
    .filter(({ initials: one }) => topic.entities.includes(one))
    .map(({ name }) => name);
  const known = actorNames({ ...topic, entities: [...topic.entities, ...initials] }, places);
  const more = actorNames({ ...topic, entities: read.length > 0 ? read : ['-'] }, places).filter(
    (name) => !known.some((one) => overlaps(one, name)),
  );
  const local = localBodies(topic, places).filter((name) => !known.some((one) => hasAllWords(name, one)));
  const signed = identifyActors([...more.filter((name) => !local.some((one) => overlaps(one, name))), ...local], topic)
    .filter(({ kind }) => kind !== 'unknown')
    .map(({ name }) => name);
  return [...known, ...signed]
    .filter((name) => isProper(name) && !STRUCTURE.test(name))
    .slice(0, MAX_NAMES)
    .map(bareName);
}

const LOCAL_BODY = lexicon('en', 'local-bodies').pattern;

/** Local bodies written in lower case after the town: "Elm Valley council", "Elm Valley's school board". */
function localBodies({ title, summary }: Topic, [town]: string[]): string[] {
  const text = `${title.slice(0, 500)}\n${(summary ?? '').slice(0, 3_000)}`;
  const found = new Set<string>();
  for (let at = town ? text.indexOf(town) : -1; at >= 0 && town; at = text.indexOf(town, at + town.length)) {
    const body = LOCAL_BODY.exec(text.slice(at + town.length, at + town.length + 60))?.[1];
    if (body !== undefined) found.add(`${town} ${body}`);
  }
  return [...found];
}

const hasAllWords = (part: string, whole: string): boolean => {
  const own = new Set(tokenizeWords(whole).map(({ folded }) => folded));
  return tokenizeWords(part).every(({ folded }) => own.has(folded));
};

/** "Fox County Sheriff and Elm Valley Hospital" are two names; "Fish and Wildlife Service" is one. */
function splitJoinedNames(name: string): string[] {
  const parts = name.split(/ and (?:the )?/);
  return parts.length > 1 && parts.every((part) => /\s/.test(part)) ? parts : [name];
}

/** Whether one name contains the other as whole words. */
function overlaps(a: string, b: string): boolean {
  const [one, other] = [padWords(a), padWords(b)];
  return one.trim() !== '' && other.trim() !== '' && (one.includes(other) || other.includes(one));
}

/** Merges two names of one body; the first name stays, and the other becomes an alias. */
function mergeDuplicates(actors: Actor[]): Actor[] {
  const kept: Actor[] = [];
  for (const actor of actors) {
    const at = kept.findIndex((one) => sharedName(one, actor) !== null);
    const before = kept[at];
    if (!before) kept.push(actor);
    else if (before.name !== actor.name)
      kept[at] = {
        ...before,
        kind: before.kind === 'unknown' ? actor.kind : before.kind,
        aliases: [...new Set([...(before.aliases ?? []), actor.name])],
      };
  }
  return kept;
}

/** Why the actor may be looked up: any organization, or a person with an office; null for other persons. */
function publicReasons({ name, kind }: Actor, text: string, isPublic: IsPublic): Reason[] | null {
  if (kind !== 'person') return [];
  if (isPublic(name)) return [createReason('actor.publicly-known', { name })];
  const office = findOfficeTitle(name, text);
  return office === null ? null : [createReason('actor.office-in-topic', { name, office })];
}

/** First sentence of the summary that names the actor, because titles say little. */
function roleOf(actor: Actor, { title, summary, articleText, url }: Topic): ActorRole | null {
  const names = [actor.name, ...(actor.aliases ?? [])].map(fold);
  const texts: [from: string, text: string | null][] = [
    ['summary', summary],
    ['article', articleText],
    ['title', title],
  ];
  for (const [from, text] of texts) {
    const sentences = splitSentences((text ?? '').slice(0, 8_000)).filter(({ text: one }) => one.length <= 500);
    const sentence =
      sentences.find(({ text: one }) => names.some((name) => fold(one).includes(name))) ??
      sentences.find(({ text: one }) => hasName(indexNames(one), actor.name));
    if (sentence) return { quote: sentence.text, from: `the topic’s ${from}`, sourceUrl: url };
  }
  return null;
}

function sortByProminence(actors: KeyActor[], { title }: Topic): KeyActor[] {
  const rank = ({ name, aliases, kind }: KeyActor) =>
    ([name, ...aliases].some((one) => fold(title).includes(fold(one))) ? 0 : 2) + (kind === 'unknown' ? 1 : 0);
  return [...actors].sort((a, b) => rank(a) - rank(b));
}
