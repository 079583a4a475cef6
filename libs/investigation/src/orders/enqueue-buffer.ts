import pLimit from 'p-limit';

/**
 * Enqueues jobs of stored orders after the response has been sent; the row is the source of truth. Processes one order
 * at a time, so that a burst of orders leaves the database free for waiting requests.
 */
export class EnqueueBuffer {
  private readonly inTurn = pLimit(1);
  private readonly begun = new Set<Promise<void>>();

  /** `start` must handle its own errors. */
  add(start: () => Promise<void>): void {
    const work = this.inTurn(start).finally(() => this.begun.delete(work));
    this.begun.add(work);
  }

  /** Resolves when everything added has been started. */
  async settled(): Promise<void> {
    await Promise.all(this.begun);
  }

  /** Waits for the one in progress; the reconciler starts the rest. */
  async close(): Promise<void> {
    const [current] = this.begun;
    this.inTurn.clearQueue();
    this.begun.clear();
    await current;
  }
}
