import type { Passage, SourceView } from '@corroborate/domain';
import type { PageNotes } from '@corroborate/reading';
import { bodyKind } from '@corroborate/records';
import { nameKey, collapseWhitespace, fold, foldedWords, lexicon } from '@corroborate/text';
import type { NotedActor } from './actors.types';
import { usableSources, type NotedCase, type NotedSource } from './noted.types';
import type { PersonRole } from './timeline.types';

const ACTOR_LIMITS = { actors: 40, roles: 4 };

/** Site kinds whose operator can be an actor in the story; all other sites are outlets. */
const ORGANIZATION_SITE_KINDS: ReadonlySet<string> = new Set(['official', 'company', 'academic']);

interface Mention extends WrittenName {
  role: string | null;
  place: string | null;
  day: string | null;
  speaks: boolean;
  look: boolean;
  view: SourceView;
  quoted: Passage;
}

/** People and organizations on pages, merged; those quoted or reported as speaking first, then by number of pages. */
export function collectNotedActors(data: Pick<NotedCase, 'sources' | 'notes'>): NotedActor[] {
  const mentions = collectMentions(usableSources(data));
  const nameOf = canonicalNames(mentions);
  const outlets = new Set(
    data.sources.filter(({ kind }) => !ORGANIZATION_SITE_KINDS.has(kind)).map(({ name }) => nameKey(name)),
  );
  const groups = Map.groupBy(mentions, (one) => `${one.kind} ${nameKey(nameOf(one))}`);
  return [...groups.values()]
    .flatMap((group) => toNotedActor(group, nameOf))
    .filter(({ name, speaks }) => speaks || !outlets.has(nameKey(name)))
    .toSorted((a, b) => Number(b.speaks) - Number(a.speaks) || b.sourceIds.length - a.sourceIds.length)
    .slice(0, ACTOR_LIMITS.actors);
}

/** Maps the name of a speaker to its canonical form. */
export function speakerNames(usable: readonly NotedSource[]): (speaker: string) => string {
  const mentions = collectMentions(usable);
  const nameOf = canonicalNames(mentions);
  const kinds = new Map(mentions.map(({ name, kind }) => [nameKey(name), kind]));
  return (name) => nameOf({ name, kind: kinds.get(nameKey(name)) ?? 'person' });
}

const TITLES: ReadonlySet<string> = new Set(lexicon('en', 'titles').words);
const LEGAL_FORMS: ReadonlySet<string> = new Set(lexicon('any', 'legal-forms').words);

/** A name as some page writes it, and the kind of actor it names. */
interface WrittenName {
  name: string;
  kind: 'person' | 'organization';
}

/** “Lt. Ann Roe” → “Ann Roe”; a lone last name keeps its title. */
function withoutTitles(name: string): string {
  const bare = withoutAllTitles(name);
  return bare.includes(' ') ? bare : name.trim();
}

/** “Chief Roe” → “Roe”. */
function withoutAllTitles(name: string): string {
  const parts = name.trim().split(/\s+/);
  const first = parts.findIndex((part) => !foldedWords(fold(part)).every((word) => TITLES.has(word)));
  return first > 0 ? parts.slice(first).join(' ') : name.trim();
}

function keyOf({ name, kind }: WrittenName): string {
  if (kind === 'person') return nameKey(withoutAllTitles(name));
  const parts = nameKey(name).split(' ');
  const last = parts.findLastIndex((part) => !LEGAL_FORMS.has(part));
  return last > 0 ? parts.slice(0, last + 1).join(' ') : parts.join(' ');
}

/**
 * Maps each spelling of a person's or organization's name to its fullest form without title. A last name or short form
 * is mapped only if a single longer name fits.
 */
function canonicalNames(written: readonly WrittenName[]): (one: WrittenName) => string {
  const forms = fullestForms(written);
  return (one) => {
    const key = keyOf(one);
    const keys = [...forms[one.kind].keys()];
    const isLonger = one.kind === 'person' ? isWithMiddleName : isShortFor;
    const longer = keys.filter((other) => other.endsWith(` ${key}`) || isLonger(key, other));
    const fullest = longer.filter((other) => !longer.some((more) => more !== other && more.endsWith(` ${other}`)));
    return forms[one.kind].get(fullest.length === 1 ? (fullest[0] ?? key) : key) ?? one.name;
  };
}

/** Whether the names differ only by a middle name: “Ann Roe” and “Ann B. Roe”. */
function isWithMiddleName(key: string, other: string): boolean {
  const [short, long] = [key.split(' '), other.split(' ')];
  return short.length === 2 && long.length === 3 && short[0] === long[0] && short[1] === long[2];
}

/** Whether one name is short for the other: “Orlock” for “Orlock Energy”. */
const isShortFor = (key: string, other: string): boolean =>
  !key.includes(' ') && other.startsWith(`${key} `) && other.split(' ').length === 2;

function fullestForms(written: readonly WrittenName[]): Record<WrittenName['kind'], Map<string, string>> {
  const forms = { person: new Map<string, string>(), organization: new Map<string, string>() };
  for (const one of written) {
    const name = one.kind === 'person' ? withoutTitles(one.name) : one.name.replace(/^the\s+/i, '');
    const known = forms[one.kind].get(keyOf(one));
    if (known === undefined || name.length > known.length) forms[one.kind].set(keyOf(one), name);
  }
  return forms;
}

