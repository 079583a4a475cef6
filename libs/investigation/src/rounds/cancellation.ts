/** Interval in ms at which a running stage checks for cancellation and its time limit. */
const CHECK_INTERVAL_MS = 2000;
/** First checks are delayed to multiples of this time, so that checks of different stages coincide. */
const ALIGNMENT_MS = 1000;

/**
 * A signal that also aborts when `look` returns a reason; `ended` then returns that reason. Call `stop` when the work
 * is done.
 */
export function watchForCancellation<Why>(outer: AbortSignal, look: () => Promise<Why | null>) {
  const inner = new AbortController();
  let ended: Why | null = null;
  const check = () => {
    look().then(
      (why) => {
        if (why === null || ended !== null) return;
        ended = why;
        inner.abort(new Error('the investigation was cancelled or reached its time limit'));
      },
      // A database error is no reason to stop; the next check may succeed.
      () => undefined,
    );
    timer = setTimeout(check, CHECK_INTERVAL_MS).unref();
  };
  let timer = setTimeout(check, CHECK_INTERVAL_MS + ALIGNMENT_MS - (performance.now() % ALIGNMENT_MS)).unref();
  return {
    signal: AbortSignal.any([outer, inner.signal]),
    ended: () => ended,
    stop: () => clearTimeout(timer),
  };
}
