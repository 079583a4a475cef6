import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database, type ChainedChange, type EntryDraftRow } from '@corroborate/db';
import { linkEntries, canonicalJson, digestJson, sha256 } from '@corroborate/evidence';
import { SealingServiceProvider } from './case-sealing';
import { PublicCopyRequests } from '../public-copies/public-copy.requests';
import { SnapshotRequests } from '../snapshots/snapshot.requests';

/** Small batches, because each row contains the whole result. */
const BATCH_SIZE = 20;

/**
 * Adds decisions, reviews and corrections to the chains and seals the chains. Every step is idempotent: an entry is
 * written once, and a change stays queued until its chain is sealed.
 */
@Injectable()
export class CaseChainJob {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly sealing: SealingServiceProvider,
    private readonly snapshots: SnapshotRequests,
    private readonly copies: PublicCopyRequests,
  ) {}

  /** Seals a chain, including everything added since its last seal. */
  async seal(investigationId: number): Promise<void> {
    await (await this.sealing.get()).seal(investigationId);
  }

  /** Returns the number of changes written. */
  async run(signal?: AbortSignal): Promise<number> {
    let written = 0;
    for (let due = await this.db.evidence.listDue(BATCH_SIZE); due.length > 0 && !signal?.aborted;) {
      for (const change of due) {
        const { investigationId } = change;
        await this.db.evidence.append(investigationId, [buildChangeEntry(change)], linkEntries(investigationId));
        await this.seal(investigationId);
        if (change.change === 'decided') {
          await this.snapshots.requestAfterDecision(investigationId);
          await this.copies.requestAfterDecision(investigationId);
        }
        await this.db.evidence.clearDue([change.id]);
        written += 1;
      }
      due = await this.db.evidence.listDue(BATCH_SIZE);
    }
    // Processes without the key may write holds, erasures and reports, so these are sealed here.
    for (const id of await this.db.evidence.listUnsealed(BATCH_SIZE)) await this.seal(id);
    return written;
  }
}

const ENTRY_KINDS = { decided: 'decision', reviewed: 'review', corrected: 'correction' } as const;

/**
 * The chain entry of a change. It contains the digest of the result rather than the result, because
 * the result quotes people who may later be erased, while chain entries are never removed.
 */
function buildChangeEntry({ id: _id, investigationId: _of, result, ...fields }: ChainedChange): EntryDraftRow {
  const content = canonicalJson({ ...fields, resultSha256: result === null ? null : digestJson(result) });
  return { at: fields.at, kind: ENTRY_KINDS[fields.change], content, contentSha256: sha256(content), original: null };
}
