import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database, type ChainedChange, type EntryDraftRow } from '@corroborate/db';
import { linkEntries, canonicalJson, digestOf, sha256 } from '@corroborate/evidence';
import { CaseSealing } from './case-sealing';
import { PublicCopyOrders } from '../public-copies/public-copy.orders';
import { SnapshotOrders } from '../snapshots/snapshot.orders';

/** Small batches, because each row contains the whole result. */
const AT_ONCE = 20;

/**
 * Writes decisions, reviews and corrections to the chains and seals them. Every step is idempotent:
 * an entry is written once, and a change stays due until its chain is sealed.
 */
@Injectable()
export class CaseChainJob {
  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'evidence'>,
    private readonly sealing: CaseSealing,
    private readonly snapshots: SnapshotOrders,
    private readonly copies: PublicCopyOrders,
  ) {}

  /** Seals a chain, including everything received since its last change. */
  async seal(investigationId: number): Promise<void> {
    await (await this.sealing.open()).seal(investigationId);
  }

  /** Returns the number of changes written. */
  async run(signal?: AbortSignal): Promise<number> {
    let written = 0;
    for (let due = await this.db.evidence.due(AT_ONCE); due.length > 0 && !signal?.aborted;) {
      for (const change of due) {
        const { investigationId } = change;
        await this.db.evidence.append(investigationId, [changeEntry(change)], linkEntries(investigationId));
        await this.seal(investigationId);
        if (change.change === 'decided') {
          await this.snapshots.afterDecision(investigationId);
          await this.copies.afterDecision(investigationId);
        }
        await this.db.evidence.clearDue([change.id]);
        written += 1;
      }
      due = await this.db.evidence.due(AT_ONCE);
    }
    // Holds, erasures and reports may be written by processes without the key.
    for (const id of await this.db.evidence.unsealed(AT_ONCE)) await this.seal(id);
    return written;
  }
}

const KIND_OF = { decided: 'decision', reviewed: 'review', corrected: 'correction' } as const;

/**
 * The chain entry of a change. It contains the digest of the result rather than the result, because
 * the result quotes people who may later be erased, while chain entries are never removed.
 */
function changeEntry({ id: _id, investigationId: _of, result, ...fields }: ChainedChange): EntryDraftRow {
  const content = canonicalJson({ ...fields, resultSha256: result === null ? null : digestOf(result) });
  return { at: fields.at, kind: KIND_OF[fields.change], content, contentSha256: sha256(content), original: null };
}
