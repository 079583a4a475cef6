/** How often a running stage looks whether its investigation was cancelled. */
const LOOK_EVERY_MS = 2000;

/** A signal that also aborts once `isOver` says so; `stop` must be called when the work is done. */
export function watchForCancellation(outer: AbortSignal, isOver: () => Promise<boolean>) {
  const inner = new AbortController();
  let cancelled = false;
  const timer = setInterval(() => {
    isOver().then(
      (over) => {
        if (!over) return;
        cancelled = true;
        inner.abort(new Error('the investigation was cancelled'));
      },
      // A database that cannot answer now is no reason to stop; the next look will tell.
      () => undefined,
    );
  }, LOOK_EVERY_MS);
  timer.unref();
  return {
    signal: AbortSignal.any([outer, inner.signal]),
    cancelled: () => cancelled,
    stop: () => clearInterval(timer),
  };
}
