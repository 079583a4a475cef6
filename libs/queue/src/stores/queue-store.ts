import type { FlowProducer, Processor, Queue, Worker, WorkerOptions } from 'bullmq';

/** What differs between PostgreSQL and Redis as the queues' store. */
export interface QueueStore {
  readonly kind: 'postgres' | 'redis';
  queue(name: string): Queue;
  flowProducer(): FlowProducer;
  worker(name: string, processor: Processor, options: Omit<WorkerOptions, 'connection'>): Worker;
  /** One round trip. Rejects when the store does not answer. */
  ping(): Promise<void>;
  /** Puts right what the error shows to be missing (tables after a restore). */
  repair(error: unknown): Promise<void>;
  close(): Promise<void>;
}

export type ReportError = (where: string, error: unknown) => void;
