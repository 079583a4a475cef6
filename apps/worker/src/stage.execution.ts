import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import type { StageName } from '@corroborate/domain';
import { isActiveStage, StageRunner, type ActiveStage } from '@corroborate/investigation';
import type { StageJobData } from '@corroborate/queue';
import { StageHandler, type RunLimits, type StageJob } from '@corroborate/queue/module';
import { ProcessMetrics } from '@corroborate/telemetry';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';

/** Time for a stage to react to an aborted signal, in ms. */
const GRACE_MS = 5_000;

/** Runs a stage for its processor, and records its outcome and duration. */
@Injectable()
export class StageExecution extends StageHandler {
  readonly limits: RunLimits;

  constructor(
    private readonly runner: StageRunner,
    private readonly metrics: ProcessMetrics,
    @Inject(LOG) private readonly log: ProcessLog,
    @Inject(SETTINGS) { STAGE_TIMEOUT_MS, STAGE_ATTEMPTS }: Settings,
  ) {
    super();
    this.limits = { timeoutMs: STAGE_TIMEOUT_MS, attempts: STAGE_ATTEMPTS, graceMs: GRACE_MS };
  }

  async run(stage: StageName, job: StageJob): Promise<void> {
    if (!isActiveStage(stage)) return;
    const began = performance.now();
    try {
      await this.runner.run(stage, job);
      this.logOutcome(stage, job, 'done', began);
    } catch (error) {
      this.logOutcome(stage, job, 'error', began);
      throw error;
    }
  }

  async handleFailure(
    stage: StageName,
    { investigationId, round, generation }: StageJobData,
    reason: string,
  ): Promise<void> {
    const job = { investigationId, round, generation };
    this.log.warn({ stage, ...job, reason }, 'stage abandoned');
    if (isActiveStage(stage)) await this.runner.giveUp(stage, job, reason);
  }

  /**
   * Logs one line per stage with the investigation, so that logs can be filtered by case. Never contains URLs, texts or
   * settings.
   */
  private logOutcome(stage: ActiveStage, job: StageJob, outcome: 'done' | 'error', began: number): void {
    const ms = Math.round(performance.now() - began);
    this.metrics.stage(stage, outcome, ms / 1000);
    const { investigationId, round, attempt } = job;
    const fields = { investigationId, round, stage, attempt, ms };
    if (outcome === 'done') this.log.info(fields, 'stage completed');
    else this.log.warn(fields, 'stage failed; will retry');
  }
}
