import { DAY_MS } from '@corroborate/domain';
/** All limits of the gateway. Durations are milliseconds, sizes bytes. */
export const UPSTREAM = {
  /** Allowed ports for public pages and APIs. */
  ports: ['', '80', '443', '8080', '8443'],
  maxAddressLength: 8192,

  maxRedirects: 8,
  /** Maximum bytes of a redirect body read to reuse the connection. */
  redirectBodyBytes: 16_384,
  maxHeaderBytes: 65_536,
  connectTimeoutMs: 10_000,
  /** Sockets per origin. */
  connections: 64,

  retries: 2,
  backoffMs: 250,
  backoffMaxMs: 8_000,
  /** A longer `Retry-After` is capped at this, because some servers send nonsense. */
  retryAfterMaxMs: DAY_MS,
  /** Reserved for the retried call itself; a wait that leaves less is not worthwhile. */
  retryReserveMs: 200,

  /** A timer this late shows that the process was suspended or the machine asleep. */
  standstillMs: 1_000,

  /** Default maximum wait for the rate limit. */
  paceMaxWaitMs: 30_000,

  /** Consecutive failures that open the circuit of a provider or page host. */
  breakerFailures: 5,
  /** Initial time a circuit stays open, doubling up to the maximum while trial calls fail. */
  breakerOpenMs: 15_000,
  breakerMaxOpenMs: 300_000,
  /** Hosts remembered by breakers and pauses; the least recently used are dropped. */
  maxCachedKeys: 2_000,

  /** "Not found" may change soon (a page about to be published), so it is cached for less time. */
  absentTtlMs: 3_600_000,
} as const;
