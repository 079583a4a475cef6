/** How authorities of times are asked. */
export const STAMPING = {
  /** Seals in one run, for each authority: public ones ask not to be asked too often. */
  atOnce: 20,
  /** Lease of a stamping process in ms; after that it is considered dead. */
  leaseMs: 300_000,
  /** Doubled with every attempt … */
  firstWaitMs: 60_000,
  /** … up to this. */
  longestWaitMs: 6 * 3_600_000,
  /** A response has about 6 kB. Stored separately from the originals of a case. */
  call: { maxBytes: 65_536, maxRedirects: 0, retries: 0, cacheTtlMs: 0, keepOriginal: false },
} as const;
