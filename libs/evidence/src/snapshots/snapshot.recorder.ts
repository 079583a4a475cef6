import type { EvidenceRepository } from '@corroborate/db';
import { storeOriginals } from '../originals/keep-originals';
import type { OriginalStore } from '../originals/original.store';
import { pack } from '../originals/packing';
import { buildSnapshotEntry, type SnapshotRef } from './snapshot.entry';
import type { Snapshot } from './snapshot.types';

/** Stores the parts of a snapshot as originals and adds each to the chain. */
export class SnapshotRecorder {
  constructor(
    private readonly evidence: EvidenceRepository,
    /** Store for the bytes; null stores them in the database, with the entry. */
    private readonly store: OriginalStore | null,
  ) {}

  async record(investigationId: number, of: SnapshotRef, { parts, ...snapshot }: Snapshot): Promise<void> {
    const drafts = await Promise.all(
      parts.map(async ({ part, bytes }) => buildSnapshotEntry(of, snapshot, part, await pack(bytes))),
    );
    await storeOriginals(this.evidence, this.store, investigationId, drafts);
  }
}
