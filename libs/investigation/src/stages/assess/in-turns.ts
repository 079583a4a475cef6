import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Begins the work on each item in a turn of the loop of its own, and waits for all: what else the process has to do
 * goes on between two pages, however long each takes.
 */
export async function inTurns<T, R>(items: readonly T[], work: (item: T) => R | Promise<R>): Promise<R[]> {
  const begun: Promise<R>[] = [];
  for (const item of items) {
    await nextTurn();
    const one = (async () => work(item))();
    // A fault is told by the wait below; until then nobody listens.
    one.catch(() => undefined);
    begun.push(one);
  }
  return Promise.all(begun);
}
