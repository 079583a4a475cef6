import { EventBuffer, type EventStore } from './event.buffer';

const storeOf = (stored: string[], fault: Error | null = null): EventStore & { flushes: () => number } => {
  let flushes = 0;
  const waiting: (() => void)[] = [];
  return {
    flushes: () => flushes,
    appendSoon: (_id, type) =>
      new Promise((resolve, reject) => {
        waiting.push(() => {
          if (fault) return reject(fault);
          stored.push(type);
          resolve();
        });
      }),
    flush: async () => {
      flushes += 1;
      waiting.splice(0).forEach((write) => write());
    },
  };
};

it('stores all events, in order, before a flush ends', async () => {
  const stored: string[] = [];
  const buffer = new EventBuffer(storeOf(stored), 1);
  buffer.add('a', {});
  buffer.add('b', {});
  await buffer.flush();
  expect(stored).toEqual(['a', 'b']);
});

it('flushes no events of others if its own are stored', async () => {
  const store = storeOf([]);
  const buffer = new EventBuffer(store, 1);
  buffer.add('a', {});
  await buffer.flush();
  await buffer.flush();
  expect(store.flushes()).toBe(1);
});

it('throws at the flush if an event could not be stored', async () => {
  const buffer = new EventBuffer(storeOf([], new Error('no database')), 1);
  buffer.add('a', {});
  await expect(buffer.flush()).rejects.toThrow('no database');
});
