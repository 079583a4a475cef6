import type { EntryDraftRow, LegalHold } from '@corroborate/db';
import { canonicalJson, sha256 } from '@corroborate/evidence';

/** What the chain tells of a hold. It names nobody of the case: who held it and why is the newsroom's own word. */
export const holdEntry = ({ id, reason, heldBy, heldAt }: LegalHold): EntryDraftRow =>
  entry(heldAt, { hold: { id, state: 'held' }, by: heldBy, reason });

export const releaseEntry = ({ id, releasedWhy, releasedBy, releasedAt }: LegalHold): EntryDraftRow =>
  entry(releasedAt ?? '', { hold: { id, state: 'released' }, by: releasedBy, reason: releasedWhy });

function entry(at: string, told: object): EntryDraftRow {
  const content = canonicalJson({ ...told, at });
  return { at, kind: 'hold', content, contentSha256: sha256(content), original: null };
}
