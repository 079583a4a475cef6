/**
 * Interval within which a second Ctrl-C is a duplicate: on a terminal it comes from both the terminal and the launcher.
 * A person is slower.
 */
const DUPLICATE_SIGNAL_MS = 300;

/** Resolves on SIGINT or SIGTERM; a second signal ends the process immediately. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let firstAt: number | null = null;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (firstAt !== null && performance.now() - firstAt > DUPLICATE_SIGNAL_MS) process.exit(1);
        firstAt ??= performance.now();
        resolve();
      });
    }
  });
}
