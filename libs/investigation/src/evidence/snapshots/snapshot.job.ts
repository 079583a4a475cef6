import type { Settings } from '@corroborate/config';
import type { Database, TakenSnapshot } from '@corroborate/db';
import { because, type Reason } from '@corroborate/domain';
import type { SnapshotRecorder, SnapshotResult, SnapshotTaker } from '@corroborate/evidence';
import type { PageReader } from '@corroborate/pages';
import { isOnTheWeb } from '../../on-the-web';
import type { CaseSealing } from '../case-sealing';

const JOB = {
  /** One whose worker has been silent this long is taken by another. */
  leaseMs: 240_000,
  /** One that ended its workers this often is given up. */
  tries: 3,
  /** Pages of one site are opened no faster than they are read. */
  intervalMs: 1_000,
} as const;

export interface SnapshotJobParts {
  db: Pick<Database, 'snapshots' | 'sources'>;
  settings: Pick<Settings, 'BROWSER_PATH' | 'SNAPSHOTS'>;
  pages: Pick<PageReader, 'ruling'>;
  /** Null without a browser. */
  taker: Pick<SnapshotTaker, 'take'> | null;
  recorder: Pick<SnapshotRecorder, 'record'>;
  sealing: CaseSealing['open'];
}

/** Has a browser show a page, and keeps in the chain what it showed; or says why there is nothing. */
export class SnapshotJob {
  constructor(private readonly parts: SnapshotJobParts) {}

  /** Gives why there is none; null where it was taken, or where it is no longer wanted. */
  async run(id: number, signal: AbortSignal): Promise<Reason | null> {
    const { snapshots } = this.parts.db;
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
    await this.parts.recorder.record(investigationId, { id, sourceId }, result.snapshot);
    await (await this.parts.sealing()).seal(investigationId);
    return null;
  }

  private async result({ investigationId, sourceId }: TakenSnapshot, signal: AbortSignal): Promise<SnapshotResult> {
    const { taker, settings, db, pages } = this.parts;
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
