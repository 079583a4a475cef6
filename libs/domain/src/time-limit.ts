import { failed, type Outcome } from './outcome';
import type { CallContext } from './ports/upstream-gateway.port';

/**
 * The same context with so many milliseconds for all that is asked under it. What is under way then is broken off; what
 * was found by then is used.
 */
export const within = (context: CallContext, ms: number): CallContext => ({
  ...context,
  signal: AbortSignal.any([...(context.signal ? [context.signal] : []), AbortSignal.timeout(ms)]),
});

/** Did the time run out, and was it not someone who cancelled? */
export const isOutOfTime = (signal: AbortSignal | undefined): boolean =>
  signal?.aborted === true && signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';

/** What was broken off is distinguished from what failed by itself. */
export const inTime = <T>(outcome: Outcome<T>, { signal }: CallContext, words: string): Outcome<T> =>
  outcome.kind === 'failed' && isOutOfTime(signal) ? failed(words, 'cancelled') : outcome;
