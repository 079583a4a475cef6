import { DelayedError, UnrecoverableError, type Job } from 'bullmq';
import { reasonOf } from './clean';

/** How one run of a job is bounded. */
export interface RunLimits {
  /** When it is over the signal is aborted. */
  timeoutMs: number;
  /** How long the work may take to heed the signal before it is left behind. */
  graceMs: number;
  /** No more tries than this, whatever the job itself allows. */
  attempts?: number;
}

/** Reasons given with an aborted signal. */
export type AbortReason = 'timeout' | 'cancelled' | 'shutdown';

/** What is running in this process, so that it can be told to stop. */
export class Runs {
  private readonly running = new Map<string, AbortController>();

  begin(jobId: string): AbortController {
    const controller = new AbortController();
    this.running.set(jobId, controller);
    return controller;
  }
  end(jobId: string): void {
    this.running.delete(jobId);
  }
  abort(reason: AbortReason, which: (jobId: string) => boolean = () => true): void {
    for (const [jobId, controller] of this.running) if (which(jobId)) controller.abort(reason);
  }
}

/**
 * Runs the work of a job within its limits. Whatever is thrown reaches the store as a plain message that it
 * can hold. Work that is stopped by shutdown goes back into the queue without costing a try.
 */
export async function runJob(
  job: Job,
  token: string | undefined,
  runs: Runs,
  limits: RunLimits,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const jobId = job.id ?? '';
  const controller = runs.begin(jobId);
  const timer = setTimeout(() => controller.abort('timeout' satisfies AbortReason), limits.timeoutMs);
  try {
    await Promise.race([work(controller.signal), leftBehind(controller.signal, limits.graceMs)]);
  } catch (error) {
    if (controller.signal.reason === 'shutdown') await putBack(job, token);
    throw storable(error, job, controller.signal, limits);
  } finally {
    clearTimeout(timer);
    runs.end(jobId);
  }
}

/** Rejects when the signal has been aborted for longer than the work may take to heed it. */
function leftBehind(signal: AbortSignal, graceMs: number): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () =>
      setTimeout(
        () => reject(new Error(`stopped (${String(signal.reason)}) and did not end by itself`)),
        graceMs,
      ).unref();
    signal.addEventListener('abort', stop, { once: true });
  });
}

async function putBack(job: Job, token: string | undefined): Promise<never> {
  await job.moveToDelayed(Date.now(), token);
  throw new DelayedError();
}

function storable(error: unknown, job: Job, signal: AbortSignal, limits: RunLimits): Error {
  const reason =
    signal.reason === 'timeout' ? `timed out after ${limits.timeoutMs} ms: ${reasonOf(error)}` : reasonOf(error);
  const last = limits.attempts !== undefined && job.attemptsMade + 1 >= limits.attempts;
  const final = last || error instanceof UnrecoverableError || signal.reason === 'cancelled';
  const plain = final ? new UnrecoverableError(reason) : new Error(reason);
  // The stack is stored, too; it would carry the original message.
  plain.stack = `${plain.name}: ${reason}`;
  return plain;
}
