import type { Fault } from './world/world.types';
import type { FaultCall } from './upstreams/upstream.types';

/** What is to happen to one request. */
export interface FaultDecision {
  delayMs: number;
  /** The server is not there. */
  down: boolean;
  call: FaultCall | null;
}

const NOTHING: FaultDecision = { delayMs: 0, down: false, call: null };

/** Plays the faults of one upstream, in order of request. */
export class FaultPlayer {
  private asked = 0;
  private readonly random: () => number;

  constructor(
    private readonly fault: Fault | undefined,
    salt = '',
  ) {
    this.random = fault?.seed === undefined ? Math.random : seededRandom(fault.seed, salt);
  }

  next(): FaultDecision {
    if (!this.fault) return NOTHING;
    const { latencyMs, down, errorRate, status = 503, retryAfter, quota } = this.fault;
    this.asked++;
    if (down) return { delayMs: latencyMs, down: true, call: null };
    if (quota !== undefined && this.asked > quota) {
      return {
        delayMs: latencyMs,
        down: false,
        call: { kind: 'quota', status: this.fault.status ?? 429, retryAfter },
      };
    }
    const failing = errorRate > 0 && this.random() < errorRate;
    return { delayMs: latencyMs, down: false, call: failing ? { kind: 'error', status, retryAfter } : null };
  }
}

/** The players of a world: one an upstream, so that order and quota are counted by name. */
export class FaultBook {
  private readonly players = new Map<string, FaultPlayer>();

  constructor(private readonly faults: ReadonlyMap<string, Fault>) {}

  next(upstream: string): FaultDecision {
    const player =
      this.players.get(upstream) ?? new FaultPlayer(this.faults.get(upstream) ?? this.faults.get('default'), upstream);
    this.players.set(upstream, player);
    return player.next();
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
