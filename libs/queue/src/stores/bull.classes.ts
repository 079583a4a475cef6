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
  PostgresConnection,
  PostgresQueueBackend,
  type PostgresConnectionOptions,
} from 'bullmq';
import { Pool } from 'pg';
import { WorkerPairedRedis } from './redis.store';

/**
 * BullMQ 6.7 caches a failed first connection forever: a worker created while the server was slow would never take a
 * job and would busy-loop. Here the failure is reported and the next call reconnects.
 */
class RetryingConnection extends PostgresConnection {
  override async waitUntilReady(): Promise<void> {
    try {
      await super.waitUntilReady();
    } catch (error) {
      Object.assign(this, { readyPromise: undefined });
      throw error;
    }
  }
}

/** BullMQ's backend with a retrying connection. Workers are identified by their notification connection's name. */
const retryingBackend: BackendFactory<PostgresQueueBackend, PostgresConnectionOptions> = (
  name,
  options,
  { withBlockingConnection, blocking } = {},
) => {
  const worker = (options as { name?: string }).name;
  const waking = withBlockingConnection ? `${name}${worker ? `:w:${worker}` : ''}` : undefined;
  const connection = new RetryingConnection(options.connection);
  return new PostgresQueueBackend(connection, name, options, true, blocking && !waking ? `${name}:qe` : waking);
};

/**
 * BullMQ classes that select the backend by connection. `@nestjs/bullmq` uses one class of each kind per process; these
 * support both stores at once. Its types know only Redis connections, hence `never`.
 */
const backendOf = (connection: unknown): BackendFactory =>
  (connection instanceof Pool ? retryingBackend : createRedisBackend) as BackendFactory;

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

/** Created idle: takes no jobs before `run`, so that configuration errors are found first. */
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
  // Each worker reserves one connection of the pool for notifications.
  if (connection instanceof Pool) connection.options.max = (connection.options.max ?? 0) + 1;
  return connection instanceof WorkerPairedRedis ? connection.working : connection;
}
