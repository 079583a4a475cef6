import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { QueueHub } from '@corroborate/queue';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { sourcesToShow } from './choice.policy';
import { mustBeSource } from './known-source';

/** Rows that are put into the queue again at once, where their jobs were lost. */
const AT_ONCE = 200;

/** Says which pages a browser is to show. The rows are the truth; their jobs are put in again where they were lost. */
@Injectable()
export class SnapshotOrders {
  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'snapshots' | 'sources'>,
    @Inject(QueueHub) private readonly hub: Pick<QueueHub, 'enqueueSnapshots'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'BROWSER_PATH' | 'SNAPSHOTS'>,
    @Inject(LOG) private readonly log: Pick<ProcessLog, 'warn'>,
  ) {}

  /** Of what the decision rests on, once. Without a browser none is wanted: the case says so by itself. */
  async afterDecision(investigationId: number): Promise<void> {
    const { db, settings } = this;
    if (!settings.BROWSER_PATH || settings.SNAPSHOTS !== 'decided') return;
    const sources = sourcesToShow(await db.sources.usesOf(investigationId));
    await this.offer(await db.snapshots.wantOnce(investigationId, sources));
  }

  /** @throws CorroborateError `not-found` where it is no source of the investigation. */
  async ask(investigationId: number, sourceId: number): Promise<void> {
    await mustBeSource(this.db, investigationId, sourceId);
    await this.offer(await this.db.snapshots.want(investigationId, [sourceId], 'person'));
  }

  /** Puts into the queue what waits. */
  async mend(): Promise<void> {
    await this.hub.enqueueSnapshots(await this.db.snapshots.due(AT_ONCE));
  }

  /** A queue that cannot be reached now is caught up by `mend`. */
  private async offer(ids: number[]): Promise<void> {
    try {
      await this.hub.enqueueSnapshots(ids);
    } catch (error) {
      this.log.warn({ err: error, snapshots: ids }, 'the queue did not accept snapshots; will retry');
    }
  }
}
