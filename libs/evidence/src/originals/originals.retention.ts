import type { EvidenceRepository, LegalHoldsRepository, LettableKind, LettableOriginal } from '@corroborate/db';
import type { Clock } from '@corroborate/domain';
import { linkEntries } from '../chain/link-entries';
import { canonicalJson, sha256 } from '../digest';
import type { OriginalStore } from './original.store';

/** Why bytes were deleted. */
export type RemovalCause = 'retention' | 'erasure' | 'post-gone';

/** What the chain says of bytes that were deleted. */
export interface RemovalContent {
  removed: { sha256: string };
  why: RemovalCause;
  at: string;
}

const AT_ONCE = 500;

/** Lets go of originals; that they were there, when they went and why stays in every chain that names them. */
export class OriginalsRetention {
  constructor(
    private readonly evidence: Pick<EvidenceRepository, 'lettable' | 'answersOf' | 'namedBy' | 'append' | 'letGo'>,
    private readonly store: OriginalStore | null,
    private readonly clock: Clock,
    private readonly holds: Pick<LegalHoldsRepository, 'heldAmong'>,
  ) {}

  /**
   * Those last received before the moment, of cases that are over and wait for no one; `networks`: what networks
   * answered alone. Gives their number.
   */
  async letGoBefore(before: Date, signal?: AbortSignal, which: LettableKind = 'all'): Promise<number> {
    let gone = 0;
    for (;;) {
      const due = await this.evidence.lettable(before, AT_ONCE, which);
      for (const original of due) {
        if (signal?.aborted) return gone;
        if (await this.letGo(original, 'retention')) gone += 1;
      }
      if (due.length === 0) return gone;
    }
  }

  /** What a network answered in a case: a post in it is gone where it stood. Gives their number. */
  async letGoOfPosts(investigationId: number, network: string): Promise<number> {
    let gone = 0;
    for (const original of await this.evidence.answersOf(investigationId, network))
      if (await this.letGo(original, 'post-gone')) gone += 1;
    return gone;
  }

  /** The bytes of one, whatever its age; false if it is gone already, or a held case names it. */
  async erase(digest: string): Promise<boolean> {
    const named = await this.evidence.namedBy(digest);
    return named !== null && this.letGo(named, 'erasure');
  }

  /**
   * Told first: who is killed in between has told of what is still there, and does it again. False if a case was
   * held meanwhile.
   */
  private async letGo({ sha256: digest, investigationIds }: LettableOriginal, why: RemovalCause): Promise<boolean> {
    if ((await this.holds.heldAmong(investigationIds)).length > 0) return false;
    const at = this.clock.now().toISOString();
    const content = canonicalJson({ removed: { sha256: digest }, why, at } satisfies RemovalContent);
    const entry = { at, kind: 'removal' as const, content, contentSha256: sha256(content), original: null };
    for (const id of investigationIds) await this.evidence.append(id, [entry], linkEntries(id));
    await this.store?.remove(digest);
    await this.evidence.letGo(digest, why, at);
    return true;
  }
}
