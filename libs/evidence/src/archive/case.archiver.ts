import type { EvidenceRepository } from '@corroborate/db';
import { OriginalReader } from '../originals/original.reader';
import type { OriginalStore } from '../originals/original.store';
import { intoContainer } from './archive.container';
import { composeArchive } from './compose-archive';

/** Makes the archive of a case that can be handed to anybody. */
export class CaseArchiver {
  private readonly originals: OriginalReader;

  constructor(
    private readonly evidence: Pick<EvidenceRepository, 'entriesOf' | 'sealsOf' | 'stampsOf' | 'keys' | 'original'>,
    store: OriginalStore | null,
  ) {
    this.originals = new OriginalReader(evidence, store);
  }

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
      payload: async (sha256) => (await this.originals.read(sha256)).bytes,
    });
    return Buffer.from(intoContainer(files).buffer);
  }
}
