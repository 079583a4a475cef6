import type { EvidenceRepository } from '@corroborate/db';
import { OriginalReader } from '../originals/original.reader';
import type { X509Certificate } from '@peculiar/x509';
import { lookAtStamps } from '../stamps/look-at-stamps';
import type { OriginalStore } from '../originals/original.store';
import { verifyCase, type EvidenceVerdict, type OriginalState } from './verify-case.policy';

/** Looks through everything that is kept of a case: every entry, every seal, every byte. */
export class CaseVerifier {
  private readonly originals: OriginalReader;

  constructor(
    private readonly evidence: Pick<EvidenceRepository, 'entriesOf' | 'sealsOf' | 'stampsOf' | 'keys' | 'original'>,
    store: OriginalStore | null,
    /** Certificates that stamps may lead to. */
    private readonly roots: () => Promise<readonly X509Certificate[]> = async () => [],
  ) {
    this.originals = new OriginalReader(evidence, store);
  }

  async verify(investigationId: number): Promise<EvidenceVerdict> {
    const [entries, seals, stamps, keys] = await Promise.all([
      this.evidence.entriesOf(investigationId),
      this.evidence.sealsOf(investigationId),
      this.evidence.stampsOf(investigationId),
      this.evidence.keys(),
    ]);
    const digests = [...new Set(entries.flatMap(({ originalSha256 }) => originalSha256 ?? []))];
    const originals = new Map<string, OriginalState>();
    // One after the other: a case of thousands of pages must not stand in memory as a whole.
    for (const digest of digests) originals.set(digest, (await this.originals.read(digest)).state);
    return verifyCase({
      investigationId,
      entries,
      seals,
      keys: new Map(keys.map(({ keyId, publicPem }) => [keyId, publicPem])),
      originals,
      stamps: await lookAtStamps(stamps, seals, await this.roots()),
    });
  }
}
