import {
  createRedisBackend,
  FlowProducer,
  Queue,
  Worker,
  type BackendFactory,
  type FlowProducerOptions,
  type Processor,
  type QueueOptions,
  type WorkerOptions,
} from 'bullmq';
import { Pool } from 'pg';
import { lastingBackend } from './lasting.connection';
import { WorkerPairedRedis } from './redis.store';

/**
 * BullMQ's classes, each of which finds by its connection on which store it works. `@nestjs/bullmq` takes one class of
 * each kind for the whole process; these serve stores of both kinds beside each other. Its types know connections of
 * Redis alone, hence `never`.
 */
const backendOf = (connection: unknown): BackendFactory =>
  (connection instanceof Pool ? lastingBackend : createRedisBackend) as BackendFactory;

export class StoreQueue extends Queue {
  constructor(name: string, options: QueueOptions) {
    super(name, options, backendOf(options.connection) as never);
  }
}

export class StoreFlowProducer extends FlowProducer {
  constructor(options: FlowProducerOptions) {
    super(options, backendOf(options.connection) as never);
  }
}

/** Made at rest: it takes no job before `run` is called, so that what is wrong with a process is known before. */
export class StoreWorker extends Worker {
  constructor(name: string, processor: Processor, options: WorkerOptions) {
    const { connection } = options;
    super(
      name,
      processor,
      { ...options, connection: connectionForWorkers(connection) as never, autorun: false },
      backendOf(connection) as never,
    );
  }
}

function connectionForWorkers(connection: unknown): unknown {
  // Each worker keeps one connection of the pool for itself, to be woken by.
  if (connection instanceof Pool) connection.options.max = (connection.options.max ?? 0) + 1;
  return connection instanceof WorkerPairedRedis ? connection.working : connection;
}
