import { Inject, Injectable } from '@nestjs/common';
import { WALL_CLOCK } from '../tokens';
import type { Clock, Instant } from '@corroborate/domain';
import { DATABASE, type Database, type InvestigationEntity } from '@corroborate/db';
import { Advancer } from './advancer';
import { QueueHub } from '@corroborate/queue';
import { CaseHistory } from '../case/case.history';

/** Minimum age of a row in ms; the jobs of a newer row may still be about to be enqueued. */
const GRACE_MS = 5_000;

/**
 * Number of times that jobs can be lost before the investigation fails, because something in it crashes its workers.
 */
const MAX_GENERATIONS = 8;

/**
 * Enqueues investigations that have no live jobs, continuing from the stored row. Stages with a stored result do not
 * run again.
 */
@Injectable()
export class Reconciler {
  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'investigations' | 'stageResults'>,
    @Inject(QueueHub) private readonly queue: Pick<QueueHub, 'rootState'>,
    private readonly advancer: Advancer,
    @Inject(WALL_CLOCK) private readonly clock: Clock,
  ) {}

  /** Returns the IDs of investigations that were enqueued again or failed. */
  async reconcile(): Promise<number[]> {
    const mended: number[] = [];
    const open = await this.db.investigations.open();
    this.left = open.flatMap(({ id, status, pausedAt }) => (status === 'paused' ? [{ id, since: pausedAt }] : []));
    for (const row of open) {
      if (row.status === 'awaiting-approval' || row.status === 'paused' || this.isYoung(row.queuedAt)) continue;
      if (await this.lives(row)) continue;
      if (await this.mend(row)) mended.push(row.id);
    }
    return mended;
  }

  /** Investigations that the last run skipped because they are paused, and since when they have been paused. */
  get paused(): Readonly<typeof this.left> {
    return this.left;
  }

  private left: { id: number; since: Instant | null }[] = [];

  private isYoung(queuedAt: Instant): boolean {
    return this.clock.now().getTime() - new Date(queuedAt).getTime() < GRACE_MS;
  }

  private async lives({ rootJobId }: InvestigationEntity): Promise<boolean> {
    return rootJobId !== null && (await this.queue.rootState(rootJobId)) === 'living';
  }

  /** False for a case that is waiting for deep research. */
  private async mend(row: InvestigationEntity): Promise<boolean> {
    const round = Math.max(1, row.round);
    const history = new CaseHistory(await this.db.stageResults.findAll(row.id));
    if (history.at('decide', round)) return this.advancer.advance(row.id, round);
    const generation = row.rootJobId === null ? row.generation : row.generation + 1;
    if (generation > MAX_GENERATIONS)
      await this.advancer.fail(
        row.id,
        `its jobs were lost ${MAX_GENERATIONS} times; a page or response may be crashing the worker`,
      );
    else await this.advancer.startRound(row, round, generation);
    return true;
  }
}
