import { Inject, Injectable } from '@nestjs/common';
import { DATABASE, type Database, type Held, type InvestigationEntity } from '@corroborate/db';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { Advancer } from '../rounds/advancer';
import { EnqueueBuffer } from './enqueue-buffer';

/** Jobs of what was ordered. The row is the truth: a queue that cannot be reached is caught up by the reconciler. */
@Injectable()
export class StartedJobs {
  private readonly buffer = new EnqueueBuffer();

  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'investigations'>,
    @Inject(Advancer) private readonly advancer: Pick<Advancer, 'startRound' | 'takeUp'>,
    @Inject(LOG) private readonly log: Pick<ProcessLog, 'warn'>,
  ) {}

  /** Orders whose jobs are not in the queue yet are left to the reconciler. */
  close(): Promise<void> {
    return this.buffer.close();
  }

  start(investigation: InvestigationEntity): Promise<void> {
    return this.tried(investigation.id, () => this.advancer.startRound(investigation, 1));
  }

  /** Whoever ordered it does not wait for the queue. */
  startSoon(investigation: InvestigationEntity): void {
    this.buffer.add(() => this.start(investigation));
  }

  /** One that has no jobs, since it was paused, gets them at once; what fails here is left to the reconciler. */
  async goOn(id: number, held: Held): Promise<Held> {
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
