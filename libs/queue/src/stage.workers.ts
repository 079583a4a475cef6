import { STAGES, type StageName } from '@corroborate/domain';
import { contextOf, inSpan, SpanKind } from '@corroborate/telemetry';
import { UnrecoverableError, type Job, type Worker } from 'bullmq';
import { reasonOf } from './clean';
import { runJob, type Delivery, type RunLimits, type Runs } from './job.runner';
import { stageQueue } from './queue.names';
import { stageJobSchema, type StageJobData } from './stage.contract';
import type { QueueStore, ReportError } from './stores/queue-store';

export interface StageJob {
  investigationId: number;
  round: number;
  generation: number;
  /** 1 for the first try; counts tries that died with their process, too. */
  attempt: number;
  /** Aborted when time is up (`reason` 'timeout'), on `cancelRound` ('cancelled') and on close ('shutdown'). */
  signal: AbortSignal;
}
export type StageHandler = (job: StageJob) => Promise<void>;
/** Stages without a handler get no worker here; their jobs wait for a process that has one. */
export type StageHandlers = Partial<Record<StageName, StageHandler>>;

export interface StageWorkerOptions {
  concurrency: Record<StageName, number>;
  timeoutMs: number;
  attempts: number;
  lockMs: number;
  /**
   * A stage job has failed for good: all tries used, timed out, or its process died under it too often. Told
   * once per job by the process that saw it, best effort: the round goes on to `decide` in any case.
   */
  onGivenUp(stage: StageName, job: StageJobData, reason: string): void | Promise<void>;
  /** How long work may take to heed an aborted signal; default 5 s. */
  graceMs?: number;
  /** Deaths of its worker after which a job is given up; default `MAX_STALLED`. */
  deaths?: number;
}

/**
 * Deaths of its worker after which a job is given up: some page may be what kills. One such death is counted against
 * every job at work in that process, so few would condemn innocent neighbours.
 */
const MAX_STALLED = 20;

/** What the workers of all stages share. */
export interface StageTools {
  store: QueueStore;
  options: StageWorkerOptions;
  runs: Runs;
  report: ReportError;
}

export function startStages(handlers: StageHandlers, tools: StageTools): Worker[] {
  return STAGES.flatMap((stage) => {
    const handler = handlers[stage];
    return handler ? [startStage(stage, handler, tools)] : [];
  });
}

function startStage(stage: StageName, handler: StageHandler, tools: StageTools): Worker {
  const { concurrency, lockMs, deaths } = tools.options;
  const worker = tools.store.worker(
    stageQueue(stage),
    (job, token) => runStage(stage, handler, { job, token }, tools),
    workerOptions(concurrency[stage], lockMs, deaths),
  );
  worker.on('failed', (job, error) => {
    tellIfGivenUp(stage, job, error, tools.options).catch((fault: unknown) => tools.report(`given up ${stage}`, fault));
  });
  return worker;
}

async function runStage(
  stage: StageName,
  handler: StageHandler,
  delivery: Delivery,
  { options, runs }: StageTools,
): Promise<void> {
  const data = stageJobSchema.safeParse(delivery.job.data);
  if (!data.success)
    throw new UnrecoverableError(`The job data is not of version 1: ${reasonOf(data.error.issues[0]?.message)}`);
  const { investigationId, round } = data.data;
  const attempt = attemptOf(delivery.job);
  const attributes = {
    'corroborate.investigation_id': investigationId,
    'corroborate.round': round,
    'corroborate.attempt': attempt,
  };
  const work = (signal: AbortSignal) => handler({ ...keyOf(data.data), attempt, signal });
  // In the trace in which the round was ordered, whichever process does it.
  await inSpan(`stage ${stage}`, attributes, () => runJob(delivery, runs, limitsOf(options), work), {
    kind: SpanKind.CONSUMER,
    parent: contextOf(data.data.traceparent),
  });
}

const limitsOf = ({ timeoutMs, graceMs = 5_000, attempts }: StageWorkerOptions): RunLimits => ({
  timeoutMs,
  graceMs,
  attempts,
});

export const workerOptions = (concurrency: number, lockMs: number, deaths: number = MAX_STALLED) => ({
  concurrency,
  lockDuration: lockMs,
  stalledInterval: Math.max(500, Math.round(lockMs / 2)),
  maxStalledCount: deaths,
  // How soon to ask again after the store was away.
  runRetryDelay: 1_000,
  drainDelay: 5,
});

async function tellIfGivenUp(
  stage: StageName,
  job: Job | undefined,
  error: Error,
  options: StageWorkerOptions,
): Promise<void> {
  const data = stageJobSchema.safeParse(job?.data);
  if (!job || !data.success || !(await job.isFailed())) return;
  await options.onGivenUp(stage, data.data, reasonOf(error));
}

const keyOf = ({ investigationId, round, generation }: StageJobData) => ({ investigationId, round, generation });
const attemptOf = (job: Job): number => Math.max(job.attemptsStarted ?? 0, job.attemptsMade + 1);
