import type { ActorProfile, ActorStatement } from '@corroborate/records';
import { because } from '@corroborate/domain';
import { nameKey } from '@corroborate/text';
import { counted, dayOf, listed } from '../days';
import { ofTheCase, told, type Draft, type DraftItem, type DraftSection } from '../draft';
import { inQuotes, plainLine } from '../quoting';
import type { Notes } from './notes';

/** Quotes of one kind about one actor. */
const QUOTES = 3;
/** A legal name, a status and a jurisdiction say nothing of who it is. */
const TELLING: ActorProfile['details'][number]['kind'][] = ['description', 'office', 'owner', 'news-house'];

/** Who the story is about: what is known of them, and what they said. Background, never evidence. */
export function peopleSection(notes: Notes): DraftSection {
  const { actors, context } = notes.data;
  const looked = actors !== null && actors !== undefined;
  const people = (actors ?? []).filter(({ kind }) => kind === 'person');
  const others = (actors ?? []).filter(({ kind }) => kind !== 'person');
  const unnamed = (context?.unprofiled ?? []).length;
  const known = (actors ?? []).filter((actor) => isKnown(actor, notes));
  const items = (list: ActorProfile[]) =>
    list.filter((actor) => known.includes(actor)).map((actor) => actorItem(actor, notes));
  const privately = ofTheCase('People who are not public figures were not looked up.');
  const called = roles(notes, new Set(known.map(({ name }) => nameKey(name))));
  return {
    id: 'people',
    groups: [
      { heading: 'People', as: 'list', items: items(people) },
      { heading: 'Organisations', as: 'list', items: items(others) },
      { heading: 'Named on the pages', as: 'list', items: called },
      { as: 'prose', items: [...unknown(actors ?? [], known), ...(unnamed > 0 ? [{ sentences: [privately] }] : [])] },
    ],
    empty: because(looked ? 'section.nothing-found' : 'section.not-made', { part: 'people' }),
  };
}

/** More than the name is told of them. */
const isKnown = (actor: ActorProfile, notes: Notes): boolean => sentencesOf(actor, notes).length > 0;

/** One sentence for all of whom nothing more was found. */
function unknown(actors: readonly ActorProfile[], known: readonly ActorProfile[]): DraftItem[] {
  const states = Object.keys(UNKNOWN) as ActorProfile['identity']['state'][];
  return states.flatMap((state) => {
    const names = actors.filter((one) => !known.includes(one) && one.identity.state === state).map(({ name }) => name);
    return names.length > 0 ? [{ sentences: [ofTheCase(UNKNOWN[state](listed(names.map(plainLine))))] }] : [];
  });
}

/** In the order of the days on which pages say so; those who stand above have been introduced. */
const roles = (notes: Notes, above: ReadonlySet<string>): DraftItem[] =>
  (notes.input.parts?.timeline?.people ?? [])
    .filter(({ person }) => !above.has(nameKey(person)))
    .map((one) => ({
      label: plainLine(one.person),
      // Other pages call them the same, in words of their own, which the quotation is not.
      sentences: one.roles.map(({ quote, sourceIds }) =>
        told(
          `${inQuotes(quote)}.`,
          sourceIds.slice(0, 1).map((id) => notes.cite(id, quote)),
        ),
      ),
    }));

/** One profile; `people.md` and `organizations.md` of a case folder are made of these, too. */
const actorItem = (actor: ActorProfile, notes: Notes): DraftItem => ({
  label: plainLine(actor.name),
  sentences: sentencesOf(actor, notes),
});

function sentencesOf(actor: ActorProfile, notes: Notes): Draft[] {
  return [
    ...actor.details
      .filter(({ kind }) => TELLING.includes(kind))
      .slice(0, QUOTES)
      .map(({ quote, sourceName, sourceUrl }) =>
        told(`${plainLine(sourceName)}: ${inQuotes(quote)}.`, [notes.citeAt(sourceUrl, quote)]),
      ),
    ...actor.statements.slice(0, QUOTES).map((statement) => statementSentence(statement, notes)),
    ...track(actor),
  ];
}

const UNKNOWN: Record<ActorProfile['identity']['state'], (names: string) => string> = {
  resolved: (names) => `Of ${names} nothing more was found than the name.`,
  'not told apart': (names) => `Several go by the name of ${names}, and nothing in the topic tells which one is meant.`,
  'not found': (names) => `The reference works that were asked have nothing under the name of ${names}.`,
  'not asked': (names) => `No reference work was asked about ${names}.`,
};

function statementSentence({ quote, sourceId, sourceUrl, when, date }: ActorStatement, notes: Notes): Draft {
  const citation = notes.cite(sourceId, quote) ?? notes.citeAt(sourceUrl, quote);
  const before = when === 'before' ? `Before the event${date ? ` (${dayOf(date)})` : ''}: ` : '';
  const plain = told(`${inQuotes(quote)}.`, [citation]);
  return before ? { ...plain, text: `${before}${plain.text}`, otherwise: plain } : plain;
}

/** Entries are no finding of guilt; they are counted, and shown in the case. */
function track({ track: { counts, note } }: ActorProfile): Draft[] {
  const kinds = Object.entries(counts).map(([kind, count]) => counted(count, kind));
  if (kinds.length === 0) return [];
  return [ofTheCase(`On record: ${listed(kinds)}.${note ? ` ${note}` : ''}`, { minor: true })];
}
