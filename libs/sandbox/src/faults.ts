import { plain, retryAfter } from './upstreams/replies';
import type { Reply } from './upstreams/upstream.types';
import type { Fault } from './world/world.types';

/** Effect on one request: its delay, and the response sent instead; null to serve it normally. */
export interface FaultDecision {
  delayMs: number;
  reply: Reply | null;
}

/** Applies a world's faults in request order; requests are counted per upstream. */
export class FaultBook {
  private readonly players = new Map<string, () => FaultDecision>();

  constructor(private readonly faults: ReadonlyMap<string, Fault>) {}

  next(upstream: string): FaultDecision {
    const player =
      this.players.get(upstream) ??
      createFaultPlayer(this.faults.get(upstream) ?? this.faults.get('default'), upstream);
    this.players.set(upstream, player);
    return player();
  }
}

function createFaultPlayer(fault: Fault | undefined, upstream: string): () => FaultDecision {
  if (!fault) return () => ({ delayMs: 0, reply: null });
  const { latencyMs: delayMs, down, quota, errorRate } = fault;
  const random = fault.seed === undefined ? Math.random : seededRandom(fault.seed, upstream);
  const failed = (status: number) => plain('Service unavailable', status, retryAfter(fault.retryAfter));
  let asked = 0;
  return () => {
    asked += 1;
    if (down) return { delayMs, reply: { status: 0, wire: { kind: 'reset' } } };
    if (quota !== undefined && asked > quota) return { delayMs, reply: failed(fault.status ?? 429) };
    return { delayMs, reply: errorRate > 0 && random() < errorRate ? failed(fault.status ?? 503) : null };
  };
}

/** Mulberry32: small, and identical on every machine. The salt keeps upstreams from failing in step. */
export function seededRandom(seed: number, salt = ''): () => number {
  let state = [...salt].reduce((sum, mark) => (Math.imul(sum, 31) + mark.charCodeAt(0)) | 0, Math.trunc(seed) | 0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
