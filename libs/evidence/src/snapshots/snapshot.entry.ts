import type { Instant } from '@corroborate/domain';
import { canonicalJson, sha256 } from '../digest';
import type { OriginalDraft } from '../originals/keep-originals';
import type { PackedOriginal } from '../originals/packing';
import { PART_TYPES, type Snapshot, type SnapshotFacts, type SnapshotPart } from './snapshot.types';

/** Chain entry content for a part of a snapshot, with the digest of its bytes. */
export interface SnapshotContent {
  at: Instant;
  snapshot: SnapshotFacts & {
    /** ID of the snapshot, the same for all its parts. */
    id: number;
    sourceId: number;
    part: SnapshotPart;
  };
  body: { sha256: string; size: number; mediaType: string };
}

export type SnapshotRef = Pick<SnapshotContent['snapshot'], 'id' | 'sourceId'>;

export function buildSnapshotEntry(
  of: SnapshotRef,
  { at, facts }: Omit<Snapshot, 'parts'>,
  part: SnapshotPart,
  original: PackedOriginal,
): OriginalDraft {
  const mediaType = PART_TYPES[part].split(';', 1)[0]!;
  const { sha256: digest, size } = original;
  const snapshotContent: SnapshotContent = {
    at,
    snapshot: { ...facts, ...of, part },
    body: { sha256: digest, size, mediaType },
  };
  const content = canonicalJson(snapshotContent);
  return { at, kind: 'snapshot', content, contentSha256: sha256(content), original: { ...original, mediaType } };
}
