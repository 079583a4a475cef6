import type { Redis } from 'ioredis';
import type { Pool } from 'pg';

/** What differs between PostgreSQL and Redis as the queues' store. */
export interface QueueStore {
  readonly kind: 'postgres' | 'redis';
  /** What queues and flows are made with; workers come to theirs by it, see `StoreWorker`. */
  readonly connection: Pool | Redis;
  /** Tells a fault of the store or of a worker; the same one again and again is told now and then. */
  readonly report: ReportError;
  /** One round trip. Rejects when the store does not answer or refuses to write. */
  ping(): Promise<void>;
  /** By which policy it deletes jobs when its memory is full; null if it never does, or does not say. */
  evicts(): Promise<string | null>;
  /** Puts right what the error shows to be missing (tables after a restore). */
  repair(error: unknown): Promise<void>;
  close(): Promise<void>;
}

export type ReportError = (where: string, error: unknown) => void;
