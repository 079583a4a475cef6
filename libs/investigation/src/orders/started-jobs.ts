import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { DATABASE, type Database, type HoldResult, type InvestigationEntity } from '@corroborate/db';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { Advancer } from '../rounds/advancer';

/**
 * Enqueues jobs of stored orders after the response has been sent; the row is the source of truth. Processes one order
 * at a time, so that a burst of orders leaves the database free for waiting requests.
 */
export class EnqueueBuffer {
  private readonly inTurn = pLimit(1);
  private readonly begun = new Set<Promise<void>>();

  /** `start` must handle its own errors. */
  add(start: () => Promise<void>): void {
    const work = this.inTurn(start).finally(() => this.begun.delete(work));
    this.begun.add(work);
  }

  /** Resolves when everything added has been started. */
  async settled(): Promise<void> {
    await Promise.all(this.begun);
  }

  /** Waits for the one in progress; the reconciler starts the rest. */
  async close(): Promise<void> {
    const [current] = this.begun;
    this.inTurn.clearQueue();
    this.begun.clear();
    await current;
  }
}

/**
 * Enqueues the jobs of ordered investigations. The row is the source of truth; if the queue is unavailable, the
 * reconciler adds the jobs later.
 */
@Injectable()
export class JobStarter {
  private readonly buffer = new EnqueueBuffer();

  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'investigations'>,
    @Inject(Advancer) private readonly advancer: Pick<Advancer, 'startRound' | 'takeUp'>,
    @Inject(LOG) private readonly log: Pick<ProcessLog, 'warn'>,
  ) {}

  /** Leaves orders whose jobs are not enqueued yet to the reconciler. */
  close(): Promise<void> {
    return this.buffer.close();
  }

  start(investigation: InvestigationEntity): Promise<void> {
    return this.tried(investigation.id, () => this.advancer.startRound(investigation, 1));
  }

  /** Like `start`, but does not wait for the queue. */
  startSoon(investigation: InvestigationEntity): void {
    this.buffer.add(() => this.start(investigation));
  }

  /** Enqueues the jobs of a resumed investigation that has none; if this fails, the reconciler does it. */
  async goOn(id: number, held: HoldResult): Promise<HoldResult> {
    if (held.kind !== 'held' || !held.changed) return held;
    const row = await this.db.investigations.get(id);
    if (row?.rootJobId === null) this.buffer.add(() => this.tried(id, () => this.advancer.takeUp(row)));
    return held;
  }

  private async tried(investigationId: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.log.warn({ err: error, investigationId }, 'the queue did not accept jobs; the reconciler will add them');
    }
  }
}
