import { Processor, type WorkerHost } from '@nestjs/bullmq';
import type { Type } from '@nestjs/common';
import { CorroborateError } from '@corroborate/domain';
import type { WorkerOptions } from 'bullmq';

type WorkerSettings = Omit<WorkerOptions, 'connection'>;

/**
 * Worker crashes after which a job is abandoned, because its page may cause them. A crash counts for all jobs running
 * in the process, so a low limit would also abandon jobs that did not cause it.
 */
const MAX_STALLED = 20;

export const workerOptions = (concurrency: number, lockMs: number, deaths: number = MAX_STALLED): WorkerSettings => ({
  concurrency,
  lockDuration: lockMs,
  stalledInterval: Math.max(500, Math.round(lockMs / 2)),
  maxStalledCount: deaths,
  // Wait before retrying after the store was unavailable.
  runRetryDelay: 1_000,
  drainDelay: 5,
});

/**
 * Metadata key that the library does not export. If it changes, processes fail at startup with an error.
 */
const PROCESSOR_METADATA = 'bullmq:processor_metadata';

/**
 * The processor class with worker options. `@nestjs/bullmq` reads them from the class, but ours are settings, so a
 * subclass is created per process.
 */
export function withWorkerOptions<T extends WorkerHost>(processor: Type<T>, options: WorkerSettings): Type<T> {
  const queue = Reflect.getMetadata(PROCESSOR_METADATA, processor) as { name?: string } | undefined;
  if (!queue?.name)
    throw new CorroborateError('internal', `${processor.name} does not declare a queue with @Processor.`);
  const configured = { [processor.name]: class extends (processor as Type<object>) {} }[processor.name] as Type<T>;
  Processor(queue, options)(configured);
  return configured;
}
