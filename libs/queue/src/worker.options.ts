import { Processor, type WorkerHost } from '@nestjs/bullmq';
import type { Type } from '@nestjs/common';
import { CorroborateError } from '@corroborate/domain';
import type { WorkerOptions } from 'bullmq';

type OwnOptions = Omit<WorkerOptions, 'connection'>;

/**
 * Deaths of its worker after which a job is abandoned: some page may be what kills. One such death is counted against
 * every job at work in that process, so few would condemn innocent neighbors.
 */
const MAX_STALLED = 20;

export const workerOptions = (concurrency: number, lockMs: number, deaths: number = MAX_STALLED): OwnOptions => ({
  concurrency,
  lockDuration: lockMs,
  stalledInterval: Math.max(500, Math.round(lockMs / 2)),
  maxStalledCount: deaths,
  // How soon to ask again after the store was away.
  runRetryDelay: 1_000,
  drainDelay: 5,
});

/** The library's key, which it does not export; under another name no process would start, and say so. */
const PROCESSOR_METADATA = 'bullmq:processor_metadata';

/**
 * The processor with the options of its worker. `@nestjs/bullmq` reads them off the class; ours are settings, so that
 * each process makes a class of its own below the one that was written.
 */
export function withWorkerOptions<T extends WorkerHost>(processor: Type<T>, options: OwnOptions): Type<T> {
  const queue = Reflect.getMetadata(PROCESSOR_METADATA, processor) as { name?: string } | undefined;
  if (!queue?.name)
    throw new CorroborateError('internal', `${processor.name} does not declare a queue with @Processor.`);
  const configured = { [processor.name]: class extends (processor as Type<object>) {} }[processor.name] as Type<T>;
  Processor(queue, options)(configured);
  return configured;
}
