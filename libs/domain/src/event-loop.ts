import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maximum time between two yields to the event loop, in ms. */
const TIME_SLICE_MS = 20;

/** Lets other work of the process run between the steps of a long computation. */
export class EventLoopYielder {
  private since = performance.now();

  /** Whether to yield. Check it before `pause` if steps are short: an await costs more than a short step. */
  isSpent(): boolean {
    return performance.now() - this.since >= TIME_SLICE_MS;
  }

  /** Yields to the event loop if the time is used up. */
  async pause(): Promise<void> {
    if (!this.isSpent()) return;
    await nextTurn();
    this.since = performance.now();
  }
}

/** Maps items in order and yields to the event loop whenever the time is used up. */
export async function mapYielding<T, R>(items: Iterable<T>, map: (item: T) => R): Promise<R[]> {
  const share = new EventLoopYielder();
  const mapped: R[] = [];
  for (const item of items) {
    mapped.push(map(item));
    if (share.isSpent()) await share.pause();
  }
  return mapped;
}
