import { FaultBook, FaultPlayer, seededRandom } from './faults';
import type { Fault } from './world/world.types';

const fault = (changes: Partial<Fault>): Fault => ({ latencyMs: 0, errorRate: 0, down: false, ...changes });
const kinds = (player: FaultPlayer, count: number) =>
  Array.from({ length: count }, () => player.next().call?.kind ?? 'ok');

describe('playing faults', () => {
  it('does nothing without a fault', () => {
    expect(new FaultPlayer(undefined).next()).toEqual({ delayMs: 0, down: false, call: null });
  });

  it('fails at the given rate, and the same way each time for one seed', () => {
    const once = kinds(new FaultPlayer(fault({ errorRate: 0.3, seed: 7 })), 400);
    const failures = once.filter((kind) => kind === 'error').length;
    expect(kinds(new FaultPlayer(fault({ errorRate: 0.3, seed: 7 })), 400)).toEqual(once);
    expect(kinds(new FaultPlayer(fault({ errorRate: 0.3, seed: 8 })), 400)).not.toEqual(once);
    expect(failures).toBeGreaterThan(80);
    expect(failures).toBeLessThan(160);
  });

  it('answers a quota of requests and then says that it is used up', () => {
    expect(kinds(new FaultPlayer(fault({ quota: 2 })), 4)).toEqual(['ok', 'ok', 'quota', 'quota']);
  });

  it('carries status, pause and latency', () => {
    const player = new FaultPlayer(fault({ errorRate: 1, status: 429, retryAfter: 30, latencyMs: 5 }));
    expect(player.next()).toEqual({
      delayMs: 5,
      down: false,
      call: { kind: 'error', status: 429, retryAfter: 30 },
    });
  });

  it('is down when told so', () => {
    expect(new FaultPlayer(fault({ down: true })).next().down).toBe(true);
  });

  it('applies the default to upstreams without a fault of their own, counted apart', () => {
    const book = new FaultBook(
      new Map([
        ['brave', fault({ down: true })],
        ['default', fault({ quota: 1 })],
      ]),
    );
    expect(book.next('brave').down).toBe(true);
    expect([book.next('gdelt'), book.next('gdelt'), book.next('tavily')].map(({ call }) => call?.kind)).toEqual([
      undefined,
      'quota',
      undefined,
    ]);
  });

  it('draws other numbers for other upstreams', () => {
    expect(seededRandom(1, 'brave')()).not.toBe(seededRandom(1, 'gdelt')());
  });
});
