import { Inject, Injectable } from '@nestjs/common';
import { because } from '@corroborate/domain';
import { DATABASE, type Database } from '@corroborate/db';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { DueCases } from '@corroborate/queue';
import { LateCaseWorker } from './late-case.worker';

const JOB = {
  pollMs: 1_000,
  /** A case whose worker has been silent this long is taken by another. */
  leaseMs: 300_000,
  /** A case that ended its workers this often is given up. */
  tries: 5,
} as const;

/**
 * Works on what people added to cases that wait for approval or are over; while a case runs, its own rounds do. Any
 * number of them may run on one database: a case is taken by one at a time.
 */
@Injectable()
export class LateSourcesJob {
  private readonly cases = new DueCases({
    pollMs: JOB.pollMs,
    due: (limit) => this.db.added.due(limit),
    take: (id, signal) => this.take(id, signal),
    fault: (error) => this.log.error({ err: error }, 'added sources could not be processed'),
  });

  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'added'>,
    private readonly worker: LateCaseWorker,
    @Inject(LOG) private readonly log: Pick<ProcessLog, 'info' | 'error'>,
  ) {}

  /** Looks for work until closed. */
  start() {
    return this.cases.start();
  }

  /** Does all that is due now. */
  look(): Promise<void> {
    return this.cases.look();
  }

  private async take(id: number, signal: AbortSignal): Promise<void> {
    const tries = await this.db.added.claim(id, JOB.leaseMs);
    if (tries === null) return;
    if (tries > JOB.tries) await this.worker.giveUp(id, because('added.given-up', { tries: JOB.tries }));
    else {
      const done = await this.worker.work(id, signal);
      if (done === 'recomputed') this.log.info({ investigationId: id }, 'decision recomputed for added sources');
    }
    await this.db.added.release(id);
  }
}
