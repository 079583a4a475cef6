import { failed, type Outcome } from './outcome';
import type { CallContext } from './ports/upstream-gateway.port';

/**
 * The context with a time limit in ms. Once it is reached, calls in progress are aborted and the results so far are
 * used.
 */
export const withTimeLimit = (context: CallContext, ms: number): CallContext => ({
  ...context,
  signal: AbortSignal.any([...(context.signal ? [context.signal] : []), AbortSignal.timeout(ms)]),
});

/** Whether the signal was aborted by the time limit rather than a cancellation. */
export const isTimedOut = (signal: AbortSignal | undefined): boolean =>
  signal?.aborted === true && signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';

/** Marks an outcome as cut off by the time limit, to distinguish it from a failure. */
export const markTimedOut = <T>(outcome: Outcome<T>, { signal }: CallContext, words: string): Outcome<T> =>
  outcome.kind === 'failed' && isTimedOut(signal) ? failed(words, 'cancelled') : outcome;
