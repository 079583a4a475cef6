import type { Passage } from '@corroborate/domain';
import { ID_PREFIXES, type NoteGroup } from './consolidate.policy';
import type { PageNotes } from './page-notes.schema';

/** A note from which questions can be answered. */
export interface AnswerItem extends Passage {
  id: string;
  kind: string;
  sourceId: number;
  text: string;
}

/** All notes by page; actors come last, because most contain little information. */
export const answerItems = (notes: ReadonlyMap<number, PageNotes>): AnswerItem[] =>
  [...notes].flatMap(([sourceId, page]) => itemsOf(sourceId, page));

/** Items of one kind: the letter of their IDs, and each item with its text. */
type NoteList = [kind: string, prefix: string, items: [text: string, at: Passage][]];

const itemsOf = (sourceId: number, notes: PageNotes): AnswerItem[] =>
  listsOf(notes).flatMap(([kind, prefix, items]) =>
    items.map(([text, { quote, start, end }], at) => ({
      ...{ id: `${prefix}${sourceId}.${at + 1}`, kind, sourceId, text },
      ...{ quote, start, end },
    })),
  );

/** IDs of claims, events, actors and explanations are those of `noteId`. */
function listsOf({ stances, claims, statements, events, actors, sourcing, explanations }: PageNotes): NoteList[] {
  const sides = stances.filter(({ stance }) => stance !== 'mentions');
  return [
    ['stance', 't', sides.map((one) => [`${one.stance} ${one.claimId}: ${one.quote}`, one])],
    ['claim', ID_PREFIXES.claim, claims.map((one) => [one.text, one])],
    ['statement', 's', statements.map((one) => [`${describeSpeaker(one)}: ${one.quote}`, one])],
    ['event', ID_PREFIXES.event, events.map((one) => [`${one.when} (${one.written}): ${one.what}`, one])],
    ['explanation', ID_PREFIXES.explanation, explanations.map((one) => [joinParts(one.text, one.by), one])],
    ...sourcingLists(sourcing),
    ['actor', ID_PREFIXES.actor, actors.map((one) => [joinParts(one.name, one.role, one.place), one])],
  ];
}

const sourcingLists = ({ own, others, unnamed }: PageNotes['sourcing']): NoteList[] => [
  ['sourcing', 'o', others.map((one) => [`${one.rests} from ${one.source}: ${one.quote}`, one])],
  ['sourcing', 'r', own.map((one) => [`own reporting: ${one.quote}`, one])],
  ['sourcing', 'u', unnamed.map((one) => [`unnamed source: ${one.quote}`, one])],
];

const describeSpeaker = ({ speaker, role, day, venue }: PageNotes['statements'][number]): string =>
  joinParts(speaker, role, day, venue);

const joinParts = (...parts: (string | null)[]): string => parts.filter(Boolean).join(', ');

/**
 * Shows equivalent items once, as the best item of each group without differing values, with all items that it
 * represents.
 */
export function mergeEqualItems(
  items: readonly AnswerItem[],
  groups: readonly NoteGroup[],
): Map<AnswerItem, AnswerItem[]> {
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
