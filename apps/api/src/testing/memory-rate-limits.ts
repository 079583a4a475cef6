import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimits } from '../limits/rate-limits.port';
import { StoreRateLimits } from '../limits/store.rate-limits.adapter';

/** Counts of this process alone. */
export const memoryRateLimits = (): RateLimits => new StoreRateLimits((options) => new RateLimiterMemory(options));
