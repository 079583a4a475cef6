import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, parseSpans, type Settings } from '@corroborate/config';
import { DAY_MS, type Clock } from '@corroborate/domain';
import { DATABASE, type Database, type ClaimedSourceCheck } from '@corroborate/db';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { WALL_CLOCK } from '@corroborate/investigation';
import { SourceWatcher } from './source.watcher';
import { SOURCE_WATCH_LIMITS } from './watch.thresholds';

/**
 * Checks sources again when due. Several instances may share a database, and each can be interrupted: rows record what
 * is due, which process checks it, and the result.
 */
@Injectable()
export class WatchJob {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly watcher: SourceWatcher,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'WATCH_AFTER' | 'WATCH_PER_DAY'>,
    // Due times are in real time, like the database clock.
    @Inject(WALL_CLOCK) private readonly clock: Clock,
    @Inject(LOG) private readonly log: Pick<ProcessLog, 'info' | 'error'>,
  ) {}

  /** Performs the checks due now, within the daily limits. Returns the number of checks started. */
  async run(signal: AbortSignal): Promise<number> {
    const { db, settings } = this;
    const after = parseSpans(settings.WATCH_AFTER);
    if (after.length === 0) return 0;
    await db.sourceChecks.schedule(after);
    const started = performance.now();
    let begun = 0;
    while (!signal.aborted && performance.now() - started < SOURCE_WATCH_LIMITS.runMs) {
      const taken = await this.claimDue();
      if (taken.length === 0) break;
      await Promise.all(taken.map((one) => this.check(one, signal)));
      begun += taken.length;
    }
    return begun;
  }

  private async claimDue(): Promise<ClaimedSourceCheck[]> {
    const { clock, db, settings } = this;
    const now = clock.now();
    const made = await db.sourceChecks.countSince(new Date(now.getTime() - DAY_MS));
    const left = Math.min(SOURCE_WATCH_LIMITS.atOnce, settings.WATCH_PER_DAY - made);
    return left > 0 ? db.sourceChecks.claim(now, left, SOURCE_WATCH_LIMITS.leaseMs) : [];
  }

  /** A failed check is repeated when its claim expires; other checks continue. */
  private async check(taken: ClaimedSourceCheck, signal: AbortSignal): Promise<void> {
    const { investigationId, sourceId } = taken;
    try {
      const change = await this.watcher.check(taken, signal);
      if (change !== null && change !== 'unchanged')
        this.log.info({ investigationId, sourceId, change }, 'a source changed since the decision');
    } catch (error) {
      if (!signal.aborted) this.log.error({ err: error, investigationId, sourceId }, 'checking a source failed');
    }
  }
}
