import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database, type TakenSnapshot } from '@corroborate/db';
import { UPSTREAM_GATEWAY, because, systemClock, type Reason, type UpstreamGateway } from '@corroborate/domain';
import { openOriginalStore, SnapshotRecorder, SnapshotTaker, type SnapshotResult } from '@corroborate/evidence';
import { PageReader } from '@corroborate/pages';
import { isOnTheWeb } from './on-the-web';
import { CaseSealing } from '../chain/case-sealing';

const JOB = {
  /** After this long without a heartbeat, another process may take the snapshot. */
  leaseMs: 240_000,
  /** A snapshot that crashed its worker this often is abandoned. */
  tries: 3,
  /** Pages of one site are loaded no faster than they are read. */
  intervalMs: 1_000,
} as const;

/** Loads a page in a browser and stores a snapshot in the chain, or records why there is none. */
@Injectable()
export class SnapshotJob {
  /** Null without a browser. */
  private readonly taker: SnapshotTaker | null;
  private readonly recorder: SnapshotRecorder;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(UPSTREAM_GATEWAY) gateway: UpstreamGateway,
    private readonly pages: PageReader,
    private readonly sealing: CaseSealing,
  ) {
    const { BROWSER_PATH: path, BROWSER_SANDBOX: sandbox } = settings;
    this.taker = path ? new SnapshotTaker({ gateway, browser: { path, sandbox }, clock: systemClock }) : null;
    this.recorder = new SnapshotRecorder(db.evidence, openOriginalStore(settings));
  }

  /** Returns why no snapshot was taken; null if it was, or is no longer wanted. */
  async run(id: number, signal: AbortSignal): Promise<Reason | null> {
    const { snapshots } = this.db;
    const wanted = await snapshots.take(id, JOB.leaseMs);
    if (!wanted) return null;
    try {
      const reason = await this.worked(wanted, signal);
      await snapshots.settle(id, reason);
      return reason;
    } catch (error) {
      if (signal.reason === 'shutdown') await snapshots.release(id);
      throw error;
    }
  }

  private async worked(wanted: TakenSnapshot, signal: AbortSignal): Promise<Reason | null> {
    if (wanted.tries > JOB.tries) return because('snapshot.given-up', { tries: JOB.tries });
    const result = await this.result(wanted, signal);
    if (result.kind === 'failed') return result.reason;
    const { id, investigationId, sourceId } = wanted;
    await this.recorder.record(investigationId, { id, sourceId }, result.snapshot);
    await (await this.sealing.open()).seal(investigationId);
    return null;
  }

  private async result({ investigationId, sourceId }: TakenSnapshot, signal: AbortSignal): Promise<SnapshotResult> {
    const { taker, settings, db, pages } = this;
    if (settings.SNAPSHOTS === 'off') return failed(because('snapshot.off'));
    if (!taker) return failed(because('snapshot.no-browser'));
    const url = (await db.sources.capture(sourceId))?.article.url ?? '';
    if (!isOnTheWeb(url)) return failed(because('snapshot.no-address'));
    const ruling = await pages.ruling(url, { investigationId, stage: 'snapshot', signal });
    if (!ruling.allowed) return failed(because('snapshot.robots'));
    const intervalMs = Math.max(JOB.intervalMs, ruling.crawlDelayMs);
    return taker.take({ investigationId, url, intervalMs }, signal);
  }
}

const failed = (reason: Reason): SnapshotResult => ({ kind: 'failed', reason });
