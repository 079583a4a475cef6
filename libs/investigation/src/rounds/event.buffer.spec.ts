import { EventBuffer, type EventStore } from './event.buffer';

const storeOf = (batches: string[][], fault: Error | null = null, asked = () => {}): EventStore => ({
  appendMany: async (_id, events) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    asked();
    if (fault) throw fault;
    batches.push(events.map(({ type }) => type));
    return [];
  },
});

it('writes events added together in one batch, and all of them before a flush ends', async () => {
  const batches: string[][] = [];
  const buffer = new EventBuffer(storeOf(batches), 1);
  buffer.add('a', {});
  buffer.add('b', {});
  const first = buffer.flush();
  buffer.add('c', {});
  await Promise.all([first, buffer.flush()]);
  expect(batches).toEqual([['a', 'b'], ['c']]);
});

it('writes without a flush', async () => {
  const batches: string[][] = [];
  await new Promise<void>((asked) => new EventBuffer(storeOf(batches, null, asked), 1).add('a', {}));
  expect(batches).toEqual([['a']]);
});

it('throws at the flush if an event could not be stored', async () => {
  let asked: () => void;
  const written = new Promise<void>((resolve) => (asked = resolve));
  const buffer = new EventBuffer(
    storeOf([], new Error('no database'), () => asked()),
    1,
  );
  buffer.add('a', {});
  await written;
  await expect(buffer.flush()).rejects.toThrow('no database');
});
