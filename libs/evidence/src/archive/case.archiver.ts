import { OriginalReader } from '../originals/original.reader';
import type { OriginalStore } from '../originals/original.store';
import { readStoredCase, type StoredCases } from '../verification/stored-case.reader';
import { writeZip } from './zip.container';
import { composeArchive } from './compose-archive';

/** Builds the archive of a case for third parties. */
export class CaseArchiver {
  private readonly originals: OriginalReader;

  constructor(
    private readonly evidence: StoredCases,
    store: OriginalStore | null,
  ) {
    this.originals = new OriginalReader(evidence, store);
  }

  /** Null if nothing is stored for the investigation. */
  async archive(investigationId: number): Promise<Buffer | null> {
    const kept = await readStoredCase(this.evidence, investigationId);
    if (kept.entries.length === 0) return null;
    const files = await composeArchive({
      ...kept,
      title: `Evidence of investigation ${investigationId}`,
      payload: async (sha256) => (await this.originals.read(sha256)).bytes,
    });
    return Buffer.from(writeZip(files).buffer);
  }
}
