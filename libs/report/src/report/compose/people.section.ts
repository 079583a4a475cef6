import { createReason } from '@corroborate/domain';
import type { ActorProfile } from '@corroborate/records';
import { nameKey } from '@corroborate/text';
import { isOnEvent } from '../../relevant-sources';
import { counted, formatDay, joinNames } from '../days';
import { caseStatement, paragraph, sourcedDraft, type Draft, type DraftItem, type DraftSection } from '../draft';
import { inQuotes, plainLine } from '../quoting';
import type { NotedActor } from '../../parts/noted/actors.types';
import { isSameName, type CaseContext } from './case-context';
import { chosenRole, fittingRoles, isAdjacentTo, shownRole } from './roles';

const MAX_QUOTES_SHOWN = 3;

/** Detail kinds that describe a person or organization. */
const DESCRIPTION_KINDS: ActorProfile['details'][number]['kind'][] = ['description', 'office', 'owner', 'news-house'];

/** A person or organization of the case: what pages say, what registers say, or both. */
interface KnownActor {
  name: string;
  isPerson: boolean;
  noted: NotedActor | null;
  profile: ActorProfile | null;
}

/** People and organizations that pages name or quote, and actors of the topic found in registers. */
export function peopleSection(context: CaseContext): DraftSection {
  const known = knownActors(context);
  const items = (isPerson: boolean): DraftItem[] =>
    known.filter((one) => one.isPerson === isPerson).map((one) => itemOf(one, context));
  const isPrivate = (context.data.context?.unprofiled ?? []).length > 0;
  const note = isPrivate ? [paragraph(caseStatement('Private individuals were not looked up.'))] : [];
  return {
    id: 'people',
    groups: [
      { heading: 'People', as: 'list', items: items(true) },
      { heading: 'Organizations', as: 'list', items: items(false) },
      { as: 'prose', items: note },
    ],
    empty: context.input.parts?.withoutNotes ?? createReason('section.nothing-found', { part: 'people' }),
  };
}

function knownActors({ data, input }: CaseContext): KnownActor[] {
  const profiles = data.actors ?? [];
  const noted = input.parts?.actors ?? [];
  const profileOf = (actor: NotedActor) =>
    profiles.find(({ name, aliases }) => [name, ...aliases].some((one) => isSame(one, actor.name))) ?? null;
  const paired = noted.map((actor): KnownActor => {
    const profile = profileOf(actor);
    return { name: actor.name, isPerson: actor.kind === 'person', noted: actor, profile };
  });
  const others = profiles
    .filter((profile) => !paired.some((one) => one.profile === profile))
    .map((profile): KnownActor => ({ name: profile.name, isPerson: profile.kind === 'person', noted: null, profile }));
  return [...paired, ...others];
}

const isSame = (one: string, other: string): boolean => isSameName(nameKey(one), nameKey(other));

function itemOf(one: KnownActor, context: CaseContext): DraftItem {
  const sentences = one.noted ? notedSentences(one.noted, context) : [];
  return {
    label: labelOf(one),
    sentences: [...sentences, ...(one.profile ? profileOf(one, one.profile, context) : [])],
  };
}

/** “Ann Roe (county clerk)”, “Elm Valley Council (public body), Elm Valley”. */
function labelOf({ name, isPerson, noted, profile }: KnownActor): string {
  const role = isPerson ? chosenRole(noted?.roles ?? [], name)?.role : kindOf(name, noted, profile);
  const place = isPerson ? '' : placeOf(noted, profile);
  const called = role ? `${plainLine(name)} (${shownRole(role)})` : plainLine(name);
  return place && !name.includes(place) ? `${called}, ${place}` : called;
}

const ORGANIZATION_FORMS: Readonly<Record<string, string>> = {
  'public-body': 'public body',
  company: 'company',
  nonprofit: 'nonprofit',
  campaign: 'campaign or party',
};

/** The kind a page gives next to the name, otherwise the one in a register or implied by the name. */
function kindOf(name: string, noted: NotedActor | null, profile: ActorProfile | null): string {
  const written = (noted?.roles ?? []).filter((role) => isAdjacentTo(role, name));
  return (
    chosenRole(written, name)?.role ??
    ORGANIZATION_FORMS[profile?.kind ?? ''] ??
    ORGANIZATION_FORMS[noted?.form ?? ''] ??
    ''
  );
}

