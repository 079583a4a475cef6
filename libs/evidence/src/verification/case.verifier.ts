import { OriginalReader } from '../originals/original.reader';
import type { X509Certificate } from '@peculiar/x509';
import { checkTimestamps } from '../timestamps/check-timestamps';
import type { OriginalStore } from '../originals/original.store';
import { readStoredCase, type StoredCases } from './stored-case.reader';
import { listOriginalDigests, verifyCase, type EvidenceVerdict, type OriginalState } from './verify-case.policy';

/** Verifies all stored data of a case: every entry, seal and original. */
export class CaseVerifier {
  private readonly originals: OriginalReader;

  constructor(
    private readonly evidence: StoredCases,
    store: OriginalStore | null,
    /** Root certificates for timestamps. */
    private readonly roots: () => Promise<readonly X509Certificate[]> = async () => [],
  ) {
    this.originals = new OriginalReader(evidence, store);
  }

  async verify(investigationId: number): Promise<EvidenceVerdict> {
    const kept = await readStoredCase(this.evidence, investigationId);
    const originals = new Map<string, OriginalState>();
    // One at a time, because the pages of a case, possibly thousands, must not all be held in memory.
    for (const digest of listOriginalDigests(kept.entries))
      originals.set(digest, (await this.originals.read(digest)).state);
    const stamps = await checkTimestamps(kept.stamps, kept.seals, await this.roots());
    return verifyCase({ ...kept, originals, stamps });
  }
}
