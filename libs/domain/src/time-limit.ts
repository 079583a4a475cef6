import { failed, type Outcome } from './outcome';
import type { CallContext } from './ports/upstream-gateway.port';

/** The context with a time limit in ms. Calls in progress are aborted; results so far are used. */
export const withTimeLimit = (context: CallContext, ms: number): CallContext => ({
  ...context,
  signal: AbortSignal.any([...(context.signal ? [context.signal] : []), AbortSignal.timeout(ms)]),
});

/** Whether the time limit aborted it, as opposed to a cancellation. */
export const isTimedOut = (signal: AbortSignal | undefined): boolean =>
  signal?.aborted === true && signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';

/** Marks outcomes that the time limit cut off, to distinguish them from failures. */
export const markTimedOut = <T>(outcome: Outcome<T>, { signal }: CallContext, words: string): Outcome<T> =>
  outcome.kind === 'failed' && isTimedOut(signal) ? failed(words, 'cancelled') : outcome;
