import { MINUTE_MS } from '@corroborate/domain';

/** Settings for monitoring sources. */
export const SOURCE_WATCH_LIMITS = {
  /** Concurrent checks per process; each host is queried at its own rate. */
  atOnce: 4,
  /**
   * After this long without a heartbeat, another process may take a check. Longer than loading a
   * page and its robots.txt takes.
   */
  leaseMs: 5 * MINUTE_MS,
  /** A check that crashed its process this often is abandoned. */
  mostTries: 6,
  /** A run ends after this long; the next one continues. */
  runMs: 10 * MINUTE_MS,
  /**
   * A missing page is checked again after this wait before anyone is notified, because servers have
   * brief outages.
   */
  confirmMs: 15 * MINUTE_MS,
  /** Waits before retrying a page that could not be read; then the check ends until the next one is due. */
  againMs: [15 * MINUTE_MS, 120 * MINUTE_MS],
} as const;
