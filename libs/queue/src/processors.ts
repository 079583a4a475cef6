import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { UnrecoverableError, type Job } from 'bullmq';
import { errorMessage } from './clean';
import { JobRunner } from './job.runner';
import { getStage } from './queue.names';
import { runStage, StageHandler, reportIfFailed } from './stage.job';
import { createPublicTopicParser, type SubmittedTopic } from './topic.contract';

/** How long work may take to react to an aborted signal. */
const GRACE_MS = 5_000;
const TOPIC_LIMITS = { timeoutMs: 30_000, graceMs: GRACE_MS };
/** Long, because pages load slowly; the next job continues unfinished work. */
const WATCH_LIMITS = { timeoutMs: 900_000, graceMs: GRACE_MS, scheduled: true };
/** Longer than the snapshot's own time limit. */
const SNAPSHOT_LIMITS = { timeoutMs: 180_000, graceMs: GRACE_MS };
const MAINTENANCE_LIMITS = { timeoutMs: 60_000, graceMs: GRACE_MS, scheduled: true };

/** Base of all processors: reports worker errors and repairs the store. */
@Injectable()
abstract class JobProcessor extends WorkerHost {
  constructor(protected readonly jobs: JobRunner) {
    super();
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.jobs.handleWorkerError(this.worker.name, error);
  }
}

/** Processes the jobs of one stage, determined by its queue. */
@Injectable()
export abstract class StageProcessor extends JobProcessor {
  constructor(
    jobs: JobRunner,
    private readonly work: StageHandler,
  ) {
    super(jobs);
  }

  process(job: Job, token?: string): Promise<void> {
    return runStage(getStage(job.queueName), { job, token }, this.jobs, this.work);
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job | undefined, error: Error): void {
    const stage = getStage(this.worker.name);
    reportIfFailed(stage, job, error, this.work).catch((fault: unknown) =>
      this.jobs.report(`abandoned ${stage}`, fault),
    );
  }
}

/**
 * Processes topics from the public queue. A payload that violates the contract fails immediately,
 * with all its errors.
 */
@Injectable()
export abstract class TopicProcessor extends JobProcessor {
  /** Reference time for topic dates. */
  protected abstract now(): Date;
  protected abstract handle(topic: SubmittedTopic): Promise<unknown>;

  private readonly parse = createPublicTopicParser(() => this.now());

  async process(job: Job, token?: string): Promise<void> {
    const parsed = this.parse(job.data);
    if (!parsed.ok)
      throw new UnrecoverableError(errorMessage(`The payload violates the contract: ${parsed.reasons.join('; ')}`));
    await this.jobs.run({ job, token }, TOPIC_LIMITS, async () => void (await this.handle(parsed.topic)));
  }
}

/** Processes browser snapshot jobs; each job contains the row's id. */
@Injectable()
export abstract class SnapshotProcessor extends JobProcessor {
  protected abstract handle(id: number, signal: AbortSignal): Promise<void>;

  async process(job: Job, token?: string): Promise<void> {
    const id = (job.data as { id?: unknown } | null)?.id;
    if (typeof id !== 'number' || !Number.isSafeInteger(id)) throw new UnrecoverableError('The job has no row ID');
    await this.jobs.run({ job, token }, SNAPSHOT_LIMITS, (signal) => this.handle(id, signal));
  }
}

/** Runs periodic work on one schedule shared by all processes. */
@Injectable()
export abstract class MaintenanceProcessor extends JobProcessor {
  protected abstract maintain(signal: AbortSignal): Promise<void>;

  process(job: Job, token?: string): Promise<void> {
    return this.jobs.run({ job, token }, MAINTENANCE_LIMITS, (signal) => this.maintain(signal));
  }
}

/** Checks due sources on one schedule shared by all processes. */
@Injectable()
export abstract class WatchProcessor extends JobProcessor {
  protected abstract watch(signal: AbortSignal): Promise<void>;

  process(job: Job, token?: string): Promise<void> {
    return this.jobs.run({ job, token }, WATCH_LIMITS, (signal) => this.watch(signal));
  }
}
