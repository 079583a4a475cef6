import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  RateLimiterMemory,
  RateLimiterRes,
  type IRateLimiterStoreOptions,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { prefetchSize, toWindow } from './allowance.policy';
import type { RateLimitOptions, RateLimit, RateLimits } from './rate-limits.port';

/** Limiter options that do not depend on the store. */
export type LimiterOptions = Required<
  Pick<IRateLimiterStoreOptions, 'keyPrefix' | 'points' | 'duration' | 'inMemoryBlockOnConsumed' | 'insuranceLimiter'>
>;
export type MakeLimiter = (options: LimiterOptions) => RateLimiterAbstract;

/**
 * Rate limits in a store shared by all API processes. While it is unavailable, each process counts locally with the
 * same limits.
 */
export class StoreRateLimits implements RateLimits {
  /** @param onAlone called whenever this process counts locally */
  constructor(
    private readonly make: MakeLimiter,
    private readonly onAlone: () => void = () => undefined,
  ) {}

  limit({ name, allowance, prefetch = false }: RateLimitOptions): RateLimit {
    if (allowance.perMinute === 0) return UNLIMITED;
    const window = toWindow(allowance);
    const own = { keyPrefix: name, points: window.points, duration: window.seconds };
    const limiter = this.make({
      ...own,
      // Callers over the limit are rejected from memory, so that a flood of requests does not reach the store.
      inMemoryBlockOnConsumed: window.points,
      insuranceLimiter: new LocalCounter(own, this.onAlone),
    });
    return new StoreRateLimit(limiter, prefetch ? prefetchSize(window) : 1);
  }
}

/** Local fallback while the store is unavailable. */
class LocalCounter extends RateLimiterMemory {
  constructor(
    options: ConstructorParameters<typeof RateLimiterMemory>[0],
    private readonly onUse: () => void,
  ) {
    super(options);
  }

  override consume(...asked: Parameters<RateLimiterMemory['consume']>): Promise<RateLimiterRes> {
    this.onUse();
    return super.consume(...asked);
  }
}

const UNLIMITED: RateLimit = { take: async () => 0, wait: async () => 0 };

/** Takes a batch of requests from a shared counter. */
type FetchTokens = (
  caller: string,
  count: number,
) => Promise<{ granted: true; lastsMs: number } | { granted: false; waitMs: number }>;

/** Maximum number of callers in memory; the least recently seen are dropped first. */
const MAX_CALLERS = { held: 10_000, blocked: 50_000 };

/** Grants requests from a batch that this process reserved from the shared counter. */
class TokenPrefetcher implements Pick<RateLimit, 'take'> {
  /** Tokens left by caller, until the window of their batch ends. */
  private readonly held = new LRUCache<string, { left: number }>({ max: MAX_CALLERS.held });
  private readonly refills = new Map<string, Promise<number>>();

  constructor(
    private readonly draw: FetchTokens,
    private readonly batchSize: number,
  ) {}

  async take(caller: string): Promise<number> {
    while (!this.spend(caller)) {
      // Concurrent requests wait for the same batch.
      const waitMs = await (this.refills.get(caller) ?? this.refill(caller));
      if (waitMs > 0) return waitMs;
    }
    return 0;
  }

  private spend(caller: string): boolean {
    const batch = this.held.get(caller);
    if (!batch || batch.left === 0) return false;
    batch.left -= 1;
    return true;
  }

  private refill(caller: string): Promise<number> {
    const refill = this.fetchFor(caller).finally(() => this.refills.delete(caller));
    this.refills.set(caller, refill);
    return refill;
  }

  private async fetchFor(caller: string): Promise<number> {
    const batch = await this.draw(caller, this.batchSize);
    if (!batch.granted) return Math.max(1, batch.waitMs);
    // Valid for at least 100 ms, so that the current request is granted even at the end of the window.
    this.held.set(caller, { left: this.batchSize }, { ttl: Math.max(100, batch.lastsMs) });
    return 0;
  }
}

class StoreRateLimit implements RateLimit {
  /** Remembers blocked callers until their block expires, so that repeated requests do not reach the store. */
  private readonly blocked = new LRUCache<string, true>({ max: MAX_CALLERS.blocked });
  private readonly prefetcher: TokenPrefetcher | null;

  constructor(
    private readonly limiter: RateLimiterAbstract,
    batchSize: number,
  ) {
    this.prefetcher = batchSize > 1 ? new TokenPrefetcher(this.draw, batchSize) : null;
  }

  async take(caller: string): Promise<number> {
    if (this.prefetcher) return this.prefetcher.take(caller);
    const batch = await this.draw(caller, 1);
    return batch.granted ? 0 : Math.max(1, batch.waitMs);
  }

  async wait(caller: string): Promise<number> {
    const known = this.blocked.getRemainingTTL(caller);
    if (known > 0) return known;
    const state = await this.limiter.get(keyOf(caller));
    const waitMs = state && state.consumedPoints >= this.limiter.points ? Math.max(1, state.msBeforeNext) : 0;
    if (waitMs > 0) this.blocked.set(caller, true, { ttl: waitMs });
    return waitMs;
  }

  private readonly draw: FetchTokens = async (caller, count) => {
    try {
      const { msBeforeNext } = await this.limiter.consume(keyOf(caller), count);
      return { granted: true, lastsMs: msBeforeNext };
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return { granted: false, waitMs: refusal.msBeforeNext };
      throw refusal;
    }
  };
}

/** Store key of a caller, hashed so that no IP address or name is stored and all keys have the same length. */
const keyOf = (caller: string): string => createHash('sha256').update(caller).digest('base64url');
