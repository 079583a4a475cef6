import type { EvidenceRepository, OriginalRow } from '@corroborate/db';
import type { OriginalState } from '../verification/verify-case.policy';
import type { OriginalStore } from './original.store';
import { unpack } from './packing';

/** Bytes as received, or why they are unavailable. */
export type ReadOriginal = { state: 'whole'; bytes: Buffer } | { state: Exclude<OriginalState, 'whole'>; bytes: null };

/** Reads originals from any store and verifies them against their digest. */
export class OriginalReader {
  constructor(
    private readonly evidence: Pick<EvidenceRepository, 'original'>,
    private readonly store: OriginalStore | null,
  ) {}

  async read(sha256: string): Promise<ReadOriginal> {
    const row = await this.evidence.original(sha256);
    if (!row) return { state: 'missing', bytes: null };
    if (row.storedIn === 'nowhere') return { state: 'removed', bytes: null };
    const kept = await this.loadPacked(row);
    if (!kept) return { state: 'missing', bytes: null };
    const bytes = await unpack(kept);
    return bytes ? { state: 'whole', bytes } : { state: 'changed', bytes: null };
  }

  private async loadPacked(row: OriginalRow) {
    const { sha256, size, encoding, packed } = row;
    if (packed) return { sha256, size, encoding, packed };
    return (await this.store?.get({ sha256, size, encoding })) ?? null;
  }
}
