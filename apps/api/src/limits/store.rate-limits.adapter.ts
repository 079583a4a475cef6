import { createHash } from 'node:crypto';
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

interface PrefetchedTokens {
  left: number;
  /** Time in ms at which the window of this batch ends. */
  until: number;
}

/** Takes a batch of requests from a shared counter. */
type FetchTokens = (
  caller: string,
  count: number,
) => Promise<{ granted: true; lastsMs: number } | { granted: false; waitMs: number }>;

/** Maximum number of callers in memory. Above it, expired windows are dropped, and then all if that is not enough. */
const MAX_CALLERS = 10_000;

/** Grants requests from a batch that this process reserved from the shared counter. */
class TokenPrefetcher implements Pick<RateLimit, 'take'> {
  private readonly held = new Map<string, PrefetchedTokens>();
  private readonly refills = new Map<string, Promise<number>>();

  constructor(
    private readonly draw: FetchTokens,
    private readonly batchSize: number,
    private readonly now: () => number = () => performance.now(),
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
    if (!batch || batch.left === 0 || batch.until <= this.now()) return false;
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
    this.evictOldest();
    // Valid for at least 100 ms, so that the current request is granted even at the end of the window.
    this.held.set(caller, { left: this.batchSize, until: this.now() + Math.max(100, batch.lastsMs) });
    return 0;
  }

  private evictOldest(): void {
    if (this.held.size < MAX_CALLERS) return;
    const now = this.now();
    for (const [caller, { until }] of this.held) if (until <= now) this.held.delete(caller);
    if (this.held.size >= MAX_CALLERS) this.held.clear();
  }
}

class StoreRateLimit implements RateLimit {
  private readonly blocked = new BlockedCallers();
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
    const known = this.blocked.leftOf(caller);
    if (known > 0) return known;
    const state = await this.limiter.get(keyOf(caller));
    const waitMs = state && state.consumedPoints >= this.limiter.points ? Math.max(1, state.msBeforeNext) : 0;
    this.blocked.note(caller, waitMs);
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

const MAX_BLOCKED = 50_000;

/** Cache of blocked callers, so that repeated requests do not reach the store. */
class BlockedCallers {
  private readonly until = new Map<string, number>();

  leftOf(caller: string): number {
    const left = (this.until.get(caller) ?? 0) - performance.now();
    if (left <= 0) this.until.delete(caller);
    return Math.max(0, left);
  }

  note(caller: string, waitMs: number): void {
    if (waitMs === 0) return;
    if (this.until.size >= MAX_BLOCKED) this.until.clear();
    this.until.set(caller, performance.now() + waitMs);
  }
}
