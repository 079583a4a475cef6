import { MINUTE_MS } from '@corroborate/domain';

/** Settings for monitoring sources. */
export const SOURCE_WATCH_LIMITS = {
  /** Maximum concurrent checks per process; each host has its own rate limit. */
  atOnce: 4,
  /**
   * Time without a heartbeat after which another process may claim a check. Longer than it takes to load a page and its
   * robots.txt.
   */
  leaseMs: 5 * MINUTE_MS,
  /** Maximum attempts; a check that crashed its process this often is abandoned. */
  mostTries: 6,
  /** Maximum duration of a run; the next run continues. */
  runMs: 10 * MINUTE_MS,
  /** Time after which a missing page is checked again before anyone is notified, because servers have brief outages. */
  confirmMs: 15 * MINUTE_MS,
  /** Delays before retrying a page that could not be read; after the last one, the check ends until the next is due. */
  againMs: [15 * MINUTE_MS, 120 * MINUTE_MS],
} as const;
