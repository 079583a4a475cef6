import type { Allowance } from './allowance.policy';

/** One limit, counted for each caller apart. */
export interface RateLimit {
  /** Takes one. Milliseconds to wait; 0 = granted. Never rejects. */
  take(caller: string): Promise<number>;
  /** Would one be granted? Takes none. Never rejects. */
  wait(caller: string): Promise<number>;
}

export interface LimitOrder {
  /** Under this name all processes count together; `a-z` and dashes. */
  name: string;
  /** `perMinute` 0 grants everything. */
  allowance: Allowance;
  /** Some are taken ahead, so that few requests ask the store; how many are left is then known only roughly. */
  ahead?: boolean;
}

/** Limits that all API processes share. */
export interface RateLimits {
  limit(order: LimitOrder): RateLimit;
}

/** Injection token of `RateLimits`. */
export const RATE_LIMITS = Symbol('RateLimits');
