import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { systemClock, type AnswerCache } from '@corroborate/domain';
import { TimestampService } from '@corroborate/evidence';
import {
  CaseChainJob,
  EvidenceCheckJob,
  PublicCopiesJob,
  ReinvestigationJob,
  RetentionJob,
  SnapshotRequests,
} from '@corroborate/housekeeping';
import { Reconciler, WaitingPlansJob } from '@corroborate/investigation';
import { ReviewPublisher, TopicPublisher } from '@corroborate/delivery';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { ANSWER_CACHE } from '@corroborate/upstream/module';

/** Periodic maintenance: requeues lost jobs, deletes expired data, reinvestigates topics that stayed unverified. */
@Injectable()
export class MaintenanceService {
  constructor(
    private readonly reconciler: Reconciler,
    private readonly reviews: ReviewPublisher,
    private readonly topics: TopicPublisher,
    private readonly reinvestigation: ReinvestigationJob,
    private readonly plans: WaitingPlansJob,
    private readonly retention: RetentionJob,
    private readonly chains: CaseChainJob,
    private readonly stamping: TimestampService,
    private readonly evidence: EvidenceCheckJob,
    private readonly snapshots: SnapshotRequests,
    private readonly copies: PublicCopiesJob,
    @Inject(ANSWER_CACHE) private readonly cache: AnswerCache,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOG) private readonly log: ProcessLog,
  ) {}

  async run(signal: AbortSignal): Promise<void> {
    const mended = await this.reconciler.reconcile();
    this.logPaused();
    const swept = await this.cache.sweep(systemClock.now());
    const offered = (await this.reviews.restoreLost()) + (await this.topics.restoreLost());
    const forgotten =
      (await this.db.webhookDeliveries.deleteExpired(this.settings.WEBHOOK_LOG_DAYS)) + (await this.topics.sweep());
    await this.chains.run(signal);
    await this.requestTimestamps(signal);
    await this.snapshots.requeuePending();
    await this.copies.run(signal);
    const tallied = await this.db.metrics.tally(systemClock.now(), signal);
    if (mended.length || swept || offered || forgotten || tallied)
      this.log.info({ mended, swept, offered, forgotten, tallied }, 'housekeeping done');
    const again = await this.reinvestigation.runIfDue();
    if (again.length) this.log.info({ investigations: again }, 'unverified topics queued for reinvestigation');
    const { reminded, dropped } = await this.plans.run();
    if (reminded.length || dropped.length) this.log.info({ reminded, dropped }, 'plans waiting for approval');
    const retained = await this.retention.runIfDue(signal);
    if (retained && Object.values(retained).some((count) => count > 0))
      this.log.info({ ...retained }, 'expired data deleted');
    await this.checkEvidence(signal);
  }

  private async requestTimestamps(signal: AbortSignal): Promise<void> {
    for (const { fault, ...attempt } of await this.stamping.run(signal))
      if (fault) this.log.warn({ ...attempt, fault }, 'timestamp authority failed; will retry');
  }

  private async checkEvidence(signal: AbortSignal): Promise<void> {
    for (const { investigationId, verdict } of (await this.evidence.runIfDue(signal)) ?? [])
      this.log.error(
        { investigationId, faults: verdict.faults },
        'stored evidence of a case differs from what was received',
      );
  }

  private loggedState = '';

  /** Logs only changes, because investigations can stay paused for days. */
  private logPaused(): void {
    const { paused } = this.reconciler;
    const now = JSON.stringify(paused);
    if (paused.length > 0 && now !== this.loggedState)
      this.log.info({ paused }, 'paused investigations left unattended');
    this.loggedState = now;
  }
}
