/** How often a running stage looks whether its investigation was cancelled, or its time is over. */
const LOOK_EVERY_MS = 2000;

/**
 * A signal that also aborts once `look` gives a word for why; `stop` must be called when the work is done. `ended` is
 * that word.
 */
export function watch<Why>(outer: AbortSignal, look: () => Promise<Why | null>) {
  const inner = new AbortController();
  let ended: Why | null = null;
  const timer = setInterval(() => {
    look().then(
      (why) => {
        if (why === null || ended !== null) return;
        ended = why;
        inner.abort(new Error('the investigation was cancelled or reached its time limit'));
      },
      // A database that cannot answer now is no reason to stop; the next look will tell.
      () => undefined,
    );
  }, LOOK_EVERY_MS);
  timer.unref();
  return {
    signal: AbortSignal.any([outer, inner.signal]),
    ended: () => ended,
    stop: () => clearInterval(timer),
  };
}
