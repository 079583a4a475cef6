/** Settings for requests to timestamp authorities. */
export const TIMESTAMP_LIMITS = {
  /** Maximum seals per run and authority; public authorities ask for few requests. */
  atOnce: 20,
  /** Lease of a stamping process in ms; after that it is considered dead. */
  leaseMs: 300_000,
  /** First wait in ms; doubled after each attempt. */
  firstWaitMs: 60_000,
  /** Maximum wait in ms. */
  longestWaitMs: 6 * 3_600_000,
  /** A response has about 6 kB. Stored separately from the originals of a case. */
  call: { maxBytes: 65_536, maxRedirects: 0, retries: 0, cacheTtlMs: 0, keepOriginal: false },
} as const;
