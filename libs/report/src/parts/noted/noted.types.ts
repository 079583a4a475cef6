import type { Claim, ClaimFinding, Mode, Passage, SourceView, Stance } from '@corroborate/domain';
import { noteId, type NoteGroup, type PageNotes } from '@corroborate/reading';

/** Page notes of a decided case. Results are derived from the notes alone, without reading the pages. */
export interface NotedCase {
  mode: Mode;
  claims: readonly Claim[];
  findings?: readonly ClaimFinding[];
  sources: readonly SourceView[];
  notes: ReadonlyMap<number, PageNotes>;
  /** Groups of equivalent items. */
  groups: readonly NoteGroup[];
  /** Stances of pages on each explanation; unread pages are left out. */
  explanations?: readonly ExplanationEvidence[];
}

export interface ExplanationEvidence {
  /** IDs of the noted items that give the explanation. */
  items: string[];
  evidence: { sourceId: number; stance: Stance; passage: Passage }[];
}

export interface NotedSource {
  view: SourceView;
  notes: PageNotes;
}

/**
 * Noted sources, without unreliable ones, the topic's own page and pages on another event. Most reliable first, so that
 * an original is cited rather than its copy.
 */
export function usableSources({ sources, notes }: Pick<NotedCase, 'sources' | 'notes'>): NotedSource[] {
  return sources
    .flatMap((view) => {
      const noted = notes.get(view.id);
      const isUsable =
        noted && view.tier !== UNRELIABLE_TIER && !view.isTopicPage && RELATED_RELATIONS.has(noted.relation);
      return isUsable ? [{ view, notes: noted }] : [];
    })
    .sort((a, b) => a.view.tier - b.view.tier);
}
const UNRELIABLE_TIER = 4;
const RELATED_RELATIONS: ReadonlySet<PageNotes['relation']> = new Set(['this-event', 'background']);

/** An item with its note ID and its source. */
export interface FoundItem<T> {
  id: string;
  view: SourceView;
  item: T;
}

type NoteKind = 'claims' | 'events' | 'actors' | 'explanations';
const NOTE_ID_PREFIXES = { claims: 'claim', events: 'event', actors: 'actor', explanations: 'explanation' } as const;

/** Noted items of one kind in their groups, best item first; groups with the most independent sources come first. */
export function groupFoundItems<K extends NoteKind>(data: NotedCase, kind: K): FoundItem<PageNotes[K][number]>[][] {
  const items = new Map(
    usableSources(data).flatMap(({ view, notes }) =>
      notes[kind].map((item, at) => {
        const id = noteId(NOTE_ID_PREFIXES[kind], view.id, at);
        return [id, { id, view, item }] as const;
      }),
    ),
  );
  return data.groups
    .map((group) => group.items.flatMap((id) => items.get(id) ?? []).sort((a, b) => a.view.tier - b.view.tier))
    .filter((group) => group.length > 0)
    .sort((a, b) => countSourceGroups(b) - countSourceGroups(a));
}

/** Number of independent sources among the items. */
export const countSourceGroups = (found: readonly Pick<FoundItem<unknown>, 'view'>[]): number =>
  new Set(found.map(({ view }) => view.clusterId)).size;

export const listIds = (found: readonly Pick<FoundItem<unknown>, 'view'>[]): number[] => [
  ...new Set(found.map(({ view }) => view.id)),
];

/** Names of the page's actors that occur in the quote. */
export const findNames = (quote: string, notes: PageNotes | undefined): string[] =>
  (notes?.actors ?? []).flatMap(({ name }) => (quote.includes(name) ? [name] : []));
