import { OriginalReader } from '../originals/original.reader';
import type { X509Certificate } from '@peculiar/x509';
import { lookAtStamps } from '../stamps/look-at-stamps';
import type { OriginalStore } from '../originals/original.store';
import { readKeptCase, type KeptCases } from './kept-case.reader';
import { originalsNamed, verifyCase, type EvidenceVerdict, type OriginalState } from './verify-case.policy';

/** Looks through everything that is kept of a case: every entry, every seal, every byte. */
export class CaseVerifier {
  private readonly originals: OriginalReader;

  constructor(
    private readonly evidence: KeptCases,
    store: OriginalStore | null,
    /** Certificates that stamps may lead to. */
    private readonly roots: () => Promise<readonly X509Certificate[]> = async () => [],
  ) {
    this.originals = new OriginalReader(evidence, store);
  }

  async verify(investigationId: number): Promise<EvidenceVerdict> {
    const kept = await readKeptCase(this.evidence, investigationId);
    const originals = new Map<string, OriginalState>();
    // One after the other: a case of thousands of pages must not stand in memory as a whole.
    for (const digest of originalsNamed(kept.entries)) originals.set(digest, (await this.originals.read(digest)).state);
    const stamps = await lookAtStamps(kept.stamps, kept.seals, await this.roots());
    return verifyCase({ ...kept, originals, stamps });
  }
}
