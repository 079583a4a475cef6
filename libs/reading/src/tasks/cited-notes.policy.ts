import { getClaimStatement, type Claim } from '@corroborate/domain';
import { removeUrls } from '@corroborate/text';
import { isAddressedToAi } from '../grounding/instructions.policy';
import type { NoteItem } from '../notes/consolidate.policy';

export interface ShownCase {
  claims: readonly Claim[];
  items: readonly NoteItem[];
}

/** Texts and pages of claims and notes on which a finding is based. */
export interface CitedNotes {
  notes: string[];
  sourceIds: number[];
}

/** Looks up cited IDs; null if there are too few, or if any of them was not sent. */
export function createCitationLookup({
  claims,
  items,
}: ShownCase): (ids: readonly string[], fewest?: number) => CitedNotes | null {
  const texts = new Map([
    ...claims.map((claim) => [claim.id, { text: getClaimStatement(claim), sourceId: null }] as const),
    ...items.map(({ id, text, sourceId }) => [id, { text, sourceId }] as const),
  ]);
  return (given, fewest = 1) => {
    const ids = [...new Set(given)];
    const known = ids.flatMap((id) => texts.get(id) ?? []);
    if (known.length < ids.length || known.length < fewest) return null;
    return {
      notes: known.map(({ text }) => text),
      sourceIds: [...new Set(known.flatMap(({ sourceId }) => sourceId ?? []))],
    };
  };
}

/** Whether the text is not empty, contains no URLs and is not a prompt injection. */
export const isUsable = (given: string): boolean =>
  given.trim() !== '' && removeUrls(given) === given.replace(/[ \t]{2,}/g, ' ').trim() && !isAddressedToAi(given);
