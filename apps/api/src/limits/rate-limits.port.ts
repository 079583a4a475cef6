import type { Allowance } from './allowance.policy';

/** One limit, counted per caller. */
export interface RateLimit {
  /** Takes one request. Returns the milliseconds to wait; 0 if granted. Never rejects. */
  take(caller: string): Promise<number>;
  /** Same as `take`, but does not count a request. Never rejects. */
  wait(caller: string): Promise<number>;
}

export interface RateLimitOptions {
  /** Name shared by all processes; only `a-z` and dashes. */
  name: string;
  /** `perMinute` 0 disables the limit. */
  allowance: Allowance;
  /** Prefetches tokens in batches, so that few requests call the store; the remaining count is then approximate. */
  ahead?: boolean;
}

/** Limits shared by all API processes. */
export interface RateLimits {
  limit(order: RateLimitOptions): RateLimit;
}

/** Injection token of `RateLimits`. */
export const RATE_LIMITS = Symbol('RateLimits');
