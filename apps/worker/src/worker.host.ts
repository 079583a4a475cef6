import type { House, StageJob, TopicHandover, Workshop } from '@corroborate/investigation';
import { ACTIVE_STAGES, isActiveStage } from '@corroborate/investigation';
import { systemClock, type StageName } from '@corroborate/domain';
import { loadLanguages } from '@corroborate/text';
import { concurrencyOf } from './concurrency';

export interface WorkerLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** Jobs in, stages called: unwraps what the queues hand over and does nothing else. */
export async function startWorkers(
  house: House,
  workshop: Workshop,
  log: WorkerLog,
): Promise<{ close(): Promise<void> }> {
  loadLanguages();
  const { hub, settings } = house;
  const handlers = Object.fromEntries(
    ACTIVE_STAGES.map((stage) => [
      stage,
      (job: StageJob) => timed({ house, log, stage, job }, () => workshop.runner.run(stage, job)),
    ]),
  );
  const stages = hub.startStageWorkers(handlers, {
    concurrency: concurrencyOf(settings),
    timeoutMs: settings.STAGE_TIMEOUT_MS,
    attempts: settings.STAGE_ATTEMPTS,
    lockMs: settings.JOB_LOCK_MS,
    onGivenUp: async (stage: StageName, job: Omit<StageJob, 'signal' | 'attempt'>, reason: string) => {
      log.warn({ stage, ...job, reason }, 'a stage was given up');
      if (isActiveStage(stage)) await workshop.runner.giveUp(stage, job, reason);
    },
  });
  const takeIn = async (submitted: TopicHandover) => {
    const outcome = await house.intake.take(submitted);
    log.info({ ...outcome }, 'a topic was taken in');
  };
  const topics = hub.startTopicsWorker(takeIn, { now: () => house.clock.now() });
  const maintenance = await startMaintenance(house, workshop, log);
  const telling = [workshop.webhooks.start(), workshop.publisher.start()];
  const all = [stages, topics, maintenance, ...telling];
  return { close: async () => void (await Promise.all(all.map((each) => each.close()))) };
}

async function startMaintenance(house: House, workshop: Workshop, log: WorkerLog) {
  await house.hub.scheduleMaintenance({ everySeconds: house.settings.RECONCILE_SECONDS });
  return house.hub.startMaintenanceWorker(async (signal) => {
    const mended = await house.reconciler.reconcile();
    const swept = await workshop.sweep();
    const offered = await workshop.publisher.mend();
    const forgotten = await house.db.webhookDeliveries.sweep(house.settings.WEBHOOK_LOG_DAYS);
    const tallied = await house.db.metrics.tally(systemClock.now(), signal);
    if (mended.length || swept || offered || forgotten || tallied)
      log.info({ mended, swept, offered, forgotten, tallied }, 'house kept');
    const again = await workshop.reinvestigation.runIfDue();
    if (again.length) log.info({ investigations: again }, 'topics that stayed unverified are looked at again');
    const retained = await workshop.retention.runIfDue(signal);
    if (retained && Object.values(retained).some((count) => count > 0))
      log.info({ ...retained }, 'what was due was dropped');
  });
}

interface TimedStage {
  house: Pick<House, 'metrics'>;
  log: WorkerLog;
  stage: StageName;
  job: StageJob;
}

/**
 * Every stage leaves one line with its investigation, so that a log can be read by case; never addresses, texts or
 * settings.
 */
async function timed({ house, log, stage, job }: TimedStage, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  const { investigationId, round, attempt } = job;
  const note = (outcome: 'done' | 'error') => {
    const ms = Math.round(performance.now() - began);
    house.metrics.stage(stage, outcome, ms / 1000);
    const told = { investigationId, round, stage, attempt, ms };
    if (outcome === 'done') log.info(told, 'a stage is done');
    else log.warn(told, 'a stage broke and will be tried again');
  };
  try {
    await work();
    note('done');
  } catch (error) {
    note('error');
    throw error;
  }
}
