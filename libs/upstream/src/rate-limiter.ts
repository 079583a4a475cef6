import type { PaceStore } from '@corroborate/domain';
import { LRUCache } from 'lru-cache';
import { UPSTREAM } from './upstream.thresholds';
import { sleep } from './waiting';

export interface RateLimitSlot {
  key: string;
  intervalMs: number;
  maxWaitMs: number;
}

/** `refused`: the wait (ms) would be longer than allowed; nothing was booked. */
export type SlotResult = { kind: 'go' } | { kind: 'refused'; waitMs: number } | { kind: 'cancelled' };

/** Rate limits shared by all processes through the store, and pauses requested by upstreams. */
export class RateLimiter {
  /** Known pauses, so that calls without rate limit respect them without a store request. */
  private readonly pauses = new LRUCache<string, number>({ max: UPSTREAM.maxCachedKeys });
  constructor(
    private readonly store: PaceStore,
    private readonly scale: number,
  ) {}

  /** Waits for the rate limit. @throws errors of the store */
  async acquire(turn: RateLimitSlot, signal: AbortSignal): Promise<SlotResult> {
    const paused = (this.pauses.get(turn.key) ?? 0) - Date.now();
    if (paused > turn.maxWaitMs) return { kind: 'refused', waitMs: paused };
    let waitMs = paused;
    if (turn.intervalMs > 0) {
      const slot = await this.store.reserve(turn.key, turn.intervalMs, turn.maxWaitMs);
      if (!slot.granted) return { kind: 'refused', waitMs: slot.waitMs };
      waitMs = Math.max(waitMs, slot.waitMs);
    }
    return (await sleep(waitMs, signal)) ? { kind: 'go' } : { kind: 'cancelled' };
  }

  /** Blocks calls with this key for `ms`. @throws errors of the store */
  async pause(key: string, ms: number): Promise<void> {
    if (ms <= 0) return;
    const until = Math.max(Date.now() + ms, this.pauses.get(key) ?? 0);
    this.pauses.set(key, until);
    if (this.scale > 0) await this.store.pauseUntil(key, new Date(until));
  }
}
