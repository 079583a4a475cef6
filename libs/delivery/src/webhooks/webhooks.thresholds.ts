import { HOUR_MS } from '@corroborate/domain';
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Every number webhooks go by. Durations are milliseconds. */
export const WEBHOOKS = {
  /** Waits after the first, second … failed try; with the last one used up the delivery is given up. About 31 hours. */
  retryAfterMs: [
    5 * SECOND,
    30 * SECOND,
    2 * MINUTE,
    10 * MINUTE,
    30 * MINUTE,
    2 * HOUR_MS,
    4 * HOUR_MS,
    8 * HOUR_MS,
    16 * HOUR_MS,
  ],
  /** Part of a wait that is chance, so that all that failed together does not come back together. */
  jitter: 0.2,
  /** A receiver that asks for a longer pause is not waited for. */
  longestPauseMs: 12 * HOUR_MS,
  /** A receiver has this long for its whole answer. */
  timeoutMs: 10 * SECOND,
  /**
   * After this long a sender that has not said what became of a delivery counts as dead. Longer than a try can take.
   */
  leaseMs: MINUTE,
  /** Answers are not read, only received; larger ones count as failures. */
  maxAnswerBytes: 1_000_000,
  /** What is under way when the process stops has this long to end; the rest is sent again by the next process. */
  closeGraceMs: 3 * SECOND,
  /** How often it is looked whether there is something to send. */
  pollMs: 500,
  /** Messages under way to one endpoint from one process. */
  atOnce: 8,
  /** After a rotation both secrets sign for this long. */
  rotationMs: 24 * HOUR_MS,
  /** Random bytes of a secret; the convention asks for 24 to 64. */
  secretBytes: 32,
  maxEndpoints: 50,
  /** Longest text of a page or person in a message, characters. */
  maxText: 2_000,
  maxItems: 50,
} as const;
