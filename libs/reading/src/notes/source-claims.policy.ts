import { createReason, type Claim } from '@corroborate/domain';
import { listContentStems } from '@corroborate/text';
import { noteId, type NoteGroup } from './consolidate.policy';
import { unfitPageKind } from './page-kind.policy';
import type { PageNotes } from './page-notes.schema';

/** Claims below this importance are not checked. */
const MIN_IMPORTANCE = 0.4;
/** Minimum share of common words, relative to the shorter sentence, for two claims to be treated as equivalent. */
const MIN_SHARED_WORDS = 0.8;

export interface SourceClaimsInput {
  claims: readonly Claim[];
  /** Notes by source ID. */
  notes: ReadonlyMap<number, PageNotes>;
  groups: readonly NoteGroup[];
}

/**
 * Distinct additional claims from pages as claims of the case, most important first, with the IDs `s1`, `s2` and so on.
 */
export const sourceClaims = (input: SourceClaimsInput, most: number): Claim[] =>
  noteClaims(input)
    .slice(0, most)
    .map(({ text, importance, reader }, at) => ({
      ...{ id: `s${at + 1}`, text, kind: 'event', core: false, importance, ofSources: true as const },
      reasons: [createReason('statement.found-by-model', { name: reader })],
    }));

/**
 * Distinct additional claims from pages, most important first, without claims found only on pages that cannot support
 * anything.
 */
export function noteClaims({ claims, notes, groups }: SourceClaimsInput): ClaimFromNotes[] {
  const noted = notedClaims(notes);
  const found = groups.flatMap(({ kind, items }): ClaimFromNotes[] => {
    const members = items.flatMap((id) => noted.get(id) ?? []);
    const [best] = members;
    if (kind !== 'claim' || !best || members.length < items.length) return [];
    return [{ ...best, importance: Math.max(...members.map(({ importance }) => importance)), pages: members.length }];
  });
  return found
    .filter(
      ({ importance, text }) => importance >= MIN_IMPORTANCE && !claims.some((one) => isSameClaim(one.text, text)),
    )
    .toSorted((a, b) => b.importance - a.importance || b.pages - a.pages);
}

/**
 * An explanation found on pages, as a statement that can be checked on every page, with the IDs `x1`, `x2` and so on.
 */
export interface SourceExplanation {
  claim: Claim;
  /** IDs of the noted items that give this explanation. */
  items: string[];
}

/** Alternative explanations, most frequent first. */
export function sourceExplanations(
  { notes, groups }: Pick<SourceClaimsInput, 'notes' | 'groups'>,
  most: number,
): SourceExplanation[] {
  const texts = new Map(
    [...notes].flatMap(([sourceId, { explanations }]) =>
      explanations.map(({ text }, at) => [noteId('explanation', sourceId, at), text] as const),
    ),
  );
  const offered = groups
    .filter(({ kind }) => kind === 'explanation')
    .map(({ items }) => ({ items, text: items.flatMap((id) => texts.get(id) ?? []).at(0) ?? '' }))
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => b.items.length - a.items.length);
  return offered.slice(0, most).map(({ items, text }, at) => ({
    items,
    claim: { id: `x${at + 1}`, text, kind: 'event', core: false, importance: 0, ofSources: true, reasons: [] },
  }));
}

/** A claim, the model that noted it, and the number of pages it is on. */
export interface ClaimFromNotes {
  text: string;
  importance: number;
  reader: string;
  pages: number;
}

/** Claims by item ID, from pages that can support something. */
function notedClaims(notes: ReadonlyMap<number, PageNotes>): Map<string, ClaimFromNotes> {
  return new Map(
    [...notes]
      .filter(([, page]) => unfitPageKind(page) === null)
      .flatMap(([sourceId, { claims, reader }]) =>
        claims.map(({ text, importance }, at): [string, ClaimFromNotes] => [
          noteId('claim', sourceId, at),
          { text, importance, reader: reader.name, pages: 1 },
        ]),
      ),
  );
}

export function isSameClaim(a: string, b: string): boolean {
  const [left, right] = [new Set(listContentStems(a)), new Set(listContentStems(b))];
  const shared = [...right].filter((stem) => left.has(stem)).length;
  return shared >= MIN_SHARED_WORDS * Math.min(left.size, right.size);
}
