import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, spansOf, type Settings } from '@corroborate/config';
import { DAY_MS, type Clock } from '@corroborate/domain';
import { DATABASE, type Database, type TakenLook } from '@corroborate/db';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { WALL_CLOCK } from '@corroborate/investigation';
import { SourceWatcher } from './source.watcher';
import { WATCHING } from './watch.thresholds';

/**
 * Looks at sources again when it is time. Any number of these may run on one database, and any may die: rows say what
 * is due, who looks, and what was seen.
 */
@Injectable()
export class WatchJob {
  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'looks'>,
    @Inject(SourceWatcher) private readonly watcher: Pick<SourceWatcher, 'look'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'WATCH_AFTER' | 'WATCH_PER_DAY'>,
    // Looks are due by the time of the rows, which is the database's.
    @Inject(WALL_CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Pick<ProcessLog, 'info' | 'error'>,
  ) {}

  /** Does what is due now, within the bounds of the day. Gives the number of looks that were begun. */
  async run(signal: AbortSignal): Promise<number> {
    const { db, settings } = this;
    const after = spansOf(settings.WATCH_AFTER);
    if (after.length === 0) return 0;
    await db.looks.plan(after);
    const started = performance.now();
    let begun = 0;
    while (!signal.aborted && performance.now() - started < WATCHING.runMs) {
      const taken = await this.take();
      if (taken.length === 0) break;
      await Promise.all(taken.map((one) => this.look(one, signal)));
      begun += taken.length;
    }
    return begun;
  }

  private async take(): Promise<TakenLook[]> {
    const { clock, db, settings } = this;
    const now = clock.now();
    const made = await db.looks.madeSince(new Date(now.getTime() - DAY_MS));
    const left = Math.min(WATCHING.atOnce, settings.WATCH_PER_DAY - made);
    return left > 0 ? db.looks.take(now, left, WATCHING.leaseMs) : [];
  }

  /** What fails is tried again when its claim ends; the others go on. */
  private async look(taken: TakenLook, signal: AbortSignal): Promise<void> {
    const { investigationId, sourceId } = taken;
    try {
      const change = await this.watcher.look(taken, signal);
      if (change !== null && change !== 'unchanged')
        this.log.info({ investigationId, sourceId, change }, 'a source changed since the decision');
    } catch (error) {
      if (!signal.aborted) this.log.error({ err: error, investigationId, sourceId }, 'checking a source failed');
    }
  }
}
