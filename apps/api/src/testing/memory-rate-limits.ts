import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimits } from '../limits/rate-limits.port';
import { StoreRateLimits } from '../limits/store.rate-limits.adapter';

/** Rate limits of this process only. */
export const memoryRateLimits = (): RateLimits => new StoreRateLimits((options) => new RateLimiterMemory(options));
