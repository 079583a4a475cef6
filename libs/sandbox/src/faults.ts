import { plain, retryAfter } from './upstreams/replies';
import type { Reply } from './upstreams/upstream.types';
import type { Fault } from './world/world.types';

/** Plays the faults of a world; requests are counted by upstream. */
export class FaultBook {
  private readonly asked = new Map<string, number>();

  constructor(private readonly faults: ReadonlyMap<string, Fault>) {}

  /** What the next request is answered with instead; null where it is served. */
  next(upstream: string): Reply | null {
    const fault = this.faults.get(upstream) ?? this.faults.get('default');
    if (!fault) return null;
    const asked = (this.asked.get(upstream) ?? 0) + 1;
    this.asked.set(upstream, asked);
    if (fault.down) return { status: 0, wire: { kind: 'reset' } };
    if (fault.quota === undefined ? fault.status === undefined : asked <= fault.quota) return null;
    return plain('Service unavailable', fault.status ?? 429, retryAfter(fault.retryAfter));
  }
}

/** Mulberry32: small, and the same on every machine. The salt keeps upstreams from failing in step. */
export function seededRandom(seed: number, salt = ''): () => number {
  let state = [...salt].reduce((sum, mark) => (Math.imul(sum, 31) + mark.charCodeAt(0)) | 0, Math.trunc(seed) | 0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
