import { Redis, type RedisOptions } from 'ioredis';
import type { QueueStore, ReportError } from './queue-store';

const EVICTION_POLICY = /^maxmemory_policy:(\S+)/mu;

/** BullMQ warns about the eviction policy per connection; here it is reported once at startup. */
class StoreRedis extends Redis {
  override info(...sections: unknown[]): Promise<string> {
    return super.info(...(sections as string[])).then((text) => text.replace(EVICTION_POLICY, ''));
  }

  override duplicate(override?: Partial<RedisOptions>): Redis {
    return new StoreRedis({ ...this.options, ...override });
  }

  /** Eviction policy of the server; null if unknown. */
  evictionPolicy(): Promise<string | null> {
    return super.info('memory').then(
      (text) => EVICTION_POLICY.exec(text)?.[1] ?? null,
      () => null,
    );
  }
}

/** For producers, which fail fast, with a second connection for workers, which keep waiting. */
export class WorkerPairedRedis extends StoreRedis {
  readonly working: Redis;

  constructor(url: string) {
    super(url, { ...REDIS_OPTIONS, maxRetriesPerRequest: 2 });
    this.working = new StoreRedis(url, { ...REDIS_OPTIONS, maxRetriesPerRequest: null });
  }
}

const REDIS_OPTIONS: RedisOptions = {
  connectTimeout: 5_000,
  lazyConnect: true,
  retryStrategy: (times) => Math.min(100 * 2 ** Math.min(times, 5), 2_000),
};

/** Opens Redis or Valkey. Rejects if the server is unreachable. */
export async function openRedisStore(url: string, report: ReportError): Promise<QueueStore> {
  const adding = new WorkerPairedRedis(url);
  let last: unknown = null;
  adding.on('error', (error) => (last = error));
  try {
    await adding.connect();
    await adding.ping();
  } catch (error) {
    for (const connection of [adding, adding.working]) connection.disconnect();
    // `connect` only rejects with "connection is closed".
    throw last ?? error;
  }
  for (const connection of [adding, adding.working]) connection.on('error', (error) => report('redis', error));
  return new RedisStore(adding, report);
}

const NO_EVICTION = 'noeviction';
const WRITE_CHECK_KEY = 'corroborate:write-check';
const WRITE_CHECK_INTERVAL_MS = 60_000;

class RedisStore implements QueueStore {
  readonly kind = 'redis';

  constructor(
    readonly connection: WorkerPairedRedis,
    readonly report: ReportError,
  ) {}

  /** A full or read-only server still answers PING, but refuses to write. */
  async ping(): Promise<void> {
    await this.connection.set(WRITE_CHECK_KEY, '1', 'PX', WRITE_CHECK_INTERVAL_MS);
  }

  async evictionPolicyFault(): Promise<string | null> {
    const policy = await this.connection.evictionPolicy();
    return policy === NO_EVICTION ? null : policy;
  }

  async repair(): Promise<void> {
    // Redis creates keys on use.
  }

  async close(): Promise<void> {
    for (const connection of [this.connection, this.connection.working]) connection.disconnect();
  }
}
