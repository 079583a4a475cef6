import { Inject, Injectable } from '@nestjs/common';
import { createReason } from '@corroborate/domain';
import { DATABASE, type Database } from '@corroborate/db';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { DueCasePoller } from '@corroborate/queue';
import { LateCaseWorker } from './late-case.worker';

const JOB_OPTIONS = {
  pollMs: 1_000,
  /** Time without a heartbeat after which another process may take the case, in ms. */
  leaseMs: 300_000,
  /** Number of crashes of its worker after which a case is abandoned. */
  tries: 5,
} as const;

/**
 * Processes sources added by people to cases that are awaiting approval or finished; a running case handles them in its
 * own rounds. Several instances can share a database: each case is claimed by one at a time.
 */
@Injectable()
export class LateSourcesJob {
  private readonly cases = new DueCasePoller({
    pollMs: JOB_OPTIONS.pollMs,
    due: (limit) => this.db.addedSources.listDue(limit),
    take: (id, signal) => this.processCase(id, signal),
    fault: (error) => this.log.error({ err: error }, 'added sources could not be processed'),
  });

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly worker: LateCaseWorker,
    @Inject(LOG) private readonly log: Pick<ProcessLog, 'info' | 'error'>,
  ) {}

  /** Polls for work until closed. */
  start() {
    return this.cases.start();
  }

  /** Processes everything due now. */
  processDue(): Promise<void> {
    return this.cases.processDue();
  }

  private async processCase(id: number, signal: AbortSignal): Promise<void> {
    const tries = await this.db.addedSources.claim(id, JOB_OPTIONS.leaseMs);
    if (tries === null) return;
    if (tries > JOB_OPTIONS.tries)
      await this.worker.markFailed(id, createReason('added.given-up', { tries: JOB_OPTIONS.tries }));
    else {
      const done = await this.worker.process(id, signal);
      if (done === 'recomputed') this.log.info({ investigationId: id }, 'decision recomputed for added sources');
    }
    await this.db.addedSources.release(id);
  }
}
