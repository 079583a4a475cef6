import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { QueueHub } from '@corroborate/queue';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { sourcesToShow } from './choice.policy';
import { mustBeSource } from './known-source';

/** Rows re-queued at once if their jobs were lost. */
const AT_ONCE = 200;

/** Decides which pages get a browser snapshot. The rows are authoritative; lost jobs are re-queued. */
@Injectable()
export class SnapshotOrders {
  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'snapshots' | 'sources'>,
    @Inject(QueueHub) private readonly hub: Pick<QueueHub, 'enqueueSnapshots'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'BROWSER_PATH' | 'SNAPSHOTS'>,
    @Inject(LOG) private readonly log: Pick<ProcessLog, 'warn'>,
  ) {}

  /**
   * Requests snapshots of the pages the decision relies on, once. Without a browser none are
   * requested, and the case shows this.
   */
  async afterDecision(investigationId: number): Promise<void> {
    const { db, settings } = this;
    if (!settings.BROWSER_PATH || settings.SNAPSHOTS !== 'decided') return;
    const sources = sourcesToShow(await db.sources.usesOf(investigationId));
    await this.offer(await db.snapshots.wantOnce(investigationId, sources));
  }

  /** @throws CorroborateError `not-found` if it is not a source of the investigation. */
  async ask(investigationId: number, sourceId: number): Promise<void> {
    await mustBeSource(this.db, investigationId, sourceId);
    await this.offer(await this.db.snapshots.want(investigationId, [sourceId], 'person'));
  }

  /** Queues all pending rows. */
  async mend(): Promise<void> {
    await this.hub.enqueueSnapshots(await this.db.snapshots.due(AT_ONCE));
  }

  /** If the queue is unavailable now, `mend` adds the jobs later. */
  private async offer(ids: number[]): Promise<void> {
    try {
      await this.hub.enqueueSnapshots(ids);
    } catch (error) {
      this.log.warn({ err: error, snapshots: ids }, 'the queue did not accept snapshots; will retry');
    }
  }
}
