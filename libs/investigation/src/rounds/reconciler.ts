import { Inject, Injectable } from '@nestjs/common';
import { WALL_CLOCK } from '../tokens';
import type { Clock, Instant } from '@corroborate/domain';
import { DATABASE, type Database, type InvestigationEntity } from '@corroborate/db';
import { Advancer } from './advancer';
import { QueueHub } from '@corroborate/queue';
import { CaseHistory } from '../case/case.history';

/** A row this young may still be on its way into the queue. */
const GRACE_MS = 5_000;

/** An investigation whose jobs vanished this often is given up: something in it kills its workers. */
const MAX_GENERATIONS = 8;

/**
 * Nothing is lost: the row is the truth. Investigations without a living job, whatever became of it, are
 * put into the queue again where they stopped; stages that are stored are not run again.
 */
@Injectable()
export class Reconciler {
  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'investigations' | 'stageResults'>,
    @Inject(QueueHub) private readonly queue: Pick<QueueHub, 'rootState'>,
    private readonly advancer: Advancer,
    @Inject(WALL_CLOCK) private readonly clock: Clock,
  ) {}

  /** Returns the ids that were put to work again or given up. */
  async reconcile(): Promise<number[]> {
    const mended: number[] = [];
    const open = await this.db.investigations.open();
    this.left = open.flatMap(({ id, status, pausedAt }) => (status === 'paused' ? [{ id, since: pausedAt }] : []));
    for (const row of open) {
      if (row.status === 'awaiting-approval' || row.status === 'paused' || this.isYoung(row.queuedAt)) continue;
      if (await this.lives(row)) continue;
      await this.mend(row);
      mended.push(row.id);
    }
    return mended;
  }

  /** Those that the last look left alone because they are paused, and since when. */
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

  private async mend(row: InvestigationEntity): Promise<void> {
    const round = Math.max(1, row.round);
    const history = new CaseHistory(await this.db.stageResults.findAll(row.id));
    if (history.at('decide', round)) return this.advancer.advance(row.id, round);
    if (row.rootJobId === null) return this.advancer.startRound(row, round, row.generation);
    const generation = row.generation + 1;
    if (generation > MAX_GENERATIONS)
      return this.advancer.fail(
        row.id,
        `its jobs were lost ${MAX_GENERATIONS} times; a page or response may be crashing the worker`,
      );
    return this.advancer.startRound(row, round, generation);
  }
}
