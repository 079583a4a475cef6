import type { StageName } from '@corroborate/domain';
import { extractContext, runInSpan, SpanKind } from '@corroborate/telemetry';
import { UnrecoverableError, type Job } from 'bullmq';
import { errorMessage } from './clean';
import type { DeliveredJob, JobRunner, RunLimits } from './job.runner';
import { stageJobSchema, type StageJobData } from './stage.contract';
import type { RoundKey } from './queue.names';

export interface StageJob extends RoundKey {
  /** 1 for the first attempt; includes attempts lost in a crash. */
  attempt: number;
  /** Aborted on timeout (`reason` 'timeout') and on close ('shutdown'). */
  signal: AbortSignal;
}

/** Stage execution, injected by this class into stage processors. */
export abstract class StageHandler {
  abstract readonly limits: RunLimits;
  abstract run(stage: StageName, job: StageJob): Promise<void>;
  /**
   * Called when a stage job has failed permanently (attempts, timeout or crashes): once, by the process that noticed,
   * best effort. The round continues to `decide` anyway.
   */
  abstract handleFailure(stage: StageName, job: StageJobData, reason: string): Promise<void>;
}

/** Unwraps a job and runs its stage within the trace in which the round was ordered. */
export async function runStage(
  stage: StageName,
  delivery: DeliveredJob,
  jobs: JobRunner,
  work: StageHandler,
): Promise<void> {
  const data = stageJobSchema.safeParse(delivery.job.data);
  if (!data.success)
    throw new UnrecoverableError(`The job data is not of version 1: ${errorMessage(data.error.issues[0]?.message)}`);
  const { investigationId, round, generation, traceparent } = data.data;
  const attempt = Math.max(delivery.job.attemptsStarted ?? 0, delivery.job.attemptsMade + 1);
  const attributes = {
    'corroborate.investigation_id': investigationId,
    'corroborate.round': round,
    'corroborate.attempt': attempt,
  };
  const call = (signal: AbortSignal) => work.run(stage, { investigationId, round, generation, attempt, signal });
  await runInSpan(`stage ${stage}`, attributes, () => jobs.run(delivery, work.limits, call), {
    kind: SpanKind.CONSUMER,
    parent: extractContext(traceparent),
  });
}

export async function reportIfFailed(
  stage: StageName,
  job: Job | undefined,
  error: Error,
  work: StageHandler,
): Promise<void> {
  const data = stageJobSchema.safeParse(job?.data);
  if (!job || !data.success || !(await job.isFailed())) return;
  await work.handleFailure(stage, data.data, errorMessage(error));
}
