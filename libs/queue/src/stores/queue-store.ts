import type { Redis } from 'ioredis';
import type { Pool } from 'pg';

/** What differs between PostgreSQL and Redis as queue store. */
export interface QueueStore {
  readonly kind: 'postgres' | 'redis';
  /** Connection for queues and flows; see `StoreWorker` for workers. */
  readonly connection: Pool | Redis;
  /** Reports errors of the store or a worker; repeated ones are throttled. */
  readonly report: ReportError;
  /** One round trip. Rejects when the store does not answer or refuses to write. */
  ping(): Promise<void>;
  /** By which policy it deletes jobs when its memory is full; null where it never does, or does not say. */
  evicts(): Promise<string | null>;
  /** Restores what the error shows to be missing, such as tables after a restore. */
  repair(error: unknown): Promise<void>;
  close(): Promise<void>;
}

export type ReportError = (where: string, error: unknown) => void;
