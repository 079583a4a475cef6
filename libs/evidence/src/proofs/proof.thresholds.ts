import { PROOF_LIMITS } from './ots.format';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How calendars are asked. */
export const PROVING = {
  /** Seals in one run, for each calendar, and as many promises: calendars live on gifts. */
  atOnce: 20,
  /** Who asks has it to itself for so long, and is taken to be dead then. */
  leaseMs: 5 * MINUTE,
  /** After an attempt that brought nothing, doubled with every further one … */
  firstWaitMs: MINUTE,
  longestWaitMs: 6 * HOUR,
  /** A calendar puts what it has into a block every few hours. */
  firstLookMs: HOUR,
  longestLookMs: 24 * HOUR,
  /** Bytes of what a calendar wants to be asked for, which stand in an address: it has some forty. */
  longestPromise: 256,
  nonceBytes: 16,
  /** An answer is none of the case's originals: the proof is kept by itself. */
  call: { maxBytes: PROOF_LIMITS.answerBytes, maxRedirects: 0, retries: 0, cacheTtlMs: 0, keepOriginal: false },
} as const;

/** How long to wait after so many attempts. */
export const doubled = (firstMs: number, longestMs: number, attempts: number): number =>
  Math.min(firstMs * 2 ** Math.min(attempts - 1, 20), longestMs);
