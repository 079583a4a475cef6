import type { EvidenceRepository, LegalHoldsRepository, PurgeableKind, PurgeableOriginal } from '@corroborate/db';
import type { Clock } from '@corroborate/domain';
import { linkEntries } from '../chain/link-entries';
import { canonicalJson, sha256 } from '../digest';
import type { OriginalStore } from './original.store';

/** Reason for deleting bytes. */
export type RemovalCause = 'retention' | 'erasure' | 'post-gone';

/** Chain entry content that records a deletion. */
export interface RemovalContent {
  removed: { sha256: string };
  why: RemovalCause;
  at: string;
}

const BATCH_SIZE = 500;

/** Deletes originals. Every chain that refers to one keeps a record of when and why it was deleted. */
export class OriginalsRetention {
  constructor(
    private readonly evidence: Pick<
      EvidenceRepository,
      'purgeable' | 'listSocialAnswers' | 'findReferences' | 'append' | 'removeBytes'
    >,
    private readonly store: OriginalStore | null,
    private readonly clock: Clock,
    private readonly holds: LegalHoldsRepository,
  ) {}

  /**
   * Deletes originals of closed cases that were last received before the given time; `which` limits their kind. Returns
   * their number.
   */
  async deleteBefore(before: Date, signal?: AbortSignal, which: PurgeableKind = 'all'): Promise<number> {
    let gone = 0;
    for (;;) {
      const due = await this.evidence.purgeable(before, BATCH_SIZE, which);
      for (const original of due) {
        if (signal?.aborted) return gone;
        if (await this.delete(original, 'retention')) gone += 1;
      }
      if (due.length === 0) return gone;
    }
  }

  /** Deletes a case's responses from a social network after one of its posts was deleted. Returns their number. */
  async deleteSocialAnswers(investigationId: number, network: string): Promise<number> {
    let gone = 0;
    for (const original of await this.evidence.listSocialAnswers(investigationId, network))
      if (await this.delete(original, 'post-gone')) gone += 1;
    return gone;
  }

  /** Deletes one original of any age; false if already deleted or on legal hold. */
  async erase(digest: string): Promise<boolean> {
    const named = await this.evidence.findReferences(digest);
    return named !== null && this.delete(named, 'erasure');
  }

  /**
   * Records the deletion first, so that it is repeated after a crash. False if a case has been placed on hold in the
   * meantime.
   */
  private async delete({ sha256: digest, investigationIds }: PurgeableOriginal, why: RemovalCause): Promise<boolean> {
    if ((await this.holds.filterHeld(investigationIds)).length > 0) return false;
    const at = this.clock.now().toISOString();
    const content = canonicalJson({ removed: { sha256: digest }, why, at } satisfies RemovalContent);
    const entry = { at, kind: 'removal' as const, content, contentSha256: sha256(content), original: null };
    for (const id of investigationIds) await this.evidence.append(id, [entry], linkEntries(id));
    await this.store?.remove(digest);
    await this.evidence.removeBytes(digest, why, at);
    return true;
  }
}
