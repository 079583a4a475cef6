import { Redis, type RedisOptions } from 'ioredis';
import type { QueueStore, ReportError } from './queue-store';

/** Whoever adds a job wants to know soon that it did not work; whoever waits for one waits on. */
export class WorkerPairedRedis extends Redis {
  readonly working: Redis;

  constructor(url: string) {
    super(url, { ...OPTIONS, maxRetriesPerRequest: 2 });
    this.working = new Redis(url, { ...OPTIONS, maxRetriesPerRequest: null });
  }
}

const OPTIONS: RedisOptions = {
  connectTimeout: 5_000,
  lazyConnect: true,
  retryStrategy: (times) => Math.min(100 * 2 ** Math.min(times, 5), 2_000),
};

/** Redis or Valkey. Rejects when the server cannot be reached. */
export async function openRedisStore(url: string, report: ReportError): Promise<QueueStore> {
  const adding = new WorkerPairedRedis(url);
  adding.on('error', (error) => report('redis', error));
  adding.working.on('error', (error) => report('redis', error));
  try {
    await adding.connect();
    await adding.ping();
  } catch (error) {
    adding.disconnect();
    throw error;
  }
  return new RedisStore(adding, report);
}

class RedisStore implements QueueStore {
  readonly kind = 'redis';

  constructor(
    readonly connection: WorkerPairedRedis,
    readonly report: ReportError,
  ) {}

  async ping(): Promise<void> {
    await this.connection.ping();
  }

  async repair(): Promise<void> {
    // Redis makes its keys as they are used.
  }

  async close(): Promise<void> {
    for (const connection of [this.connection, this.connection.working]) connection.disconnect();
  }
}
