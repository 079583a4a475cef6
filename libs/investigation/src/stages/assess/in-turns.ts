import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Starts each item in its own event-loop turn and waits for all of them, so that other work of the process can continue
 * between items.
 */
export async function mapAcrossTurns<T, R>(items: readonly T[], work: (item: T) => R | Promise<R>): Promise<R[]> {
  const begun: Promise<R>[] = [];
  for (const item of items) {
    await nextTurn();
    const one = (async () => work(item))();
    // `Promise.all` below throws the errors; this prevents an unhandled rejection before then.
    one.catch(() => undefined);
    begun.push(one);
  }
  return Promise.all(begun);
}