function collectMentions(usable: readonly NotedSource[]): Mention[] {
  const acting = usable.flatMap(({ view, notes }) => notes.actors.map((one) => mentionOfActor(one, { view, notes })));
  const kindOf = buildKindLookup(acting);
  const speaking = usable.flatMap(({ view, notes }) =>
    notes.statements.map((one) => mentionOfSpeaker(one, { view, notes }, kindOf)),
  );
  return [...acting, ...speaking].map((one) => ({ ...one, kind: kindOf(one.name) ?? one.kind }));
}

type FindNameKind = (name: string) => WrittenName['kind'] | undefined;

/** The kind that pages give a name; `organization` if it only abbreviates an organization's name. */
function buildKindLookup(acting: readonly Mention[]): FindNameKind {
  const kinds = kindsByName(acting);
  const bodies = acting.filter(({ kind }) => kind === 'organization').map(({ name }) => nameKey(name));
  return (name) => {
    const isShort = bodies.some((body) => body.startsWith(`${nameKey(name)} `));
    return kinds.get(nameKey(name)) ?? (isShort ? 'organization' : undefined);
  };
}

function mentionOfActor(
  { name, kind, role, place, worthLookingUp: look, quote, start, end }: PageNotes['actors'][number],
  { view, notes }: NotedSource,
): Mention {
  // Promotion describes a company as it wishes to be seen.
  const isPraise = kind === 'organization' && notes.genre === 'promotion';
  const known = { name, kind, role: isPraise ? null : role, place, view };
  return { ...known, day: dayOf(view), speaks: false, look, quoted: { quote, start, end } };
}

function mentionOfSpeaker(
  { speaker, role, day, quote, start, end }: PageNotes['statements'][number],
  { view, notes }: NotedSource,
  kindOf: FindNameKind,
): Mention {
  const kind = kindOf(speaker) ?? speakerKind(speaker, role, quote);
  const isPraise = kind === 'organization' && notes.genre === 'promotion';
  const sighting = { place: null, day: day ?? dayOf(view), speaks: true, look: false, quoted: { quote, start, end } };
  return { name: speaker, kind, role: isPraise ? null : role, view, ...sighting };
}

const dayOf = ({ published }: SourceView): string | null => published?.value.slice(0, 10) ?? null;

/** The kind that most pages assign to each name. */
function kindsByName(mentions: readonly Mention[]): Map<string, WrittenName['kind']> {
  const groups = Map.groupBy(mentions, ({ name }) => nameKey(name));
  return new Map(
    [...groups].map(([key, group]) => {
      const people = group.filter(({ kind }) => kind === 'person').length;
      return [key, people * 2 > group.length ? 'person' : 'organization'];
    }),
  );
}

/**
 * Kind of a speaker that no page lists as an actor. A person has a role, a title, or a capitalized name without an
 * article.
 */
function speakerKind(name: string, role: string | null, quote: string): WrittenName['kind'] {
  const bare = withoutAllTitles(name);
  if (bodyKind(bare)) return 'organization';
  if (role !== null || bare !== name.trim()) return 'person';
  const isCapitalized = bare.split(/\s+/).every((part) => /^\p{Lu}/u.test(part));
  const hasArticle =
    /^the\s/i.test(name) ||
    collapseWhitespace(quote)
      .toLowerCase()
      .includes(`the ${collapseWhitespace(name).toLowerCase()}`);
  return isCapitalized && !hasArticle ? 'person' : 'organization';
}

function toNotedActor(group: readonly Mention[], nameOf: (one: WrittenName) => string): NotedActor[] {
  const [first] = group;
  if (!first) return [];
  const name = nameOf(first);
  const named = group.find(({ quoted }) => quoted.quote.includes(name)) ?? first;
  return [
    {
      ...{ name, kind: first.kind, form: first.kind === 'organization' ? bodyKind(name) : null },
      place: group.find(({ place }) => place !== null)?.place ?? null,
      roles: rolesOf(group),
      mention: { sourceId: named.view.id, ...named.quoted },
      sourceIds: [...new Set(group.map(({ view }) => view.id))],
      speaks: group.some(({ speaks }) => speaks),
      worthLookingUp: group.some(({ look }) => look),
    },
  ];
}

/**
 * Each role once, earliest first. If one role contains another, the longer is kept unless it says that the role ended.
 */
function rolesOf(group: readonly Mention[]): PersonRole[] {
  const inOrder = group
    .filter(({ role }) => role !== null)
    .toSorted((a, b) => (a.day ?? '9999').localeCompare(b.day ?? '9999'));
  const roles = [...Map.groupBy(inOrder, ({ role }) => plainRole(role)).entries()].flatMap(([key, same]) => {
    const [first] = same;
    if (!first?.role) return [];
    const sourceIds = [...new Set(same.map(({ view }) => view.id))];
    return [{ key, role: first.role, date: first.day, sourceIds, ...first.quoted }];
  });
  return roles
    .filter(
      ({ key }) => !roles.some((one) => one.key !== key && one.key.includes(key) && !TEMPORARY_OR_FORMER.test(one.key)),
    )
    .map(({ key: _, ...role }) => role)
    .slice(0, ACTOR_LIMITS.roles);
}

const TEMPORARY_OR_FORMER = /^(?:former|ex|past|retired|acting|interim)\b/;

const plainRole = (role: string | null): string => nameKey(role ?? '').replace(/^(?:an?|his|her|their) /, '');
