import { MINUTE_MS } from '@corroborate/domain';

/** How sources are looked at again. */
export const WATCHING = {
  /** Looks that one process makes at once: other hosts are asked meanwhile, each host at its own pace. */
  atOnce: 4,
  /** A look whose process has been silent this long is taken by another. Longer than a page and its robots.txt take. */
  leaseMs: 5 * MINUTE_MS,
  /** A look that ended its process this often is given up. */
  mostTries: 6,
  /** One run ends after this long, ms; the next one goes on. */
  runMs: 10 * MINUTE_MS,
  /** A page that is not there is asked for once more before anybody is told: servers have bad minutes. */
  confirmMs: 15 * MINUTE_MS,
  /** Waits before a page that could not be read is tried again; then the look is over until the next one is due. */
  againMs: [15 * MINUTE_MS, 120 * MINUTE_MS],
} as const;
