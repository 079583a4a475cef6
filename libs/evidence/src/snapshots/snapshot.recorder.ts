import type { EvidenceRepository } from '@corroborate/db';
import { linkEntries } from '../chain/link-entries';
import type { OriginalStore } from '../originals/original.store';
import { pack } from '../originals/packing';
import { snapshotEntry, type SnapshotOf } from './snapshot.entry';
import type { Snapshot } from './snapshot.types';

/** Keeps the parts of a snapshot as originals, and writes each into the chain. */
export class SnapshotRecorder {
  constructor(
    private readonly evidence: Pick<EvidenceRepository, 'append'>,
    /** Where the bytes go; null: into the database, with the entry. */
    private readonly store: OriginalStore | null,
  ) {}

  async record(investigationId: number, of: SnapshotOf, { parts, ...snapshot }: Snapshot): Promise<void> {
    const drafts = await Promise.all(
      parts.map(async ({ part, bytes }) => snapshotEntry(of, snapshot, part, await pack(bytes))),
    );
    if (this.store) await Promise.all(drafts.map(({ original }) => this.store!.put(original)));
    const rows = drafts.map(({ original, ...draft }) => ({
      ...draft,
      original: { ...original, packed: this.store ? null : original.packed },
    }));
    await this.evidence.append(investigationId, rows, linkEntries(investigationId));
  }
}
