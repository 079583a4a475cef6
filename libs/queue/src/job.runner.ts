import { isStorageUnavailable, type StorageFaults } from '@corroborate/domain';
import { DelayedError, UnrecoverableError, type Job } from 'bullmq';
import { errorMessage } from './clean';
import type { QueueStore } from './stores/queue-store';

/** Limits of one run of a job. */
export interface RunLimits {
  /** The signal is aborted after this time. */
  timeoutMs: number;
  /** How long the work may take to react to the signal before it is abandoned. */
  graceMs: number;
  /** Maximum attempts, whatever the job allows. */
  attempts?: number;
  /** The job runs again on its schedule anyway, so it does not wait for an unavailable store. */
  scheduled?: boolean;
}

/** A job as delivered to its worker. */
export interface DeliveredJob {
  job: Job;
  token: string | undefined;
}

/** Reasons given with an aborted signal. */
export type AbortReason = 'timeout' | 'shutdown';

/** Runs jobs in this process within their limits and stops them if necessary. */
export class JobRunner {
  private readonly running = new Set<AbortController>();

  constructor(
    private readonly store: Pick<QueueStore, 'repair' | 'report'>,
    private readonly faults: StorageFaults,
  ) {}

  /** See `runJob`. */
  async run(delivery: DeliveredJob, limits: RunLimits, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const controller = new AbortController();
    this.running.add(controller);
    const noted = (signal: AbortSignal) =>
      work(signal).catch((error: unknown) => {
        this.faults.note(error);
        throw error;
      });
    await runJob(delivery, controller, limits, noted).finally(() => this.running.delete(controller));
  }

  stop(): void {
    for (const controller of this.running) controller.abort('shutdown' satisfies AbortReason);
  }

  report(where: string, error: unknown): void {
    this.store.report(where, error);
  }

  /** Reports a worker error and repairs the store if it is the cause. */
  handleWorkerError(queue: string, error: unknown): void {
    this.faults.note(error);
    this.report(`worker ${queue}`, error);
    this.store.repair(error).catch((fault: unknown) => this.report('repair', fault));
  }
}

/**
 * Runs a job within its limits. Errors are stored as plain messages. Work stopped by shutdown, or failed because
 * storage is unavailable, returns to the queue without losing an attempt: otherwise all attempts would be used before
 * storage is back.
 */
async function runJob(
  delivery: DeliveredJob,
  controller: AbortController,
  limits: RunLimits,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort('timeout' satisfies AbortReason), limits.timeoutMs);
  try {
    await Promise.race([work(signal), rejectAfterGrace(signal, limits.graceMs)]);
  } catch (error) {
    if (signal.reason === 'shutdown') await delayJob(delivery, 0);
    if (!limits.scheduled && isStorageUnavailable(error)) await delayJob(delivery, storageBackoff(delivery.job));
    throw toJobError(error, delivery.job, signal, limits);
  } finally {
    clearTimeout(timer);
  }
}

/** Backoff while storage is unavailable, capped so that jobs resume soon after it is back. */
const STORAGE_BACKOFF_MS = { first: 500, most: 8_000 };
const storageBackoff = ({ attemptsStarted }: Job): number =>
  Math.min(STORAGE_BACKOFF_MS.first * 2 ** Math.max(0, (attemptsStarted ?? 1) - 1), STORAGE_BACKOFF_MS.most);

/** Rejects if the work has not reacted to the abort signal within the grace period. */
function rejectAfterGrace(signal: AbortSignal, graceMs: number): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () =>
      setTimeout(
        () => reject(new Error(`stopped (${String(signal.reason)}) and did not end by itself`)),
        graceMs,
      ).unref();
    signal.addEventListener('abort', stop, { once: true });
  });
}

async function delayJob({ job, token }: DeliveredJob, waitMs: number): Promise<never> {
  await job.moveToDelayed(Date.now() + waitMs, token);
  throw new DelayedError();
}

function toJobError(error: unknown, job: Job, signal: AbortSignal, limits: RunLimits): Error {
  const reason =
    signal.reason === 'timeout'
      ? `timed out after ${limits.timeoutMs} ms: ${errorMessage(error)}`
      : errorMessage(error);
  const last = limits.attempts !== undefined && job.attemptsMade + 1 >= limits.attempts;
  const final = last || error instanceof UnrecoverableError;
  const plain = final ? new UnrecoverableError(reason) : new Error(reason);
  // The stack is stored as well and would contain the original message.
  plain.stack = `${plain.name}: ${reason}`;
  return plain;
}
