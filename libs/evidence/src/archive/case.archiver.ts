import type { EvidenceRepository } from '@corroborate/db';
import { unpack } from '../originals/packing';
import type { OriginalStore } from '../originals/original.store';
import { intoContainer } from './archive.container';
import { composeArchive } from './compose-archive';

/** Makes the archive of a case that can be handed to anybody. */
export class CaseArchiver {
  constructor(
    private readonly evidence: Pick<EvidenceRepository, 'entriesOf' | 'sealsOf' | 'stampsOf' | 'keys' | 'original'>,
    private readonly store: OriginalStore | null,
  ) {}

  /** Null where nothing is kept of the investigation. */
  async archive(investigationId: number): Promise<Buffer | null> {
    const [entries, seals, stamps, keys] = await Promise.all([
      this.evidence.entriesOf(investigationId),
      this.evidence.sealsOf(investigationId),
      this.evidence.stampsOf(investigationId),
      this.evidence.keys(),
    ]);
    if (entries.length === 0) return null;
    const files = await composeArchive({
      investigationId,
      title: `Evidence of investigation ${investigationId}`,
      entries,
      seals,
      stamps,
      keys: new Map(keys.map(({ keyId, publicPem }) => [keyId, publicPem])),
      payload: (sha256) => this.bytesOf(sha256),
    });
    return Buffer.from(intoContainer(files).buffer);
  }

  private async bytesOf(digest: string): Promise<Buffer | null> {
    const row = await this.evidence.original(digest);
    if (!row || row.storedIn === 'nowhere') return null;
    const { sha256, size, encoding } = row;
    const kept = row.packed ? { sha256, size, encoding, packed: row.packed } : await this.store?.get(row);
    return kept ? unpack(kept) : null;
  }
}
