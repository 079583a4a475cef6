import type { EvidenceRepository, StampsRepository } from '@corroborate/db';
import { sealOf, type SigningKey } from './seal';

/** Timestamp authorities, and where requests are recorded. */
export interface ToBeStamped {
  stamps: Pick<StampsRepository, 'schedule'>;
  /** Names of timestamp authorities. */
  authorities: readonly string[];
}

/** Signs the ends of chains with the installation's key. */
export class SealingService {
  private known: Promise<void> | null = null;

  constructor(
    private readonly evidence: Pick<EvidenceRepository, 'endOf' | 'saveSeal' | 'saveKey'>,
    private readonly key: SigningKey,
    private readonly stamping: ToBeStamped | null = null,
  ) {}

  /** Seals the chain unchanged; one that is empty or sealed at its end is left as it is. */
  async seal(investigationId: number): Promise<void> {
    const end = await this.evidence.endOf(investigationId);
    if (!end) return;
    // Publish the public key first, so that every seal can be checked.
    await (this.known ??= this.evidence.saveKey(this.key));
    await this.evidence.saveSeal(sealOf({ investigationId, ...end }, this.key));
    await this.stamping?.stamps.schedule(investigationId, this.stamping.authorities);
  }
}
