import type { Settings } from '@corroborate/config';
import type { Database } from '@corroborate/db';
import type { QueueHub } from '@corroborate/queue';
import type { ProcessLog } from '@corroborate/telemetry/module';
import { sourcesToShow } from './choice.policy';
import { mustBeSource } from './known-source';

/** Rows that are put into the queue again at once, where their jobs were lost. */
const AT_ONCE = 200;

export interface OrderParts {
  db: Pick<Database, 'snapshots' | 'sources'>;
  hub: Pick<QueueHub, 'enqueueSnapshots'>;
  settings: Pick<Settings, 'BROWSER_PATH' | 'SNAPSHOTS'>;
  log: Pick<ProcessLog, 'warn'>;
}

/** Says which pages a browser is to show. The rows are the truth; their jobs are put in again where they were lost. */
export class SnapshotOrders {
  constructor(private readonly parts: OrderParts) {}

  /** Of what the decision rests on, once. Without a browser none is wanted: the case says so by itself. */
  async afterDecision(investigationId: number): Promise<void> {
    const { db, settings } = this.parts;
    if (!settings.BROWSER_PATH || settings.SNAPSHOTS !== 'decided') return;
    const sources = sourcesToShow(await db.sources.usesOf(investigationId));
    await this.offer(await db.snapshots.wantOnce(investigationId, sources));
  }

  /** @throws CorroborateError `not-found` where it is no source of the investigation. */
  async ask(investigationId: number, sourceId: number): Promise<void> {
    const { db } = this.parts;
    await mustBeSource(db, investigationId, sourceId);
    await this.offer(await db.snapshots.want(investigationId, [sourceId], 'person'));
  }

  /** Puts into the queue what waits. */
  async mend(): Promise<void> {
    await this.parts.hub.enqueueSnapshots(await this.parts.db.snapshots.due(AT_ONCE));
  }

  /** A queue that cannot be reached now is caught up by `mend`. */
  private async offer(ids: number[]): Promise<void> {
    try {
      await this.parts.hub.enqueueSnapshots(ids);
    } catch (error) {
      this.parts.log.warn({ err: error, snapshots: ids }, 'the queue took no snapshots; they are put in again later');
    }
  }
}
