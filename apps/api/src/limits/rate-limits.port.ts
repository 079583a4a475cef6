import type { Allowance } from './allowance.policy';

/** A rate limit, counted per caller. */
export interface RateLimit {
  /** Takes one request. Returns the time to wait in ms, or 0 if granted. Never rejects. */
  take(caller: string): Promise<number>;
  /** Like `take`, but without counting a request. Never rejects. */
  wait(caller: string): Promise<number>;
}

export interface RateLimitOptions {
  /** Name shared by all processes, consisting of `a-z` and hyphens. */
  name: string;
  /** `perMinute` 0 disables the limit. */
  allowance: Allowance;
  /** Reserves requests in batches, so that few of them access the store. The remaining count is then approximate. */
  prefetch?: boolean;
}

/** Limits shared by all API processes. */
export interface RateLimits {
  limit(order: RateLimitOptions): RateLimit;
}

/** Injection token of `RateLimits`. */
export const RATE_LIMITS = Symbol('RateLimits');