function placeOf(noted: NotedActor | null, profile: ActorProfile | null): string {
  const registered = profile?.details.find(({ kind }) => kind === 'place')?.text;
  // Register values include the field name: “Legal address: Boston”. Datelines write places in capitals: “PENMARCH”.
  const place = plainLine(noted?.place ?? registered ?? '').replace(/^[^:]{1,40}: /, '');
  return place.replace(/\p{Lu}{3,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

/** A person’s roles by date if pages give several, otherwise the quote that names the person. */
function notedSentences({ name, kind, roles, mention }: NotedActor, context: CaseContext): (Draft | null)[] {
  const fit = kind === 'person' ? fittingRoles(roles, name) : [];
  const isTimeline = new Set(fit.map(({ date }) => date)).size > 1;
  const chosen = chosenRole(fit, name);
  const one = quotedDraft(chosen?.sourceIds[0] ?? mention.sourceId, chosen?.quote ?? mention.quote, context);
  const stance = context.view(mention.sourceId)?.stance;
  return [
    ...(isTimeline ? fit.map((role) => roleSentence(role, context)) : [one]),
    stance && !isOnEvent(stance) ? caseStatement('From a page about another event.') : null,
  ];
}

function roleSentence({ role, date, quote, sourceIds }: NotedActor['roles'][number], context: CaseContext): Draft {
  const plain = quotedDraft(sourceIds[0] ?? 0, quote, context);
  const whole = context.sentenceOf(sourceIds[0] ?? 0, quote);
  const text = `${date ? `${formatDay(date)}: ` : ''}${inQuotes(shownRole(role))}, in ${inQuotes(whole)}.`;
  return { ...plain, text, fallback: plain };
}

function quotedDraft(sourceId: number, quote: string, context: CaseContext): Draft {
  const whole = context.passageOf(sourceId, quote);
  return sourcedDraft(`${inQuotes(whole)}.`, [context.cite(sourceId, whole)]);
}

/** Register profile of an actor. Its current statements are omitted if pages with notes name the actor. */
function profileOf({ noted }: KnownActor, { details, statements, track }: ActorProfile, context: CaseContext): Draft[] {
  const kinds = Object.entries(track.counts).map(([kind, count]) => counted(count, kind));
  const record = `On record: ${joinNames(kinds)}.${track.note ? ` ${track.note}` : ''}`;
  return [
    ...details
      .filter(({ kind }) => DESCRIPTION_KINDS.includes(kind))
      .slice(0, MAX_QUOTES_SHOWN)
      .map(({ quote, sourceName, sourceUrl }) =>
        sourcedDraft(`${plainLine(sourceName)}: ${inQuotes(quote)}.`, [context.citeAt(sourceUrl, quote)]),
      ),
    ...statements
      .filter(({ when }) => when === 'before' || noted === null)
      .slice(0, MAX_QUOTES_SHOWN)
      .map((one) => profileStatement(one, context)),
    ...(kinds.length > 0 ? [caseStatement(record)] : []),
    ...track.entries.slice(0, MAX_QUOTES_SHOWN).flatMap((entry) => recordEntry(entry, context)),
  ];
}

function recordEntry(
  { quote, sourceName, sourceUrl, date }: ActorProfile['track']['entries'][number],
  context: CaseContext,
) {
  const citation = sourceUrl ? context.citeAt(sourceUrl, quote) : null;
  const day = date ? ` (${formatDay(date)})` : '';
  return citation ? [sourcedDraft(`${plainLine(sourceName)}${day}: ${inQuotes(quote)}.`, [citation])] : [];
}

function profileStatement(
  { quote, sourceId, sourceUrl, when, date }: ActorProfile['statements'][number],
  context: CaseContext,
): Draft {
  const before = when === 'before' ? `Before the event${date ? ` (${formatDay(date)})` : ''}: ` : '';
  const plain = sourcedDraft(`${inQuotes(quote)}.`, [
    context.cite(sourceId, quote) ?? context.citeAt(sourceUrl, quote),
  ]);
  return before ? { ...plain, text: `${before}${plain.text}`, fallback: plain } : plain;
}
