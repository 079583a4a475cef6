import { noteId, type NoteGroup } from './consolidate.policy';
import type { PageNotes } from './page-notes.schema';

/** What one page notes, as questions are answered from it. */
export interface AnswerItem {
  id: string;
  kind: string;
  sourceId: number;
  text: string;
  quote: string;
  start: number;
  end: number;
}

type Quoted = Pick<AnswerItem, 'quote' | 'start' | 'end'>;

/** Everything that the pages note, page by page; actors last, for most say little. */
export const answerItems = (notes: ReadonlyMap<number, PageNotes>): AnswerItem[] =>
  [...notes].flatMap(([sourceId, page]) => itemsOf(sourceId, page));

function itemsOf(sourceId: number, notes: PageNotes): AnswerItem[] {
  const { stances, claims, statements, events, actors, sourcing, explanations } = notes;
  const { own, others, unnamed } = sourcing;
  const items = <T extends Quoted>(
    kind: string,
    { list, id, text }: { list: readonly T[]; id: (at: number) => string; text: (one: T) => string },
  ): AnswerItem[] =>
    list.map((one, at) => ({
      ...{ id: id(at), kind, sourceId, text: text(one) },
      ...{ quote: one.quote, start: one.start, end: one.end },
    }));
  const numbered = (prefix: string) => (at: number) => `${prefix}${sourceId}.${at + 1}`;
  const noted = (kind: Parameters<typeof noteId>[0]) => (at: number) => noteId(kind, sourceId, at);
  const sides = stances.filter(({ stance }) => stance !== 'mentions');
  return [
    ...items('stance', {
      list: sides,
      id: numbered('t'),
      text: ({ stance, claimId, quote }) => `${stance} ${claimId}: ${quote}`,
    }),
    ...items('claim', { list: claims, id: noted('claim'), text: ({ text }) => text }),
    ...items('statement', {
      list: statements,
      id: numbered('s'),
      text: ({ speaker, role, day, venue, quote }) => `${listed(speaker, role, day, venue)}: ${quote}`,
    }),
    ...items('event', {
      list: events,
      id: noted('event'),
      text: ({ when, written, what }) => `${when} (${written}): ${what}`,
    }),
    ...items('explanation', { list: explanations, id: noted('explanation'), text: ({ text, by }) => listed(text, by) }),
    ...items('sourcing', {
      list: others,
      id: numbered('o'),
      text: ({ source, rests, quote }) => `${rests} from ${source}: ${quote}`,
    }),
    ...items('sourcing', { list: own, id: numbered('r'), text: ({ quote }) => `own reporting: ${quote}` }),
    ...items('sourcing', { list: unnamed, id: numbered('u'), text: ({ quote }) => `unnamed source: ${quote}` }),
    ...items('actor', { list: actors, id: noted('actor'), text: ({ name, role, place }) => listed(name, role, place) }),
  ];
}

const listed = (...parts: (string | null)[]): string => parts.filter(Boolean).join(', ');

/** Items that say the same are shown once: the best of each group in which nothing differs, by all its ids. */
export function shownOnce(items: readonly AnswerItem[], groups: readonly NoteGroup[]): Map<AnswerItem, AnswerItem[]> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const shown = new Map<AnswerItem, AnswerItem[]>(items.map((item) => [item, [item]]));
  for (const { items: ids, differs } of groups) {
    const [best, ...others] = ids.flatMap((id) => byId.get(id) ?? []);
    if (!best || differs.length > 0) continue;
    shown.set(best, [best, ...others]);
    for (const other of others) shown.delete(other);
  }
  return shown;
}
