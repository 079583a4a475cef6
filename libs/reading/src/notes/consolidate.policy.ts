import { getClaimStatement, type Claim } from '@corroborate/domain';
import { fold, nameKey } from '@corroborate/text';
import { z } from 'zod';
import type { PageNotes } from './page-notes.schema';

/** ID prefixes of noted items. */
export const ID_PREFIXES = { claim: 'c', event: 'e', actor: 'a', explanation: 'x' } as const;
export type NoteKind = keyof typeof ID_PREFIXES;

/** ID of a noted item: `c12.1` is the first claim on source 12. `at` is 0-based. */
export const noteId = (kind: NoteKind, sourceId: number, at: number): string =>
  `${ID_PREFIXES[kind]}${sourceId}.${at + 1}`;

/** A note, or a claim in the case, to be compared. */
export interface NoteItem {
  /** ID as returned by `noteId`; claims in the case keep their own. */
  id: string;
  kind: NoteKind;
  /** Null for a claim in the case. */
  sourceId: number | null;
  text: string;
  /** Items with the same key are treated as equivalent without asking a model. */
  key: string;
}

/** Items with the same meaning, best wording first. An item without equivalents forms its own group. */
export interface NoteGroup {
  kind: NoteKind;
  items: string[];
  /** Differing values as written; empty, or at least two. */
  differs: { value: string; items: string[] }[];
}

const id = z.string().max(20);

export const consolidateAnswer = z.object({
  groups: z
    .array(
      z.object({
        items: z.array(id).max(60),
        best: id,
        differs: z.array(z.object({ value: z.string().max(200), items: z.array(id).max(60) })).max(8),
      }),
    )
    .max(80),
});

/** Claims in the case, followed by notes page by page. */
export function noteItems(claims: readonly Claim[], notes: ReadonlyMap<number, PageNotes>): NoteItem[] {
  const own = claims.map((claim): NoteItem => {
    const text = getClaimStatement(claim);
    return { id: claim.id, kind: 'claim', sourceId: null, text, key: fold(text) };
  });
  return [...own, ...[...notes].flatMap(([sourceId, page]) => itemsOf(sourceId, page))];
}

function itemsOf(sourceId: number, { claims, events, actors, explanations }: PageNotes): NoteItem[] {
  const items = (kind: NoteKind, texts: readonly [text: string, key: string][]) =>
    texts.map(([text, key], at): NoteItem => ({
      id: noteId(kind, sourceId, at),
      kind,
      sourceId,
      text,
      key,
    }));
  const asWritten = (text: string): [string, string] => [text, fold(text)];
  return [
    ...items(
      'claim',
      claims.map(({ text }) => asWritten(text)),
    ),
    ...items(
      'event',
      events.map(({ when, what }) => asWritten(`${when}: ${what}`)),
    ),
    ...items(
      'actor',
      actors.map(({ name, role }) => [role ? `${name}, ${role}` : name, nameKey(name)]),
    ),
    ...items(
      'explanation',
      explanations.map(({ text }) => asWritten(text)),
    ),
  ];
}

/**
 * Partitions the items according to the answer. A group with unknown items, different kinds or repeated items is
 * rejected, and its items stay separate. If the answer is null, all items stay separate.
 */
export function parseGroups(answer: z.infer<typeof consolidateAnswer> | null, items: readonly NoteItem[]): NoteGroup[] {
  const known = new Map(items.map((item) => [item.id, item]));
  const taken = new Set<string>();
  const found = (answer?.groups ?? []).flatMap((given): NoteGroup[] => {
    const members = [...new Set(given.items)].flatMap((one) => known.get(one) ?? []);
    const [first] = members;
    const whole = members.length === new Set(given.items).size && members.length > 1;
    const apart = members.some((one) => one.kind !== first?.kind || taken.has(one.id));
    if (!first || !whole || apart) return [];
    for (const one of members) taken.add(one.id);
    return [
      {
        kind: first.kind,
        items: putBestFirst(members, given.best),
        differs: keepGroundedValues(given.differs, members),
      },
    ];
  });
  const alone = items.filter((item) => !taken.has(item.id));
  return [...found, ...groupIdentical(alone)];
}

const putBestFirst = (members: readonly NoteItem[], best: string): string[] => {
  const ids = members.map((one) => one.id);
  return ids.includes(best) ? [best, ...ids.filter((one) => one !== best)] : ids;
};

/** Keeps only values that occur in the text of the items. */
function keepGroundedValues(given: NoteGroup['differs'], members: readonly NoteItem[]): NoteGroup['differs'] {
  const grounded = given.flatMap(({ value, items }) => {
    const wanted = fold(value.trim());
    const giving = members.filter((one) => items.includes(one.id) && wanted !== '' && fold(one.text).includes(wanted));
    return giving.length > 0 ? [{ value: value.trim(), items: giving.map((one) => one.id) }] : [];
  });
  return grounded.length > 1 ? grounded : [];
}

/** Groups of notes that no reader compared: identical items, and actors with the same name. */
export const groupIdenticalNotes = (notes: ReadonlyMap<number, PageNotes>): NoteGroup[] =>
  groupIdentical(noteItems([], notes));

/** Without a reader, groups items that are identical or name the same actor. */
function groupIdentical(items: readonly NoteItem[]): NoteGroup[] {
  const groups = new Map<string, NoteGroup>();
  for (const { id: one, kind, key } of items) {
    const group = groups.get(`${kind} ${key}`) ?? { kind, items: [], differs: [] };
    group.items.push(one);
    groups.set(`${kind} ${key}`, group);
  }
  return [...groups.values()];
}
