import type { Redis } from 'ioredis';
import type { Pool } from 'pg';

/** What differs between PostgreSQL and Redis as queue store. */
export interface QueueStore {
  readonly kind: 'postgres' | 'redis';
  /** Connection for queues and flows; see `StoreWorker` for workers. */
  readonly connection: Pool | Redis;
  /** Reports errors of the store or a worker; repeated ones are throttled. */
  readonly report: ReportError;
  /** One round trip. Rejects if the store does not respond or refuses to write. */
  ping(): Promise<void>;
  /** Eviction policy if the store deletes jobs when memory is full; null if it does not, or does not report it. */
  evictionPolicyFault(): Promise<string | null>;
  /** Repairs the cause of the error, such as missing tables after a restore. */
  repair(error: unknown): Promise<void>;
  close(): Promise<void>;
}

export type ReportError = (where: string, error: unknown) => void;
