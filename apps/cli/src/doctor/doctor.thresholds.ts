import { DAY_MS } from '@corroborate/domain';

export const DOCTOR_LIMITS = {
  /** Timeout for a store in ms; short because a person is waiting. */
  waitMs: 3_000,
  /**
   * Free disk space for the embedded database in bytes: below the first value it is a warning,
   * below the second PostgreSQL may stop at any time.
   */
  littleSpace: 2e9,
  noSpace: 3e8,
  /** Maximum clock difference to the database in ms; leases and pauses use both clocks. */
  clockApart: 2_000,
  clockFarApart: 60_000,
  /** An investigation open longer than this (ms) probably has no worker. */
  openMs: 10 * 60_000,
  /** A key that expires sooner than this (ms) should be replaced. */
  keyEndsMs: 14 * DAY_MS,
  /** Warn about a model or service that is retired within this time (ms). */
  retirementMs: 60 * DAY_MS,
} as const;
