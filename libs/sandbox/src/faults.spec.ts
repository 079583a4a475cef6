import { FaultBook, seededRandom } from './faults';
import type { Fault } from './world/world.types';

const bookOf = (faults: Record<string, Partial<Fault>>) =>
  new FaultBook(new Map(Object.entries(faults).map(([name, fault]) => [name, { down: false, ...fault }])));

describe('playing faults', () => {
  it('does nothing without a fault', () => {
    expect(bookOf({}).next('brave')).toBeNull();
  });

  it('answers a quota of requests and then says that it is used up', () => {
    const book = bookOf({ brave: { quota: 2 } });
    expect([1, 2, 3, 4].map(() => book.next('brave')?.status)).toEqual([undefined, undefined, 429, 429]);
  });

  it('carries status and pause', () => {
    const reply = bookOf({ brave: { status: 503, retryAfter: 30 } }).next('brave');
    expect([reply?.status, reply?.headers?.['retry-after']]).toEqual([503, '30']);
  });

  it('applies the default to upstreams without a fault of their own, counted apart', () => {
    const book = bookOf({ brave: { down: true }, default: { quota: 1 } });
    expect(book.next('brave')?.wire).toEqual({ kind: 'reset' });
    expect(['gdelt', 'gdelt', 'tavily'].map((name) => book.next(name)?.status)).toEqual([undefined, 429, undefined]);
  });

  it('draws other numbers for other upstreams', () => {
    expect(seededRandom(1, 'brave')()).not.toBe(seededRandom(1, 'gdelt')());
  });
});
