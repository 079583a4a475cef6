import type { EvidenceRepository, SealTimestampsRepository } from '@corroborate/db';
import { sealOf, type SigningKey } from './seal';

/** Timestamp authorities, and where requests are recorded. */
export interface ToBeStamped {
  stamps: Pick<SealTimestampsRepository, 'schedule'>;
  /** Names of timestamp authorities. */
  authorities: readonly string[];
}

/** Signs chain heads with the installation's key. */
export class SealingService {
  private known: Promise<void> | null = null;

  constructor(
    private readonly evidence: Pick<EvidenceRepository, 'endOf' | 'saveSeal' | 'saveKey'>,
    private readonly key: SigningKey,
    private readonly stamping: ToBeStamped | null = null,
  ) {}

  /** Seals the current head of the chain; does nothing if the chain is empty or its head is sealed. */
  async seal(investigationId: number): Promise<void> {
    const end = await this.evidence.endOf(investigationId);
    if (!end) return;
    // The public key is stored first, because a seal without it cannot be checked.
    await (this.known ??= this.evidence.saveKey(this.key));
    await this.evidence.saveSeal(sealOf({ investigationId, ...end }, this.key));
    await this.stamping?.stamps.schedule(investigationId, this.stamping.authorities);
  }
}
