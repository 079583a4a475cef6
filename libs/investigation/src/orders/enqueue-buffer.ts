import pLimit from 'p-limit';

/**
 * Orders that are stored are put to work behind the answer's back: the row is the truth, and whoever ordered need not
 * wait for the queue. One after the other, so that a rush of orders leaves the database to those who wait for answers.
 */
export class EnqueueBuffer {
  private readonly inTurn = pLimit(1);
  private readonly begun = new Set<Promise<void>>();

  /** `start` sees to its own faults. */
  add(start: () => Promise<void>): void {
    const work = this.inTurn(start).finally(() => this.begun.delete(work));
    this.begun.add(work);
  }

  /** Resolves when all that was added has been started. */
  async settled(): Promise<void> {
    await Promise.all(this.begun);
  }

  /** Waits for the one that is being started; those after it are left to the reconciler. */
  async close(): Promise<void> {
    const [current] = this.begun;
    this.inTurn.clearQueue();
    this.begun.clear();
    await current;
  }
}
