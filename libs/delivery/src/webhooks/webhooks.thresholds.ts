import { HOUR_MS } from '@corroborate/domain';
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** All webhook limits. Durations are milliseconds. */
export const WEBHOOK_LIMITS = {
  /**
   * Delays after the first, second … failed attempt; after the last one the delivery is abandoned. About 31 hours in
   * total.
   */
  retryAfterMs: [
    5 * SECOND_MS,
    30 * SECOND_MS,
    2 * MINUTE_MS,
    10 * MINUTE_MS,
    30 * MINUTE_MS,
    2 * HOUR_MS,
    4 * HOUR_MS,
    8 * HOUR_MS,
    16 * HOUR_MS,
  ],
  /** Random share of a wait, so that simultaneous failures are not all retried at once. */
  jitter: 0.2,
  /** Maximum delay that a receiver can request. */
  longestPauseMs: 12 * HOUR_MS,
  /** Time limit for the receiver's complete response. */
  timeoutMs: 10 * SECOND_MS,
  /**
   * A delivery without a result after this long can be reclaimed: its sender is considered dead. Longer than an attempt
   * can take.
   */
  leaseMs: MINUTE_MS,
  /** Response bodies are received but not parsed; larger ones count as failures. */
  maxAnswerBytes: 1_000_000,
  /** Grace period for deliveries in progress on shutdown; the next process resends the rest. */
  closeGraceMs: 3 * SECOND_MS,
  /** Polling interval. */
  pollMs: 500,
  /** Maximum concurrent deliveries per endpoint and process. */
  atOnce: 8,
  /** How long messages are signed with both secrets after a rotation. */
  rotationMs: 24 * HOUR_MS,
  /** Random bytes of a secret; Standard Webhooks requires 24 to 64. */
  secretBytes: 32,
  maxEndpoints: 50,
  /** Maximum characters of text from pages or people in a message. */
  maxText: 2_000,
  maxItems: 50,
} as const;
