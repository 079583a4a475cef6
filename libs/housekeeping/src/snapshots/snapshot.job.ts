import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database, type ClaimedSnapshot } from '@corroborate/db';
import { UPSTREAM_GATEWAY, createReason, systemClock, type Reason, type UpstreamGateway } from '@corroborate/domain';
import { openOriginalStore, SnapshotRecorder, SnapshotTaker, type SnapshotResult } from '@corroborate/evidence';
import { PageReader } from '@corroborate/pages';
import { isPublicWebUrl } from './public-url';
import { SealingServiceProvider } from '../chain/case-sealing';

const JOB_LIMITS = {
  /** Time without a heartbeat after which another process may claim the snapshot, in ms. */
  leaseMs: 240_000,
  /** Maximum attempts; a snapshot that crashed its worker this often is abandoned. */
  tries: 3,
  /** Minimum ms between loading pages of one site, the same as for reading. */
  intervalMs: 1_000,
} as const;

/** Loads a page in a browser and stores a snapshot in the chain, or records why there is none. */
@Injectable()
export class SnapshotJob {
  /** Null if there is no browser. */
  private readonly taker: SnapshotTaker | null;
  private readonly recorder: SnapshotRecorder;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(UPSTREAM_GATEWAY) gateway: UpstreamGateway,
    private readonly pages: PageReader,
    private readonly sealing: SealingServiceProvider,
  ) {
    const { BROWSER_PATH: path, BROWSER_SANDBOX: sandbox } = settings;
    this.taker = path ? new SnapshotTaker({ gateway, browser: { path, sandbox }, clock: systemClock }) : null;
    this.recorder = new SnapshotRecorder(db.evidence, openOriginalStore(settings));
  }

  /** Returns the reason why no snapshot was taken; null if one was taken, or is no longer needed. */
  async run(id: number, signal: AbortSignal): Promise<Reason | null> {
    const { snapshots } = this.db;
    const wanted = await snapshots.claim(id, JOB_LIMITS.leaseMs);
    if (!wanted) return null;
    try {
      const reason = await this.takeAndStore(wanted, signal);
      await snapshots.saveResult(id, reason);
      return reason;
    } catch (error) {
      if (signal.reason === 'shutdown') await snapshots.release(id);
      throw error;
    }
  }

  private async takeAndStore(wanted: ClaimedSnapshot, signal: AbortSignal): Promise<Reason | null> {
    if (wanted.tries > JOB_LIMITS.tries) return createReason('snapshot.given-up', { tries: JOB_LIMITS.tries });
    const result = await this.result(wanted, signal);
    if (result.kind === 'failed') return result.reason;
    const { id, investigationId, sourceId } = wanted;
    await this.recorder.record(investigationId, { id, sourceId }, result.snapshot);
    await (await this.sealing.get()).seal(investigationId);
    return null;
  }

  private async result({ investigationId, sourceId }: ClaimedSnapshot, signal: AbortSignal): Promise<SnapshotResult> {
    const { taker, settings, db, pages } = this;
    if (settings.SNAPSHOTS === 'off') return failedSnapshot(createReason('snapshot.off'));
    if (!taker) return failedSnapshot(createReason('snapshot.no-browser'));
    const url = (await db.sources.capture(sourceId))?.article.url ?? '';
    if (!isPublicWebUrl(url)) return failedSnapshot(createReason('snapshot.no-address'));
    const ruling = await pages.ruling(url, { investigationId, stage: 'snapshot', signal });
    if (!ruling.allowed) return failedSnapshot(createReason('snapshot.robots'));
    const intervalMs = Math.max(JOB_LIMITS.intervalMs, ruling.crawlDelayMs);
    return taker.take({ investigationId, url, intervalMs }, signal);
  }
}

const failedSnapshot = (reason: Reason): SnapshotResult => ({ kind: 'failed', reason });
