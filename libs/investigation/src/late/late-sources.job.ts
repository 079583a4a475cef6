import { because } from '@corroborate/domain';
import type { Database } from '@corroborate/db';
import type { ProcessLog } from '@corroborate/telemetry/module';
import { repeat } from '../webhooks/repeat';
import type { LateCaseWorker } from './late-case.worker';

const JOB = {
  pollMs: 1_000,
  /** Cases looked at in one turn. */
  atOnce: 4,
  /** A case whose worker has been silent this long is taken by another. */
  leaseMs: 300_000,
  /** A case that ended its workers this often is given up. */
  tries: 5,
} as const;

/**
 * Works on what people added to cases that wait for approval or are over; while a case runs, its own rounds do. Any
 * number of them may run on one database: a case is taken by one at a time.
 */
export class LateSourcesJob {
  private readonly stopping = new AbortController();

  constructor(
    private readonly db: Pick<Database, 'added'>,
    private readonly worker: Pick<LateCaseWorker, 'work' | 'giveUp'>,
    private readonly log: Pick<ProcessLog, 'info' | 'error'>,
  ) {}

  /** Looks for work until closed. */
  start(): { close(): Promise<void> } {
    const looking = repeat(
      () => this.look(),
      JOB.pollMs,
      (error) => this.fault(error),
    );
    return {
      close: async () => {
        this.stopping.abort(new Error('The process ends.'));
        await looking.stop();
      },
    };
  }

  /** Does all that is due now. */
  async look(): Promise<void> {
    for (const id of await this.db.added.due(JOB.atOnce)) {
      if (this.stopping.signal.aborted) return;
      await this.take(id);
    }
  }

  private async take(id: number): Promise<void> {
    const tries = await this.db.added.claim(id, JOB.leaseMs);
    if (tries === null) return;
    if (tries > JOB.tries) await this.worker.giveUp(id, because('added.given-up', { tries: JOB.tries }));
    else {
      const done = await this.worker.work(id, this.stopping.signal);
      if (done === 'recomputed') this.log.info({ investigationId: id }, 'a decision was recomputed for added sources');
    }
    await this.db.added.release(id);
  }

  /** The claim stays: the next try is that much later, and counted. */
  private fault(error: unknown): void {
    if (!this.stopping.signal.aborted) this.log.error({ err: error }, 'added sources could not be worked on');
  }
}
