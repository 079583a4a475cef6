import { DAY_MS } from '@corroborate/domain';

export const DOCTOR = {
  /** How long a store is waited for, ms: a person looks on. */
  waitMs: 3_000,
  /** Free space of the disk with the embedded database, bytes: below the first it should be watched, below the second
   * PostgreSQL may stop at any moment. */
  littleSpace: 2e9,
  noSpace: 3e8,
  /** Maximum clock difference to the database in ms; leases and pauses use both clocks. */
  clockApart: 2_000,
  clockFarApart: 60_000,
  /** An investigation that is open longer than this has probably no worker, ms. */
  openMs: 10 * 60_000,
  /** A key that ends sooner than this should be replaced, ms. */
  keyEndsMs: 14 * DAY_MS,
  /** A model or service that ends sooner than this is warned of, ms. */
  retirementMs: 60 * DAY_MS,
} as const;
