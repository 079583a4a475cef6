import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Starts each item in its own event-loop turn and waits for all, so that other work of the process continues between
 * pages.
 */
export async function mapAcrossTurns<T, R>(items: readonly T[], work: (item: T) => R | Promise<R>): Promise<R[]> {
  const begun: Promise<R>[] = [];
  for (const item of items) {
    await nextTurn();
    const one = (async () => work(item))();
    // Errors are thrown by `Promise.all` below; this prevents an unhandled rejection before that.
    one.catch(() => undefined);
    begun.push(one);
  }
  return Promise.all(begun);
}
