import { FaultBook, seededRandom } from './sandbox';
import type { Fault } from './world/world.types';

const bookOf = (faults: Record<string, Partial<Fault>>) =>
  new FaultBook(
    new Map(Object.entries(faults).map(([name, one]) => [name, { latencyMs: 0, errorRate: 0, down: false, ...one }])),
  );
const statuses = (book: FaultBook, count: number) =>
  Array.from({ length: count }, () => book.next('brave').reply?.status);

describe('simulated faults', () => {
  it('does nothing without a fault', () => {
    expect(bookOf({}).next('brave')).toEqual({ delayMs: 0, reply: null });
  });

  it('fails at the given rate, reproducibly for a seed', () => {
    const once = statuses(bookOf({ brave: { errorRate: 0.3, seed: 7 } }), 400);
    const failures = once.filter((status) => status === 503).length;
    expect(statuses(bookOf({ brave: { errorRate: 0.3, seed: 7 } }), 400)).toEqual(once);
    expect(statuses(bookOf({ brave: { errorRate: 0.3, seed: 8 } }), 400)).not.toEqual(once);
    expect(failures).toBeGreaterThan(80);
    expect(failures).toBeLessThan(160);
  });

  it('returns 429 after the given number of requests', () => {
    expect(statuses(bookOf({ brave: { quota: 2 } }), 4)).toEqual([undefined, undefined, 429, 429]);
  });

  it('returns status, Retry-After and latency', () => {
    const { reply, delayMs } = bookOf({
      brave: { status: 503, errorRate: 1, retryAfter: 30, latencyMs: 5 },
    }).next('brave');
    expect([reply?.status, reply?.headers?.['retry-after'], delayMs]).toEqual([503, '30', 5]);
  });

  it('applies the default to upstreams without their own fault, with separate counts', () => {
    const book = bookOf({ brave: { down: true }, default: { quota: 1 } });
    expect(book.next('brave').reply?.wire).toEqual({ kind: 'reset' });
    const later = ['gdelt', 'gdelt', 'tavily'].map((name) => book.next(name).reply?.status);
    expect(later).toEqual([undefined, 429, undefined]);
  });

  it('uses a different random sequence per upstream', () => {
    expect(seededRandom(1, 'brave')()).not.toBe(seededRandom(1, 'gdelt')());
  });
});
