/**
 * On a terminal, Ctrl-C is received twice, from the terminal and from the launcher, within this
 * time; a person is slower.
 */
const DUPLICATE_SIGNAL_MS = 300;

/** Resolves at SIGINT or SIGTERM; a second signal ends the process at once. */
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
