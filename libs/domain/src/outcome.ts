import type { ErrorCode } from './errors';

/**
 * Result of an external request. "Nothing found", "blocked" and "failed" are normal on the web, so they are values
 * instead of exceptions and must never be confused.
 */
export type Outcome<T> =
  | { kind: 'found'; value: T }
  /** We looked and there was nothing. */
  | { kind: 'nothing-found'; reason: string }
  /**
   * The other side would not let us look (challenge page, robots.txt, 401/403, login); `status` where it was one of
   * HTTP that said so.
   */
  | { kind: 'blocked'; reason: string; status?: number }
  /** A rate, quota or budget kept us from looking; `retryAt` is ISO 8601 where known, `cause` where it was our own. */
  | { kind: 'limited'; reason: string; retryAt?: string; cause?: LimitCause }
  /** No key or address is configured. */
  | { kind: 'not-configured'; reason: string }
  /** It broke: network, timeout, 5xx, unreadable answer. */
  | { kind: 'failed'; reason: string; code: ErrorCode };

/** Internal limit that prevented a call: open circuit, rate limit, requested pause, or budget. */
export type LimitCause = 'circuit-open' | 'pace' | 'pause' | 'budget';

export type OutcomeKind = Outcome<unknown>['kind'];

/** Could we look at all? `found` and `nothing-found` are answers, everything else is a hole in the coverage. */
export function answered(outcome: { kind: OutcomeKind }): boolean {
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
