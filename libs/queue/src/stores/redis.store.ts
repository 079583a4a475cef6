import { createRedisBackend, FlowProducer, Queue, Worker, type Processor, type WorkerOptions } from 'bullmq';
import { Redis } from 'ioredis';
import type { QueueStore, ReportError } from './queue-store';

/** Redis or Valkey. Rejects when the server cannot be reached. */
export async function openRedisStore(url: string, report: ReportError): Promise<QueueStore> {
  // Whoever adds a job wants to know soon that it did not work; whoever waits for one waits on.
  const adding = new Redis(url, { maxRetriesPerRequest: 2, connectTimeout: 5_000, lazyConnect: true, retryStrategy });
  const working = new Redis(url, {
    maxRetriesPerRequest: null,
    connectTimeout: 5_000,
    lazyConnect: true,
    retryStrategy,
  });
  adding.on('error', (error) => report('redis', error));
  working.on('error', (error) => report('redis', error));
  try {
    await adding.connect();
    await adding.ping();
  } catch (error) {
    adding.disconnect();
    throw error;
  }
  return new RedisStore(adding, working);
}

const retryStrategy = (times: number): number => Math.min(100 * 2 ** Math.min(times, 5), 2_000);

class RedisStore implements QueueStore {
  readonly kind = 'redis';

  constructor(
    private readonly adding: Redis,
    private readonly working: Redis,
  ) {}

  queue(name: string): Queue {
    return new Queue(name, { connection: this.adding }, createRedisBackend);
  }
  flowProducer(): FlowProducer {
    return new FlowProducer({ connection: this.adding }, createRedisBackend);
  }
  worker(name: string, processor: Processor, options: Omit<WorkerOptions, 'connection'>): Worker {
    return new Worker(name, processor, { ...options, connection: this.working }, createRedisBackend);
  }

  async ping(): Promise<void> {
    await this.adding.ping();
  }

  async repair(): Promise<void> {
    // Redis makes its keys as they are used.
  }

  async close(): Promise<void> {
    for (const connection of [this.adding, this.working]) connection.disconnect();
  }
}
