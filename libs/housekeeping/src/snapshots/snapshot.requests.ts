import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { QueueHub } from '@corroborate/queue';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { selectSources } from './source-selection.policy';
import { assertCaseUsesSource } from './source.check';

/** Maximum rows requeued at once if their jobs were lost. */
const BATCH_SIZE = 200;

/** Decides which pages get a browser snapshot. The rows are authoritative; lost jobs are requeued. */
@Injectable()
export class SnapshotRequests {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(QueueHub) private readonly hub: Pick<QueueHub, 'enqueueSnapshots'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'BROWSER_PATH' | 'SNAPSHOTS'>,
    @Inject(LOG) private readonly log: Pick<ProcessLog, 'warn'>,
  ) {}

  /**
   * Requests snapshots, once, of the pages on which the decision relies. Without a browser, none are requested, and the
   * case shows this.
   */
  async requestAfterDecision(investigationId: number): Promise<void> {
    const { db, settings } = this;
    if (!settings.BROWSER_PATH || settings.SNAPSHOTS !== 'decided') return;
    const sources = selectSources(await db.sources.listUses(investigationId));
    await this.enqueue(await db.snapshots.requestOnce(investigationId, sources));
  }

  /** @throws CorroborateError `not-found` if the source does not belong to the investigation. */
  async request(investigationId: number, sourceId: number): Promise<void> {
    await assertCaseUsesSource(this.db, investigationId, sourceId);
    await this.enqueue(await this.db.snapshots.request(investigationId, [sourceId], 'person'));
  }

  /** Queues all pending rows. */
  async requeuePending(): Promise<void> {
    await this.hub.enqueueSnapshots(await this.db.snapshots.listDue(BATCH_SIZE));
  }

  /** If the queue is unavailable now, `requeuePending` adds the jobs later. */
  private async enqueue(ids: number[]): Promise<void> {
    try {
      await this.hub.enqueueSnapshots(ids);
    } catch (error) {
      this.log.warn({ err: error, snapshots: ids }, 'the queue did not accept snapshots; will retry');
    }
  }
}
