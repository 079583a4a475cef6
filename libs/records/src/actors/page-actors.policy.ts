import { createReason, findOfficeTitle, findPrivatePersons, type Topic } from '@corroborate/domain';
import { nameKey } from '@corroborate/text';
import { identifyActors } from '../registers/judge/actors.policy';
import { sharedName } from '../registers/judge/same-organisation.policy';
import type { KeyActor } from './actor.types';
import type { IsPublic } from './key-actors.policy';

/** A person or organization on a page about which public records could settle something. */
export interface PageActor {
  name: string;
  kind: 'person' | 'organization';
  role: string | null;
  /** Verbatim text of the page that names the actor. */
  quote: string;
  sourceUrl: string;
  sourceName: string;
}

export interface PageActorsInput {
  topic: Topic;
  found: readonly PageActor[];
  /** Names looked up already. */
  known: readonly string[];
  isPublic: IsPublic;
}

/**
 * Actors of pages that may be looked up, those on most pages first: organizations, and people who hold an office
 * according to the page or are publicly known. Private persons are never looked up.
 */
export function actorsToLookUp({ topic, found, known, isPublic }: PageActorsInput): KeyActor[] {
  const groups = [...Map.groupBy(found, ({ name }) => nameKey(name)).values()];
  const isKnown = ({ name }: PageActor) => known.some((one) => sharedName({ name: one }, { name }) !== null);
  return groups
    .toSorted((a, b) => pagesOf(b) - pagesOf(a))
    .flatMap(([first, ...others]) => (first && !isKnown(first) ? [[first, ...others]] : []))
    .flatMap((group) => actorOf(group, topic, isPublic) ?? []);
}

const pagesOf = (group: readonly PageActor[]): number => new Set(group.map(({ sourceUrl }) => sourceUrl)).size;

function actorOf(group: readonly PageActor[], topic: Topic, isPublic: IsPublic): KeyActor | null {
  const [first] = group;
  if (!first) return null;
  return first.kind === 'person' ? personOf(first.name, group, topic, isPublic) : organizationOf(first, topic);
}

function organizationOf(found: PageActor, topic: Topic): KeyActor {
  const [named] = identifyActors([found.name], topic);
  const kind = named && named.kind !== 'person' ? named.kind : 'unknown';
  return { name: found.name, kind, aliases: [], reasons: named?.reasons ?? [], role: roleOnPage(found) };
}

function personOf(name: string, group: readonly PageActor[], topic: Topic, isPublic: IsPublic): KeyActor | null {
  const held = group.flatMap((one) => {
    const office = findOfficeTitle(name, one.quote) ?? findOfficeTitle(name, `${name}, ${one.role ?? ''}`);
    return office === null ? [] : [{ one, office }];
  });
  const [office] = held;
  if (!isPublic(name) && (!office || isPrivate(name, group, topic, isPublic))) return null;
  const why = office
    ? createReason('actor.office-in-source', { source: office.one.sourceName, name, office: office.office })
    : createReason('actor.publicly-known', { name });
  const from = office?.one ?? group[0];
  return { name, kind: 'person', aliases: [], reasons: [why], role: from ? roleOnPage(from) : null };
}

/** Whether the person is private, as the topic and the pages together describe them. */
function isPrivate(name: string, group: readonly PageActor[], topic: Topic, isPublic: IsPublic): boolean {
  const quotes = group.map(({ quote }) => quote).join('\n');
  const read = { ...topic, articleText: `${topic.articleText ?? ''}\n${quotes}`, entities: [name] };
  return findPrivatePersons(read, isPublic).some((one) => one.name.includes(name) || name.includes(one.name));
}

const roleOnPage = ({ quote, sourceName: from, sourceUrl }: PageActor): KeyActor['role'] => ({
  quote,
  from,
  sourceUrl,
});
