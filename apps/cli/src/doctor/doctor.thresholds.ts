import { DAY_MS } from '@corroborate/domain';

export const DOCTOR_LIMITS = {
  /** Timeout for a store in ms; short because a person is waiting. */
  waitMs: 3_000,
  /**
   * Free disk space in bytes for the embedded database: below the first value the check warns, below the second
   * PostgreSQL may stop at any time.
   */
  littleSpace: 2e9,
  noSpace: 3e8,
  /** Clock difference to the database in ms that causes a warning and an error; leases and pauses use both clocks. */
  clockApart: 2_000,
  clockFarApart: 60_000,
  /** An investigation open for longer than this (ms) probably has no worker. */
  openMs: 10 * 60_000,
  /** A key that expires sooner than this (ms) should be replaced. */
  keyEndsMs: 14 * DAY_MS,
  /** Warn about a model or service that is retired within this time (ms). */
  retirementMs: 60 * DAY_MS,
} as const;
