import type { ErrorCode } from './errors';

/**
 * Result of an external request. "Nothing found", "blocked" and "failed" are normal on the web and must never be
 * confused, so they are values instead of exceptions.
 */
export type Outcome<T> =
  | { kind: 'found'; value: T }
  /** The search succeeded but found nothing. */
  | { kind: 'nothing-found'; reason: string }
  /** Access was refused (challenge page, robots.txt, 401/403, login); `status` if the server sent an HTTP status. */
  | { kind: 'blocked'; reason: string; status?: number }
  /**
   * Prevented by a rate limit, quota or budget; `retryAt` is ISO 8601, if known; `cause` is set if the limit is
   * internal.
   */
  | { kind: 'limited'; reason: string; retryAt?: string; cause?: LimitCause }
  /** No key or URL is configured. */
  | { kind: 'not-configured'; reason: string }
  /** Network error, timeout, 5xx or unreadable response. */
  | { kind: 'failed'; reason: string; code: ErrorCode };

/** Internal limit that prevented a call: open circuit, rate limit, requested pause, or budget. */
export type LimitCause = 'circuit-open' | 'pace' | 'pause' | 'budget';

export type OutcomeKind = Outcome<unknown>['kind'];

/**
 * Whether the request was answered, which is true for `found` and `nothing-found`. Everything else is a coverage gap.
 */
export function isAnswered(outcome: { kind: OutcomeKind }): boolean {
  return outcome.kind === 'found' || outcome.kind === 'nothing-found';
}

export const found = <T>(value: T): Outcome<T> => ({ kind: 'found', value });
export const nothingFound = (reason: string): Outcome<never> => ({ kind: 'nothing-found', reason });
export const blocked = (reason: string, status?: number): Outcome<never> => ({
  kind: 'blocked',
  reason,
  ...(status === undefined ? {} : { status }),
});
export const limited = (reason: string, retryAt?: string, cause?: LimitCause): Outcome<never> => ({
  kind: 'limited',
  reason,
  retryAt,
  ...(cause === undefined ? {} : { cause }),
});
export const notConfigured = (reason: string): Outcome<never> => ({ kind: 'not-configured', reason });
export const failed = (reason: string, code: ErrorCode = 'upstream-failed'): Outcome<never> => ({
  kind: 'failed',
  reason,
  code,
});
