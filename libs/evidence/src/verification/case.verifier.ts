import type { EvidenceRepository, OriginalRow } from '@corroborate/db';
import { unpack } from '../originals/packing';
import type { OriginalStore } from '../originals/original.store';
import { verifyCase, type EvidenceVerdict, type OriginalState } from './verify-case.policy';

/** Looks through everything that is kept of a case: every entry, every seal, every byte. */
export class CaseVerifier {
  constructor(
    private readonly evidence: Pick<EvidenceRepository, 'entriesOf' | 'sealsOf' | 'keys' | 'original'>,
    private readonly store: OriginalStore | null,
  ) {}

  async verify(investigationId: number): Promise<EvidenceVerdict> {
    const [entries, seals, keys] = await Promise.all([
      this.evidence.entriesOf(investigationId),
      this.evidence.sealsOf(investigationId),
      this.evidence.keys(),
    ]);
    const digests = [...new Set(entries.flatMap(({ originalSha256 }) => originalSha256 ?? []))];
    const originals = new Map<string, OriginalState>();
    // One after the other: a case of thousands of pages must not stand in memory as a whole.
    for (const digest of digests) originals.set(digest, await this.stateOf(digest));
    return verifyCase({
      investigationId,
      entries,
      seals,
      keys: new Map(keys.map(({ keyId, publicPem }) => [keyId, publicPem])),
      originals,
    });
  }

  private async stateOf(sha256: string): Promise<OriginalState> {
    const row = await this.evidence.original(sha256);
    if (!row) return 'missing';
    if (row.storedIn === 'nowhere') return 'removed';
    const kept = await this.packed(row);
    if (!kept) return 'missing';
    return (await unpack(kept)) ? 'whole' : 'changed';
  }

  private async packed(row: OriginalRow) {
    const { sha256, size, encoding, packed } = row;
    if (packed) return { sha256, size, encoding, packed };
    return (await this.store?.get({ sha256, size, encoding })) ?? null;
  }
}
