import { WorkerHost } from '@nestjs/bullmq';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { CorroborateError } from '@corroborate/domain';
import { findHandlerFaults, type HandlerFault } from './handlers.policy';
import { JobRunner } from './job.runner';

export interface WorkersOptions {
  /** Queues that must each have exactly one processor in this process. */
  queues: readonly string[];
  /** How long running jobs may continue on shutdown before they are stopped; default 10 s. */
  graceMs?: number;
}

/** Injection token of `WorkersOptions`. */
export const WORKERS_OPTIONS = Symbol('WorkersOptions');

const GRACE_MS = 10_000;

/**
 * Workers of this process: started once every queue is known to have one handler, and stopped
 * before anything else.
 */
@Injectable()
export class Workers implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly jobs: JobRunner,
    @Inject(WORKERS_OPTIONS) private readonly options: WorkersOptions,
  ) {}

  /** @throws CorroborateError `internal` if a queue has no handler or several */
  async onApplicationBootstrap(): Promise<void> {
    const hosts = this.listHandlers();
    const handlers = hosts.map((host) => ({ queue: host.worker.name, name: host.constructor.name }));
    const faults = findHandlerFaults(this.options.queues, handlers);
    if (faults.length > 0) {
      // They are already connected, and no shutdown hook is called for an application that failed
      // to start.
      await this.onModuleDestroy();
      throw handlerError(faults);
    }
    for (const { worker } of hosts)
      worker.run().catch((error: unknown) => this.jobs.handleWorkerError(worker.name, error));
  }

  /** Stops taking jobs, waits for running ones, and stops them after the grace period. */
  async onModuleDestroy(): Promise<void> {
    const stop = setTimeout(() => this.jobs.stop(), this.options.graceMs ?? GRACE_MS);
    await Promise.all(
      this.listHandlers().map(({ worker }) =>
        worker.close().catch((error: unknown) => this.jobs.report('close', error)),
      ),
    );
    clearTimeout(stop);
  }

  private listHandlers(): WorkerHost[] {
    return this.discovery
      .getProviders()
      .map(({ instance }) => instance as unknown)
      .filter((instance): instance is WorkerHost => instance instanceof WorkerHost);
  }
}

function handlerError(faults: HandlerFault[]): CorroborateError {
  const problems = faults.map(({ queue, handlers }) =>
    handlers.length === 0 ? `${queue} has no handler` : `${queue} has ${handlers.length} (${handlers.join(', ')})`,
  );
  return new CorroborateError('internal', `Each queue must have exactly one handler: ${problems.join('; ')}.`, {
    details: { queues: faults.map(({ queue }) => queue) },
  });
}
