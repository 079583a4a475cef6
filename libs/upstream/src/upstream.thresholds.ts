import { DAY_MS } from '@corroborate/domain';
/** Every number the gateway decides by. Durations are milliseconds, sizes bytes. */
export const UPSTREAM = {
  /** Ports a page or an API of the public web may use. */
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
  /** A longer `Retry-After` is taken for this long: some servers send nonsense. */
  retryAfterMaxMs: DAY_MS,
  /** Left over for the repeated call itself; a wait that leaves less is not worth it. */
  retryReserveMs: 200,

  /** A timer that rings so much too late: the process was frozen, or its machine asleep. */
  standstillMs: 1_000,

  /** How long a call may wait for its turn when the request does not say. */
  paceMaxWaitMs: 30_000,

  /** Consecutive failures that open the circuit of a provider or page host. */
  breakerFailures: 5,
  /** … for this long at first, doubling up to the maximum while the trial calls fail. */
  breakerOpenMs: 15_000,
  breakerMaxOpenMs: 300_000,
  /** Hosts remembered by breakers and pauses; the ones not used for longest are forgotten. */
  maxCachedKeys: 2_000,

  /** "Not there" may change soon (a page is about to be published), so it is reused for less time. */
  absentTtlMs: 3_600_000,
} as const;
