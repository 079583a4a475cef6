import type { EvidenceRepository, SealTimestampsRepository } from '@corroborate/db';
import { createSeal, type SigningKey } from './seal';

/** Timestamp authorities, and the repository that queues requests to them. */
export interface TimestampRequests {
  stamps: Pick<SealTimestampsRepository, 'schedule'>;
  /** Names of timestamp authorities. */
  authorities: readonly string[];
}

/** Signs chain heads with the installation's key. */
export class SealingService {
  private known: Promise<void> | null = null;

  constructor(
    private readonly evidence: EvidenceRepository,
    private readonly key: SigningKey,
    private readonly stamping: TimestampRequests | null = null,
  ) {}

  /** Seals the current head of the chain; does nothing if the chain is empty or its head is sealed. */
  async seal(investigationId: number): Promise<void> {
    const end = await this.evidence.findHead(investigationId);
    if (!end) return;
    // The public key is stored first, because a seal cannot be verified without it.
    await (this.known ??= this.evidence.saveKey(this.key));
    await this.evidence.saveSeal(createSeal({ investigationId, ...end }, this.key));
    await this.stamping?.stamps.schedule(investigationId, this.stamping.authorities);
  }
}
