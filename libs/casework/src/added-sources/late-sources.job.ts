import { Inject, Injectable } from '@nestjs/common';
import { because } from '@corroborate/domain';
import { DATABASE, type Database } from '@corroborate/db';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { DueCases } from '@corroborate/queue';
import { LateCaseWorker } from './late-case.worker';

const JOB = {
  pollMs: 1_000,
  /** After this long without a heartbeat, another process may take the case. */
  leaseMs: 300_000,
  /** A case that crashed its worker this often is abandoned. */
  tries: 5,
} as const;

/**
 * Processes sources that people added to cases waiting for approval or finished; a running case
 * handles them in its own rounds. Several instances may share a database: each case is claimed by
 * one at a time.
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

  /** Polls for work until closed. */
  start() {
    return this.cases.start();
  }

  /** Processes everything due now. */
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
