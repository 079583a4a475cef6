import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database, type ClaimedCopy, type EntryDraftRow, type PublicCopyEntity } from '@corroborate/db';
import { createReason, type CallContext, type Clock, type Reason, type Instant } from '@corroborate/domain';
import {
  toSavedCopy,
  linkEntries,
  parseCaptureTimestamp,
  type SaveResult,
  type WaybackSaver,
  canonicalJson,
  sha256,
} from '@corroborate/evidence';
import { WALL_CLOCK } from '@corroborate/investigation';
import { isPublicAddress } from '@corroborate/upstream';
import { isPublicWebUrl } from '../snapshots/public-url';
import { SealingServiceProvider } from '../chain/case-sealing';

const JOB_LIMITS = {
  /** Maximum steps per run, so that other housekeeping is not delayed. */
  atOnce: 6,
  /** Lease on one step in ms; after that, its worker is considered dead. */
  leaseMs: 180_000,
  /** Status check interval in ms; the archive takes 10 to 110 s per copy. */
  lookMs: 30_000,
  /**
   * Retry interval in ms, doubled after every failed request; the archive may refuse a URL for days if it was requested
   * too often.
   */
  againMs: 15 * 60_000,
  orders: 6,
} as const;

/** Requests copies; null without an account at the archive. */
export const PUBLIC_ARCHIVE = Symbol('WaybackSaver');

/**
 * Requests copies of pages in a public archive. Rows hold the state, so several instances may share a database, and
 * each can be interrupted: the archive treats requests repeated within an hour as one.
 */
@Injectable()
export class PublicCopiesJob {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'PUBLIC_COPIES'>,
    @Inject(PUBLIC_ARCHIVE) private readonly saver: Pick<WaybackSaver, 'requestCopy' | 'readStatus'> | null,
    private readonly sealing: SealingServiceProvider,
    @Inject(WALL_CLOCK) private readonly clock: Clock,
  ) {}

  /** Returns the number of requests that ended with a copy or were abandoned. */
  async run(signal: AbortSignal): Promise<number> {
    let ended = 0;
    for (let step = 0; step < JOB_LIMITS.atOnce && !signal.aborted; step++) {
      const taken = await this.db.publicCopies.claim(JOB_LIMITS.leaseMs);
      if (!taken) break;
      if (await this.process(taken, signal)) ended += 1;
    }
    return ended;
  }

  /** Returns true if the request is finished. */
  private async process(taken: ClaimedCopy, signal: AbortSignal): Promise<boolean> {
    const url = (await this.db.sources.capture(taken.sourceId))?.article.url ?? '';
    const hindrance = this.obstacle(url);
    if (hindrance) return this.fail(taken, hindrance);
    const context = { investigationId: taken.investigationId, stage: 'public-copy', signal };
    return this.handleAnswer(taken, url, await this.requestArchive(taken, url, context));
  }

  private obstacle(url: string): Reason | null {
    if (this.settings.PUBLIC_COPIES === 'off') return createReason('public-copy.off');
    if (!this.saver) return createReason('public-copy.no-keys');
    return isPublicWebUrl(url) && isPublicAddress(url) ? null : createReason('public-copy.no-address');
  }

  private requestArchive({ job }: ClaimedCopy, url: string, context: CallContext): Promise<SaveResult> {
    const saver = this.saver!;
    return job === null ? saver.requestCopy(url, context) : saver.readStatus(job, context);
  }

  private async handleAnswer(taken: ClaimedCopy, url: string, answer: SaveResult): Promise<boolean> {
    const { job, tries } = taken;
    switch (answer.kind) {
      case 'asked':
        return this.wait(taken, { job: answer.job, tries: tries + 1, waitMs: JOB_LIMITS.lookMs, reason: null });
      case 'pending':
        return this.wait(taken, { job, tries, waitMs: JOB_LIMITS.lookMs, reason: null });
      case 'kept':
        return this.saveCopy(taken, url, answer.timestamp);
      case 'refused':
        return this.fail(taken, createReason('public-copy.refused', { code: answer.why }));
      case 'later':
        return this.retryOrder(taken, answer.why);
    }
  }

  /** Schedules a failed request to be repeated, whether or not the archive had accepted it. */
  private async retryOrder(taken: ClaimedCopy, code: string): Promise<boolean> {
    const tries = taken.job === null ? taken.tries + 1 : taken.tries;
    if (tries >= JOB_LIMITS.orders) return this.fail(taken, createReason('public-copy.given-up', { tries, code }));
    const waitMs = JOB_LIMITS.againMs * 2 ** tries;
    return this.wait(taken, { job: null, tries, waitMs, reason: createReason('public-copy.later', { code }) });
  }

  private async wait(
    { id }: ClaimedCopy,
    state: Parameters<Database['publicCopies']['reschedule']>[1],
  ): Promise<boolean> {
    await this.db.publicCopies.reschedule(id, state);
    return false;
  }

  private async fail({ id }: ClaimedCopy, reason: Reason): Promise<boolean> {
    await this.db.publicCopies.saveFailure(id, reason);
    return true;
  }

  /** The chain is written first: otherwise a row could claim a copy that has no sealed chain entry. */
  private async saveCopy(
    { id, investigationId, sourceId }: ClaimedCopy,
    url: string,
    timestamp: string,
  ): Promise<boolean> {
    const { db, clock, sealing } = this;
    const copy = { url: toSavedCopy(timestamp, url), at: parseCaptureTimestamp(timestamp) };
    const entry = buildCopyEntry({ id, sourceId, url, copy }, clock.now());
    await db.evidence.append(investigationId, [entry], linkEntries(investigationId));
    await db.publicCopies.saveCopy(id, copy);
    await (await sealing.get()).seal(investigationId);
    return true;
  }
}

interface CopyRecord extends Pick<PublicCopyEntity, 'id' | 'sourceId'> {
  /** URL of the page. */
  url: string;
  copy: { url: string; at: Instant };
}

/** Chain entry of a public copy: its URL, and the time given by the archive. */
function buildCopyEntry(publicCopy: CopyRecord, now: Date): EntryDraftRow {
  const at = now.toISOString();
  const content = canonicalJson({ publicCopy, at });
  return { at, kind: 'public-copy', content, contentSha256: sha256(content), original: null };
}
