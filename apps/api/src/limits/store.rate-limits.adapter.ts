import { createHash } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterRes,
  type IRateLimiterStoreOptions,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { prefetchSize, toWindow } from './allowance.policy';
import { TokenPrefetcher, type FetchTokens } from './token-prefetcher';
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

  limit({ name, allowance, ahead = false }: RateLimitOptions): RateLimit {
    if (allowance.perMinute === 0) return UNLIMITED;
    const window = toWindow(allowance);
    const own = { keyPrefix: name, points: window.points, duration: window.seconds };
    const limiter = this.make({
      ...own,
      // Callers over the limit are rejected from memory, so that a flood of requests does not reach the store.
      inMemoryBlockOnConsumed: window.points,
      insuranceLimiter: new LocalCounter(own, this.onAlone),
    });
    return new StoreRateLimit(limiter, ahead ? prefetchSize(window) : 1);
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

class StoreRateLimit implements RateLimit {
  private readonly blocked = new BlockedCallers();
  private readonly ahead: TokenPrefetcher | null;

  constructor(
    private readonly limiter: RateLimiterAbstract,
    atOnce: number,
  ) {
    this.ahead = atOnce > 1 ? new TokenPrefetcher(this.draw, atOnce) : null;
  }

  async take(caller: string): Promise<number> {
    if (this.ahead) return this.ahead.take(caller);
    const drawn = await this.draw(caller, 1);
    return drawn.granted ? 0 : Math.max(1, drawn.waitMs);
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
