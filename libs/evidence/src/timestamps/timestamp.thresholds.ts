/** Limits and intervals of requests to timestamp authorities. */
export const TIMESTAMP_LIMITS = {
  /** Maximum seals per run and authority; public authorities ask clients to send few requests. */
  atOnce: 20,
  /** Lease on a seal, in ms; after that, the process stamping it is considered dead. */
  leaseMs: 300_000,
  /** Delay after the first failed attempt in ms; doubled after each attempt. */
  firstWaitMs: 60_000,
  /** Maximum delay between attempts, in ms. */
  longestWaitMs: 6 * 3_600_000,
  /** A response has about 6 kB. Stored separately from the originals of a case. */
  call: { maxBytes: 65_536, maxRedirects: 0, retries: 0, cacheTtlMs: 0, keepOriginal: false },
} as const;
